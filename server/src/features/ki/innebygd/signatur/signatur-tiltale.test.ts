import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing, proevestrek, proevestroek } from '../../../../../test/lesing.ts'
import { finnSignaturer } from './signatur.ts'

const parter = { arbeidstaker: 'Synnøve Kvamsdal Riste', produksjonsselskap: 'Fjordlys Film AS' }
const tekst = proeveavsnitt([
  'OPPDRAGSKORT',
  'Du følger sikkerhetsplanen, og det som skjer på settet, blir på settet.',
])
const signert = (du: string, oss: string, x: readonly number[]) => {
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(
    proevelesing({
      linjer: [...tekst, { tekst: du, x: 10, y: 82 }, { tekst: oss, x: 55, y: 82 }],
      strek: [proevestrek(10, 81), proevestrek(55, 81), ...x.map(at => proevestroek(at, 77))],
    }),
    parter,
  )
  return [arbeidstaker?.verdi, produksjonsselskap?.verdi]
}

test.each([
  ['Du', 'Oss'],
  ['Deg:', 'Vi:'],
  ['You', 'For us'],
])('«%s» og «%s» er partene der skjemaet er skrevet til personen', (du, oss) => {
  expect(signert(du, oss, [12, 57])).toEqual([true, true])
  expect(signert(du, oss, [57])).toEqual([false, true])
})

test('navnet på den som underskriver for selskapet, kan stå mellom streken og selskapet', () => {
  const linjer = [
    ...tekst,
    { tekst: 'Halvor Mo Fjellheim, for and on behalf of', x: 10, y: 82 },
    { tekst: 'Fjordlys Film AS', x: 10, y: 84 },
    { tekst: 'Synnøve Kvamsdal Riste', x: 55, y: 84 },
  ]
  const strek = [proevestrek(10, 81), proevestrek(55, 81), proevestroek(12, 77), proevestroek(57, 78)]
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(proevelesing({ linjer, strek }), parter)
  expect([arbeidstaker?.verdi, produksjonsselskap?.verdi]).toEqual([true, true])
})

test('streken over ordene er den de hører til, om enn en annen ved siden av ligger nærmere', () => {
  const linjer = [
    ...tekst,
    { tekst: 'For Fjordlys Film AS: Halvor Mo Fjellheim', x: 12, y: 82 },
    { tekst: 'Synnøve Kvamsdal Riste', x: 52, y: 82 },
  ]
  // The page lies a little askew.
  const strek = [proevestrek(12, 81.5), proevestrek(52, 81.6), proevestroek(14, 77), proevestroek(54, 77)]
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(proevelesing({ linjer, strek }), parter)
  expect([arbeidstaker?.verdi, produksjonsselskap?.verdi]).toEqual([true, true])
})

test('strøk i en stabsliste er ingen underskrift, for der er ikke noe sted å skrive under', () => {
  const liste = ['Fotograf', 'Klipper', 'Lyd', 'Scenograf', 'Kostyme', 'Maske'].flatMap((tekst, at) => [
    { tekst, x: 10, y: 20 + at * 3 },
    { tekst: at === 2 ? 'Synnøve Kvamsdal Riste' : `Kine Li${'abcdef'[at]}`, x: 35, y: 20 + at * 3 },
    { tekst: '900 00 000', x: 75, y: 20 + at * 3 },
  ])
  const hode = ['Funksjon', 'Navn', 'Telefon'].map((tekst, at) => ({
    tekst,
    x: [10, 35, 75][at] ?? 0,
    y: 17,
  }))
  const { arbeidstaker } = finnSignaturer(
    proevelesing({
      linjer: [{ tekst: 'STABSLISTE – CREWLISTE', y: 6 }, { tekst: 'Dagsplan 17', y: 9 }, ...hode, ...liste],
      strek: [proevestroek(35, 28), proevestrek(35, 25.5)],
      kilde: 'ocr',
    }),
    parter,
  )
  expect(arbeidstaker?.verdi).toBe(false)
})

test('i en tabell står underskriften i cellen ved siden av, også der navnet står under parten', () => {
  const rule = (y: number) => ({ ...proevestrek(10, y), box: { ...proevestrek(10, y).box, right: 0.92 } })
  const signed = (rows: readonly number[]) => {
    const { arbeidstaker, produksjonsselskap } = finnSignaturer(
      proevelesing({
        linjer: [
          { tekst: 'ARBEIDSAVTALE', y: 5 },
          { tekst: 'Arbeidsgiver: Fjordlys Film AS. Arbeidstaker: Synnøve Kvamsdal Riste, klipper.', y: 8 },
          ...tekst,
          { tekst: 'For arbeidsgiver', x: 11, y: 62.4 },
          { tekst: 'Amund Haukeberg', x: 11, y: 64 },
          { tekst: 'Arbeidstaker', x: 11, y: 70.2 },
          { tekst: 'Synnøve Kvamsdal Riste', x: 11, y: 72 },
        ],
        strek: [rule(61.5), rule(69.3), rule(77.2), ...rows.map(y => proevestroek(36, y))],
      }),
      parter,
    )
    return [arbeidstaker?.verdi, produksjonsselskap?.verdi]
  }
  expect(signed([64])).toEqual([false, true])
  expect(signed([72])).toEqual([true, false])
  expect(signed([64, 72])).toEqual([true, true])
})
