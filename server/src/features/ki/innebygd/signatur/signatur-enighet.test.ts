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
const brev = proeveavsnitt([
  'Vi bekrefter at du er engasjert som fotograf på filmen, og at du får 3 200 kroner for hver dag du arbeider.',
  'Rettighetene følger tariffavtalen. Er du enig, skriver du under på det ene eksemplaret og sender det tilbake.',
])
const hilsen: Proevelinje[] = [
  { tekst: 'Vennlig hilsen', y: 60 },
  { tekst: 'Halvor Mo, produsent', y: 68 },
]
const verdier = (linjer: Proevelinje[], strek: ReturnType<typeof proevestroek>[]) => {
  const lest = proevelesing({ linjer: [...brev, ...linjer], strek })
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(lest, parter)
  return [arbeidstaker?.verdi === true, produksjonsselskap?.verdi === true]
}
const [selskapets, svaret] = [proevestroek(12, 63), proevestroek(24, 74.5)]

test.each([
  'Enig:',
  'Einig:',
  'Godtatt:',
  'Akseptert',
  'Agreed:',
  'Accepted:',
  'Jeg er enig:',
])('«%s» under avsenderens navn ber mottakeren om en underskrift', ord => {
  const linjer = [...hilsen, { tekst: ord, y: 77 }]
  expect(verdier(linjer, [selskapets, svaret])).toEqual([true, true])
  expect(verdier(linjer, [selskapets])).toEqual([false, true])
  expect(verdier(linjer, [svaret])).toEqual([true, false])
})

test('avsenderen som skriver under navnet sitt, har ikke svart for mottakeren', () => {
  const linjer = [
    { tekst: 'Vennlig hilsen', y: 60 },
    { tekst: 'for Kveldsbris Film AS', y: 62 },
    { tekst: 'Enig:', y: 74 },
  ]
  expect(verdier(linjer, [proevestroek(11, 65)])).toEqual([false, true])
})

test('«Agreed:» over feltene til begge er en overskrift', () => {
  const linjer = [
    { tekst: 'Agreed and accepted:', y: 66 },
    { tekst: 'For Kveldsbris Film AS', x: 10, y: 76 },
    { tekst: 'Freelancer', x: 55, y: 76 },
  ]
  const streker = [proevestrek(10, 75.5), proevestrek(55, 75.5)]
  expect(verdier(linjer, [...streker, proevestroek(12, 69)])).toEqual([false, true])
})

test('«Enig» uten avsender over ber ingen om en underskrift', () => {
  expect(verdier([{ tekst: 'Enig:', y: 77 }], [svaret])[0]).toBe(false)
})
