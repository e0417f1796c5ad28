import { expect, test } from 'vitest'
import {
  type Proevelinje,
  proeveavsnitt,
  proevelesing,
  proevestrek,
  proevestroek,
} from '../../../../../test/lesing.ts'
import { finnSignaturer } from './signatur.ts'

const parter = { arbeidstaker: 'Tormod Vestli Ruud', produksjonsselskap: 'Kveldsbris Film AS' }
const tekst = proeveavsnitt([
  'TILLEGGSAVTALE',
  'Kveldsbris Film AS og Tormod Vestli Ruud er enige om at oppdraget forlenges med fire uker på samme vilkår.',
  'Partene har taushetsplikt. Oppsigelse skjer skriftlig. Tvister avgjøres av domstolene etter norsk rett.',
])
const verdier = (linjer: Proevelinje[], x: readonly (readonly [number, number])[], streker: number[][]) => {
  const strek = [
    ...streker.map(([at = 0, y = 0]) => proevestrek(at, y)),
    ...x.map(([at, y]) => proevestroek(at, y)),
  ]
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(
    proevelesing({ linjer: [...tekst, ...linjer], strek }),
    parter,
  )
  return [arbeidstaker?.verdi === true, produksjonsselskap?.verdi === true]
}
const [venstre, hoeyre] = [
  [12, 61],
  [57, 61],
] as const
const ved = [
  [10, 65],
  [55, 65],
]

test('funksjonen til den som signerer for selskapet, er ikke arbeidstakerens felt', () => {
  const selskapets = [
    { tekst: 'redaktør', x: 10, y: 65.5 },
    { tekst: 'Kveldsbris Film AS', x: 10, y: 67.2 },
  ]
  expect(verdier(selskapets, [venstre], ved)).toEqual([false, true])
  const medHennes = [
    { tekst: 'For Kveldsbris Film AS', x: 10, y: 58 },
    { tekst: 'Medarbeideren', x: 55, y: 58 },
    { tekst: 'redaktør', x: 10, y: 65.5 },
  ]
  expect(verdier(medHennes, [venstre], ved)).toEqual([false, true])
})

test('en rad «Funksjon» i en tabell er ingen plass å skrive under', () => {
  const linjer = [
    { tekst: 'Kveldsbris Film AS', x: 10, y: 63 },
    { tekst: 'Funksjon', x: 10, y: 65.5 },
    { tekst: 'maskør', x: 55, y: 65.5 },
  ]
  expect(verdier(linjer, [hoeyre], [...ved, [10, 62.5]])[0]).toBe(false)
})

test('«Kontraktør» og «disponent» sier hver sin part', () => {
  const linjer = [
    { tekst: 'Kontraktør', x: 10, y: 65.5 },
    { tekst: 'Halvor Mo, disponent', x: 55, y: 65.5 },
  ]
  expect(verdier(linjer, [venstre], ved)).toEqual([true, false])
  expect(verdier(linjer, [hoeyre], ved)).toEqual([false, true])
})
