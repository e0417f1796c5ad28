import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'
import { rollerAv } from '../ord/etiketter.ts'

const finn = createProevefinner([
  ['Langt inn i vinteren', 'Steinrøys Film AS', null, 2022, 'Spillefilm', null],
  ['Sesongslutt (sesong 1)', 'Steinrøys Film AS', 1, 2022, 'TV-drama', 8],
  ['Snø og Salt – Hele veien ned', 'Steinrøys Film AS', null, 2022, 'Musikkvideo', null],
])
const bestilling = (...tabell: string[]) =>
  finn(['Produksjonsselskap:|Steinrøys Film AS', 'Medarbeider:|Kari Nesland', ...tabell].join('\n'))

test('en tittel i anførselstegn går videre på neste linje i cellen', async () => {
  const { registreringer } = await bestilling(
    'Produksjon|Arbeid|Gjelder',
    '«Langt inn i|Lyddesigner|Hele filmen,',
    'vinteren»||96 min',
  )
  expect(registreringer).toEqual([expect.stringMatching(/^Langt inn i vinteren \/ Ly\S+ \/ –$/u)])
})

test('en tittel med parentes går videre, også der linjen under begynner med et spørsmål', async () => {
  const { registreringer } = await bestilling(
    'Linje|Hva|Verk|Pris',
    '1|Fargekorrigering|“Deep into Winter” (Langt inn i|9 000',
    '|Du er engasjert som|vinteren), spillefilm for|',
    '|kolorist|kino|',
  )
  expect(registreringer).toEqual(['Langt inn i vinteren / Fargekorrigerer / –'])
})

test('«artist –» over «sangen» er én tittel, og datoen ved «musikkvideo» er ingen', async () => {
  const { registreringer } = await bestilling(
    'musikkvideo||29. april 2022',
    'Hva|Video|Dager',
    'maskør: sminke til to|Snø og Salt –|5. og 6. mai',
    '|«Hele veien ned»|2022',
  )
  expect(registreringer).toEqual([expect.stringMatching(/^Snø og Salt – Hele veien ned \/ Maskør/u)])
})

test('hva slags verk det er, under tittelen, er ikke et verk til', async () => {
  const { registreringer } = await bestilling(
    'Produksjon|Arbeid|Episoder',
    'Sesongslutt, sesong 1|Lyddesigner|1–6',
    'TV-drama',
  )
  expect(registreringer).toEqual([expect.stringMatching(/^Sesongslutt \(sesong 1\) \/ Ly\S+ \/ 6$/u)])
})

test('arbeidstittelen i anførselstegn er tittelen der ingen annen er', async () => {
  const { registreringer } = await finn(`
Steinrøys Film AS
Trondheim, 3. mars 2022
Du blir ansatt som scenograf på en ny dramaserie. Foreløpig har den bare arbeidstittelen «Prosjekt Rimfrost».
Du arbeider på de to første episodene.`)
  expect(registreringer).toEqual(['Prosjekt Rimfrost / Scenograf / 2'])
})

test('«for kino» er ikke et nummer', () => {
  expect(rollerAv('«Langt inn i vinteren», spillefilm for kino').size).toBe(0)
  expect([...rollerAv('Fødselsnr.')]).toEqual(['annet'])
  expect([...rollerAv('Kundenummer')]).toEqual(['annet'])
  expect([...rollerAv('AccountNo.')]).toEqual(['annet'])
})

test('en overskrift går over to linjer, og tallene står under den', async () => {
  const { registreringer } = await bestilling(
    'Produksjon: Sesongslutt, sesong 1',
    'Funksjon|Programmer / episoder den engasjerte|Periode',
    'Lyddesigner|arbeider med|1. mai – 1. juni',
    '|1–5',
  )
  expect(registreringer).toEqual([expect.stringMatching(/^Sesongslutt \(sesong 1\) \/ Ly\S+ \/ 5$/u)])
})
