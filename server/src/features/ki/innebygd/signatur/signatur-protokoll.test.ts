import { expect, test } from 'vitest'
import { type Proevelinje, proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { finnSignaturer } from './signatur.ts'

const parter = { arbeidstaker: 'Tormod Vestli Ruud', produksjonsselskap: 'Kveldsbris Film AS' }
const tekst = proeveavsnitt([
  'ARBEIDSAVTALE',
  'Mellom Kveldsbris Film AS og Tormod Vestli Ruud er det inngått avtale om arbeid som lyddesigner på filmen.',
])
const verdier = (linjer: Proevelinje[]) => {
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(
    proevelesing({ linjer: [...tekst, ...linjer] }),
    parter,
  )
  return [arbeidstaker?.verdi === true, produksjonsselskap?.verdi === true]
}

const logg = (...setninger: string[]): Proevelinje[] => [
  { tekst: 'Signeringslogg', y: 40 },
  ...setninger.flatMap((setning, at) => [
    { tekst: '07.02.2023', x: 10, y: 46 + at * 4 },
    { tekst: '11:24', x: 10, y: 47.6 + at * 4 },
    { tekst: setning, x: 25, y: 46 + at * 4 },
  ]),
]
const hun = 'Tormod Vestli Ruud signerte med BankID. Navn ifølge BankID: Ruud, Tormod Vestli.'

test('en hendelseslogg i setninger sier hvem som har signert, og for hvem', () => {
  expect(verdier(logg(hun, 'Eva Lie signerte med BankID på vegne av Kveldsbris Film AS.'))).toEqual([
    true,
    true,
  ])
  expect(verdier(logg(hun, 'Eva Lie, for Kveldsbris Film AS, signerte med BankID.'))).toEqual([true, true])
  expect(verdier(logg('Eva Lie (Kveldsbris Film AS) signed with BankID.'))[1]).toBe(true)
})

test('det som skjedde før noen signerte, og det som ikke har skjedd, er ingen signatur', () => {
  const sendt = 'Dokumentet ble klargjort av Eva Lie, Kveldsbris Film AS, og sendt to parter.'
  expect(verdier(logg(sendt, hun))).toEqual([true, false])
  expect(verdier(logg(hun, 'Eva Lie har ikke signert på vegne av Kveldsbris Film AS med BankID.'))).toEqual([
    true,
    false,
  ])
  expect(verdier(logg(hun, 'Siri Dal signerte som vitne med BankID.'))).toEqual([true, false])
})

test('at noen signerte en annen avtale en dag, er ingen signatur på denne', () => {
  const avsnitt = [
    { tekst: 'Tormod Vestli Ruud signerte hovedavtalen 03.05.2021 og får tillegget nå.', y: 40 },
    { tekst: 'Eva Lie signerte for Kveldsbris Film AS samme dag.', y: 42 },
  ]
  expect(verdier(avsnitt)).toEqual([false, false])
})

const tabell = (...rader: string[][]): Proevelinje[] => [
  { tekst: 'Avtalen signeres elektronisk med BankID, og er ikke bindende før begge har gjort det.', y: 58 },
  ...rader.flatMap((celler, at) =>
    celler.map((celle, nr) => ({ tekst: celle, x: [10, 25, 48, 71][nr] ?? 10, y: 62 + at * 2 })),
  ),
]
const hode = ['Part', 'Navn', 'Status', 'Tid']
const hennes = ['Medarbeider', 'Tormod Vestli Ruud', 'Signert, BankID', '07.02.2023 11:24']

test('hver rad i en tabell over signaturer gjelder sin egen part', () => {
  expect(verdier(tabell(hode, hennes, ['Oppdragsgiver', 'Eva Lie', 'Invitert – ikke signert', '–']))).toEqual(
    [true, false],
  )
  expect(verdier(tabell(hode, ['Produsent', 'Eva Lie', 'Signert', '07.02.2023 12:02'], hennes))).toEqual([
    true,
    true,
  ])
  const ingen = ['Medarbeider', 'Tormod Vestli Ruud', 'Venter på signatur', '–']
  expect(verdier(tabell(hode, ['Kveldsbris Film AS', 'Eva Lie', 'Signert', '08:15'], ingen))).toEqual([
    false,
    true,
  ])
})

test('en rad der «Signert» bare er et felt å fylle ut, er ingen signatur', () => {
  expect(verdier(tabell(['Medarbeider', 'Tormod Vestli Ruud', 'Signert:', '______']))[0]).toBe(false)
  expect(verdier(tabell(['Medarbeider', 'Tormod Vestli Ruud', 'Signert', '07.02.2023']))[0]).toBe(false)
})
