import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'
import { proevelesing } from '../../../../../test/lesing.ts'
import { iVanligSkrift } from './skrift.ts'

const finn = createProevefinner([
  ['Isbjørnens siste sommer', 'Torvald Film AS', null, 2022, 'Spillefilm', null],
  ['Hjemover', 'Torvald Film AS', null, 2020, 'Spillefilm', null],
])

test('ord med mellomrom mellom bokstavene er ord', async () => {
  expect(
    await finn(`
A R B E I D S A V T A L E
A r b e i d s g i v e r :|Torvald Film AS
A r b e i d s t a k e r :|Nils Ekornrud
P r o d u k s j o n :|Hjemover
S t i l l i n g :|Klipper`),
  ).toMatchObject({
    hvem: 'Nils Ekornrud',
    selskap: 'Torvald Film AS',
    registreringer: ['Hjemover / Klipper / –'],
  })
})

test('ligaturer er vanlige bokstaver', async () => {
  expect(
    await finn(`
Arbeidsgiver: Torvald Film AS
Arbeidstaker: Siﬀen Hoﬀgaard
Spilleﬁlm: Hjemover
Stilling: Lydsjef
Proﬁl: oﬀentlig`),
  ).toMatchObject({
    hvem: 'Siffen Hoffgaard',
    selskap: 'Torvald Film AS',
    registreringer: ['Hjemover / Lyd / –'],
  })
})

test('et ord som er delt ved linjeslutt, er helt, også i en tittel som begynner med «Is»', async () => {
  expect(
    await finn(`
Mellom Torvald Film AS (heretter kalt produsenten) og Nils Ekorn-
rud (heretter kalt arbeidstakeren) er det inngått avtale. Arbeidstake-
ren engasjeres som kostyme-
designer på spillefilmen «Isbjørnens siste som-
mer».`),
  ).toMatchObject({
    hvem: 'Nils Ekornrud',
    selskap: 'Torvald Film AS',
    registreringer: ['Isbjørnens siste sommer / Kostymedesigner / –'],
  })
})

test('en J lest som en klamme er en J, der ingen klamme er åpnet', () => {
  const lest = (tekst: string, sikkerhet = 0.5) =>
    iVanligSkrift(proevelesing({ linjer: [{ tekst, y: 10, sikkerhet }] })).pages[0]?.lines[0]?.text
  expect(lest('Du er V] i programmene')).toBe('Du er VJ i programmene')
  expect(lest('[ X] Klipper')).toBe('[ X] Klipper')
  expect(lest('Du er V] i programmene', 1)).toBe('Du er V] i programmene')
})

test('«EI-» i et gjenkjent navn er «El-»', () => {
  const lest = (sikkerhet: number) =>
    iVanligSkrift(proevelesing({ linjer: [{ tekst: 'Amina EI-Amin', y: 10, sikkerhet }], kilde: 'ocr' }))
      .pages[0]?.lines[0]?.words.map(({ text }) => text)
      .join(' ')
  expect(lest(0.9)).toBe('Amina El-Amin')
  expect(lest(1)).toBe('Amina EI-Amin')
})
