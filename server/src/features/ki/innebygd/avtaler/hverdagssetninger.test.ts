import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Djupna (sesong 1)', 'Ravnefjell Film AS', 1, 2023, 'TV-drama', 8]])

test.each([
  ['PARTER\nRavnefjell Film AS\nTone Brekke Lian'],
  ['Parter i denne kontrakten er produksjonsselskapet Ravnefjell Film AS og klipper Tone Brekke Lian.'],
  ['ARBEIDSAVTALE FOR TONE BREKKE LIAN\n\nArbeidsgiver er Ravnefjell Film AS.'],
  ['Undertegnede Tone Brekke Lian og Ravnefjell Film AS v/Geir Myhre har inngått følgende avtale:'],
  [
    'Kontrakten er inngått den 4. mai 2023 av Ravnefjell Film AS, representert ved produsent Geir Myhre, og Tone Brekke Lian, representert ved agent Eva Sund i Sund Agentur AS.',
  ],
  ['Vi har gleden av å ønske Tone Brekke Lian velkommen til Ravnefjell Film AS!'],
  [
    'Lian Editing AS (the "Lender") agrees with Ravnefjell Film AS to lend the services of Tone Brekke Lian (the "Artist").',
  ],
])('partene er sagt slik: %s', async parter => {
  const { hvem, selskap } = await finn(`
${parter}

1. Arbeidet gjelder dramaserien «Djupna», sesong 1.

2. Lønnen er 21 500 kroner per uke.

For selskapet|For arbeidstaker`)
  expect({ hvem, selskap }).toEqual({ hvem: 'Tone Brekke Lian', selskap: 'Ravnefjell Film AS' })
})

test('et selskap med «og» i navnet er ikke en person og et selskap', async () => {
  const { selskap } = await finn(`
Arbeidsgiver: Skumring Film og TV AS
Arbeidstaker: Tone Brekke Lian`)
  expect(selskap).toBe('Skumring Film og TV AS')
})

test('arbeidet sagt på engelsk', async () => {
  const { registreringer } = await finn(`
Ravnefjell Film AS hereby confirms that Tone Brekke Lian has been hired.

The work is picture editing of episodes 1–4 of the drama series “Djupna”, season 1.`)
  expect(registreringer).toEqual(['Djupna (sesong 1) / Klipp / 4'])
})

test.each([
  ['Arbeidet omfatter halvparten av sesongens ti episoder.', 5],
  ['Serien består av åtte episoder, hvorav Tone klipper to.', 2],
  ['Serien er på åtte episoder. Av disse klipper Tone nr. 2, 5 og 7.', 3],
  ['Hun er med på samtlige episoder (8 stk.).', 8],
  ['Totalt 8 episoder, alle klippes av Tone.', 8],
  ['Tone skal klippe hver annen episode, i alt fire.', 4],
  ['Det dreier seg om pilotepisoden og episode 2.', 2],
  ['Dette gjelder episodene fra 4 til 7.', 4],
  ['Tone er ansvarlig klipper for åpningsepisoden (ep. 1) og avslutningsepisoden (ep. 8).', 2],
  ['Tone klipper alle episodene unntatt den første; sesongen har åtte.', 7],
])('episodene er sagt slik: %s', async (setning, antall) => {
  const uten = createProevefinner([['Djupna (sesong 1)', 'Ravnefjell Film AS', 1, 2023, 'TV-drama', null]])
  const { registreringer } = await uten(`
AVTALE mellom Ravnefjell Film AS og Tone Brekke Lian

Tone ansettes som klipper på dramaserien «Djupna», sesong 1. ${setning}`)
  expect(registreringer).toEqual([`Djupna (sesong 1) / Klipper / ${antall}`])
})
