import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Djupna (sesong 1)', 'Ravnefjell Film AS', 1, 2023, 'TV-drama', null],
  ['Nordavind', 'Ravnefjell Film AS', null, 2023, 'Spillefilm', null],
  ['Gul', 'Ravnefjell Film AS', null, 2023, 'Kortfilm', null],
])
const djupna = (...each: string[]) => each.map(one => `Djupna (sesong 1) / ${one}`)

test.each<[string, string[]]>([
  [
    'Tone engasjeres som fotograf (ep. 1, 2 og 3) og klipper (ep. 1–8) på «Djupna» sesong 1.',
    djupna('Foto / 3', 'Klipper / 8'),
  ],
  [
    'Tone skal være VJ og klipper på «Djupna», sesong 1. Hun er VJ på alle åtte episodene og klipper fire av dem.',
    djupna('VJ / 8', 'Klipper / 4'),
  ],
  [
    'På «Djupna», sesong 1, er Tone letprodusent på episode 1–4 og reporter på episode 5–8.',
    djupna('Letprodusent / 4', 'Reporter / 4'),
  ],
  [
    'Tone er hovedregissør på «Djupna», sesong 1, og regisserer selv episode 1, 2 og 8. Hun skriver også manus til episode 8.',
    djupna('Regi / 3', 'Manus / 1'),
  ],
  [
    'Tone is engaged as writer and director of the feature film “Nordavind”.',
    ['Nordavind / Manus / –', 'Nordavind / Regi / –'],
  ],
  [
    'Funksjon:|Episode:\nRegissør|1 og 2\nKlipper|3, 4 og 5\n\nProduksjon: Djupna, sesong 1',
    djupna('Regi / 2', 'Klipper / 3'),
  ],
])('flere oppdrag i én avtale: %s', async (oppdrag, ventet) => {
  const { registreringer } = await finn(`
AVTALE
Ravnefjell Film AS og Tone Brekke Lian har inngått følgende avtale:

${oppdrag}

Lønnen er 21 500 kroner per uke.`)
  expect(registreringer.toSorted()).toEqual(ventet.toSorted())
})

test('et tall alene er hvor mange episoder det er, der raden over gjelder en annen produksjon', async () => {
  const { registreringer } = await finn(`
Tittel|Jobb|Ep.
«Djupna» (sesong 1)|Klipper|8
«Tinderegn» (sesong 2)|Klipper|1–4`)
  expect(registreringer[0]).toBe('Djupna (sesong 1) / Klipper / 8')
})

test('«de to første» med datoene i parentes', async () => {
  const { registreringer } = await finn(`
Ravnefjell Film AS engasjerer Tone Brekke Lian.
Program: «Djupna», sesong 1
Sendinger: ti fredager. Du regisserer de seks første (1. september–6. oktober).`)
  expect(registreringer).toEqual(djupna('Regi / 6'))
})
