import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing, proevestrek, proevestroek } from '../../../../test/lesing.ts'
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
