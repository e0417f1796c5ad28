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

test.each([
  ['Arbeidet omfatter halvparten av sesongens ti episoder.', 5],
  ['Serien består av åtte episoder, hvorav Tone klipper to.', 2],
  ['Hun er med på samtlige episoder (8 stk.).', 8],
  ['Totalt 8 episoder, alle klippes av Tone.', 8],
  ['Tone skal klippe hver annen episode, i alt fire.', 4],
  ['Dette gjelder episodene fra 4 til 7.', 4],
])('episodene er sagt slik: %s', async (setning, antall) => {
  const uten = createProevefinner([['Djupna (sesong 1)', 'Ravnefjell Film AS', 1, 2023, 'TV-drama', null]])
  const { registreringer } = await uten(`
AVTALE mellom Ravnefjell Film AS og Tone Brekke Lian

Tone ansettes som klipper på dramaserien «Djupna», sesong 1. ${setning}`)
  expect(registreringer).toEqual([`Djupna (sesong 1) / Klipper / ${antall}`])
})
