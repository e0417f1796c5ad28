import { expect, test } from 'vitest'
import {
  type Proevelinje,
  proeveavsnitt,
  proevelesing,
  proevestrek,
  proevestroek,
} from '../../../../../test/lesing.ts'
import { utenUvalgteAvsnitt } from '../side/avkryssing.ts'
import { finnSignaturer } from './signatur.ts'

const parter = { arbeidstaker: 'Ingebjørg Vik Solem', produksjonsselskap: 'Tangloppe TV AS' }
const verdier = (lest: ReturnType<typeof proevelesing>, arbeidstakeren = parter.arbeidstaker) => {
  const navn = { ...parter, arbeidstaker: arbeidstakeren }
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(lest, navn)
  return [arbeidstaker?.verdi, produksjonsselskap?.verdi]
}
const brev = proeveavsnitt([
  'Vi tilbyr deg engasjement som redaktør på Ytterste holme, og honoraret er avtalt til kr 15 000 i uken.',
  'Engasjementet er midlertidig. Rettigheter reguleres i særskilt avtale, og norsk rett gjelder for avtalen.',
])

test('en underskrift over navnet er ingen dato, selv om «Dato:» står i spalten ved siden av', () => {
  const linjer: Proevelinje[] = [
    ...brev,
    { tekst: 'Tor Nes', y: 60 },
    { tekst: 'daglig leder, Tangloppe TV AS', y: 62 },
    { tekst: 'SVAR – Jeg takker ja til engasjementet på vilkårene i brevet.', y: 70 },
    { tekst: 'Fødselsnummer:', y: 76 },
    { tekst: 'Dato:', x: 41, y: 76 },
    { tekst: '25.02.21', x: 41, y: 78 },
    { tekst: 'Ingebjørg Vik Solem', x: 58, y: 79.5 },
  ]
  const strek = [proevestrek(57, 79.3), proevestroek(12, 55)]
  expect(verdier(proevelesing({ linjer, strek }))).toEqual([false, true])
  expect(verdier(proevelesing({ linjer, strek: [...strek, proevestroek(58, 74.5)] }))).toEqual([true, true])
})

test('det som står skrevet i feltet for dato, er fortsatt ingen underskrift', () => {
  const linjer: Proevelinje[] = [
    ...brev,
    { tekst: 'Sted og dato:', y: 76 },
    { tekst: 'Arbeidstaker:', x: 55, y: 76 },
    { tekst: 'Ingebjørg Vik Solem', x: 55, y: 83 },
  ]
  expect(verdier(proevelesing({ linjer, strek: [proevestroek(24, 74)] }))[0]).toBe(false)
})

test('streker som er lest som et ord om navn, er ingen plass for seg', () => {
  const linjer: Proevelinje[] = [
    ...brev,
    { tekst: 'For Tangloppe TV AS', y: 70 },
    { tekst: 'Medarbeider', x: 55, y: 70 },
    { tekst: 'NAMN NAV', x: 12, y: 72.5, sikkerhet: 0.3, grad: 2.6 },
    { tekst: 'Tor Nes · 22.02.2021', y: 78.8 },
    { tekst: 'Ingebjørg Vik Solem · 22.02.2021', x: 55, y: 78.8 },
  ]
  const ramme = [proevestrek(9, 68.7), proevestrek(53, 68.7), proevestrek(9, 80.4), proevestrek(53, 80.4)]
  const strek = [...ramme, proevestroek(12, 72.2), proevestroek(58, 72.2)]
  expect(verdier(proevelesing({ linjer, strek, kilde: 'ocr' }))).toEqual([true, true])
})

test('et navn over to linjer i en smal spalte har signert', () => {
  const rad = (y: number, ...celler: string[]): Proevelinje[] =>
    celler.map((tekst, at) => ({ tekst, x: [10, 26, 60, 75][at] ?? 10, y }))
  const linjer = [
    { tekst: 'Signaturoversikt', y: 12 },
    { tekst: 'Dokumentet er forseglet med signaturene under. Kontrollkode PK-11A0.', y: 15 },
    ...rad(22, 'Navn', 'Rolle', 'Signeringsmåte', 'Tidspunkt'),
    ...rad(26, 'Tor Nes', 'For Tangloppe TV AS', 'BankID', '05.01.2022 kl.'),
    { tekst: '09:51:22', x: 75, y: 27.5 },
    ...rad(31, 'Ingebjørg', 'Ansatt', 'BankID', '05.01.2022 kl.'),
    { tekst: 'Solem', x: 10, y: 32.5 },
    { tekst: '17:30:47', x: 75, y: 32.5 },
  ]
  expect(verdier(proevelesing({ linjer: brev }, { linjer }), 'Ingebjørg Solem')).toEqual([true, true])
})

test('et avsnitt som ikke er krysset av, faller bort selv om første linje er kort eller noe står til venstre', () => {
  const linjer: Proevelinje[] = [
    { tekst: 'Rettigheter (sett', x: 10, y: 40 },
    { tekst: '☐ For medlemmer av Norsk filmforbund', x: 36, y: 40 },
    { tekst: 'kryss)', x: 10, y: 41.6 },
    { tekst: 'med forvaltningskontrakt reguleres opphavsrett', x: 38, y: 41.6 },
    { tekst: 'i avtalen av 29.10.2016.', x: 38, y: 43.2 },
    { tekst: '☒ Utnyttelse av produksjonen reguleres i', x: 36, y: 44.8 },
    { tekst: 'særskilt avtale med kringkaster.', x: 38, y: 46.4 },
  ]
  const [side] = proevelesing({ linjer }).pages.map(page => utenUvalgteAvsnitt(page))
  expect(side?.lines.map(({ text }) => text)).toEqual([
    'Rettigheter (sett',
    'kryss)',
    '☒ Utnyttelse av produksjonen reguleres i',
    'særskilt avtale med kringkaster.',
  ])
})
