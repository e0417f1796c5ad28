import { expect, test } from 'vitest'
import {
  type Proevelinje,
  proeveavsnitt,
  proevelesing,
  proevestrek,
  proevestroek,
} from '../../../../../test/lesing.ts'
import { finnSignaturer } from './signatur.ts'

const parter = { arbeidstaker: 'Synnøve Kvamsdal Riste', produksjonsselskap: 'Fjordlys Film AS' }
const tekst = proeveavsnitt([
  'ARBEIDSAVTALE',
  'Mellom Fjordlys Film AS (heretter kalt Produsenten) og Synnøve Kvamsdal Riste er det inngått avtale om honorar.',
  'Partene har taushetsplikt. Oppsigelse skjer skriftlig. Tvister avgjøres av domstolene etter norsk rett.',
])
const felt: Proevelinje[] = [
  { tekst: 'Bergen, 3. mai 2022', y: 70 },
  { tekst: 'For produsenten', x: 10, y: 82 },
  { tekst: 'Arbeidstaker', x: 55, y: 82 },
]
const navn: Proevelinje[] = [
  { tekst: 'Halvor Mo', x: 10, y: 84 },
  { tekst: 'Synnøve Kvamsdal Riste', x: 55, y: 84 },
]
const streker = [proevestrek(10, 81), proevestrek(55, 81)]
const verdier = (lest: ReturnType<typeof proevelesing>) => {
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(lest, parter)
  return [arbeidstaker?.verdi, produksjonsselskap?.verdi]
}

test('strøk over linjen er en underskrift, og et trykt navn er det ikke', () => {
  const side = (x: number[]) =>
    proevelesing({
      linjer: [...tekst, ...felt, ...navn],
      strek: [...streker, ...x.map(at => proevestroek(at, 77))],
    })
  expect(verdier(side([12, 57]))).toEqual([true, true])
  expect(verdier(side([12]))).toEqual([false, true])
  expect(verdier(side([57]))).toEqual([true, false])
  expect(verdier(side([]))).toEqual([false, false])
})

test('initialer nederst på siden er ingen underskrift', () => {
  const paraf = {
    kind: 'strokes',
    box: { left: 0.8, right: 0.84, top: 0.955, bottom: 0.97 },
    coverage: 0.2,
  } as const
  expect(verdier(proevelesing({ linjer: [...tekst, ...felt], strek: [...streker, paraf] }))).toEqual([
    false,
    false,
  ])
})

test('et navn i skriftfont er en underskrift', () => {
  const skrift = { tekst: 'Synnøve Kvamsdal Riste', x: 57, y: 78, font: 'DancingScript-Regular' }
  const linjer = [...tekst, ...felt, ...navn].map(linje => ({ ...linje, font: 'LiberationSans' }))
  expect(verdier(proevelesing({ linjer: [...linjer, skrift], strek: streker }))).toEqual([true, false])
})

test('fotoet av den signerte siden gjelder framfor den usignerte i samme opplasting', () => {
  const usignert = { linjer: [...tekst, ...felt, ...navn], strek: streker }
  const foto = {
    linjer: [...felt, ...navn],
    strek: [proevestroek(12, 77), proevestroek(57, 77)],
    kilde: 'ocr' as const,
  }
  expect(verdier(proevelesing(usignert, foto))).toEqual([true, true])
})

test('en signaturlogg sier hvem som har signert, og hvem den venter på', () => {
  const logg = (status: string): Proevelinje[] => [
    { tekst: 'Dokumentet er sendt til elektronisk signering', y: 10 },
    { tekst: 'Synnøve Kvamsdal Riste', y: 25 },
    { tekst: 'BankID 04.05.2022 10:11:12 CET', x: 45, y: 25 },
    { tekst: 'Signert', x: 80, y: 25 },
    { tekst: 'Halvor Mo', y: 32 },
    { tekst: status, x: 80, y: 32 },
    { tekst: 'På vegne av Fjordlys Film AS', y: 34 },
    { tekst: 'SHA-256: ab12', y: 60 },
  ]
  const med = (status: string) =>
    verdier(proevelesing({ linjer: [...tekst, ...felt], strek: streker }, { linjer: logg(status) }))
  expect(med('Venter på signatur')).toEqual([true, false])
  expect(med('Signert')).toEqual([true, true])
})

test.each([
  'for',
  'på vegne av',
  'on behalf of',
])('den som signerer «%s» selskapet, står på samme linje som selskapet', ord => {
  const protokoll: Proevelinje[] = [
    { tekst: 'Signeringsprotokoll', y: 50 },
    { tekst: 'Synnøve Kvamsdal Riste', y: 56 },
    { tekst: 'Signerte med BankID 04.05.2022 kl. 10.11', y: 58 },
    { tekst: `Halvor Mo ${ord} Fjordlys Film AS`, y: 62 },
    { tekst: 'Signerte med BankID 04.05.2022 kl. 12.40', y: 64 },
  ]
  expect(verdier(proevelesing({ linjer: [...tekst, ...protokoll] }))).toEqual([true, true])
})

test('en signatur ved siden av navnet i et skjema, eller over det i samme spalte, hører til navnet', () => {
  const skjema = [
    { tekst: 'Arbeidsgiver:', y: 70 },
    { tekst: 'Arbeidstaker:', y: 78 },
  ]
  const ved = (y: number[]) =>
    proevelesing({ linjer: [...tekst, ...skjema], strek: y.map(at => proevestroek(36, at)) })
  expect(verdier(ved([68, 76]))).toEqual([true, true])
  expect(verdier(ved([76]))).toEqual([true, false])
})

test('et navn som er trykt under streken og ikke er arbeidstakerens, er selskapets', () => {
  const linjer = [
    { tekst: 'Synnøve Kvamsdal Riste', x: 10, y: 82 },
    { tekst: 'Halvor Mo', x: 55, y: 83.5 },
  ]
  const strek = [proevestrek(10, 81), proevestrek(55, 82.5), proevestroek(57, 78)]
  expect(verdier(proevelesing({ linjer: [...tekst, ...linjer], strek }))).toEqual([false, true])
})

test('stempel fra en signeringstjeneste gjelder den som er navngitt, og at noe skal signeres, er ingen signatur', () => {
  const stempel = [{ tekst: 'Digitalt signert av Synnøve Kvamsdal Riste 2022.05.04', x: 10, y: 76 }]
  expect(verdier(proevelesing({ linjer: [...tekst, ...felt, ...stempel], strek: streker }))).toEqual([
    true,
    false,
  ])
  const skal = [{ tekst: 'Avtalen signeres elektronisk av begge parter.', y: 60 }]
  expect(verdier(proevelesing({ linjer: [...tekst, ...felt, ...skal], strek: streker }))).toEqual([
    false,
    false,
  ])
})

test('dato skrevet for hånd og et rundt stempel er ingen underskrift', () => {
  const dato = [{ tekst: 'Sted, dato', x: 55, y: 74 }]
  const skrevet = {
    kind: 'strokes',
    box: { left: 0.57, right: 0.72, top: 0.715, bottom: 0.736 },
    coverage: 0.1,
  } as const
  const rundt = {
    kind: 'strokes',
    box: { left: 0.14, right: 0.28, top: 0.7, bottom: 0.8 },
    coverage: 0.1,
  } as const
  expect(
    verdier(proevelesing({ linjer: [...tekst, ...felt, ...dato], strek: [...streker, skrevet, rundt] })),
  ).toEqual([false, false])
})

test('et navn som er lest av et bilde, er en underskrift når det står stort på signaturstreken', () => {
  const stort = (tekst: string, x: number) => {
    const [linje] = proevelesing({ linjer: [{ tekst, x, y: 78.3 }] }).pages[0]?.lines ?? []
    if (!linje) throw new Error('ingen linje')
    const hoey = (box: typeof linje.box) => ({ ...box, bottom: box.top + 0.028 })
    const words = linje.words.map(word => ({ ...word, confidence: 0.93, box: hoey(word.box) }))
    return { ...linje, words, box: hoey(linje.box) }
  }
  const [side] = proevelesing({ linjer: [...tekst, ...felt, ...navn], strek: streker, kilde: 'ocr' }).pages
  if (!side) throw new Error('ingen side')
  const med = (tekst: string) => ({
    skipped: 0,
    pages: [{ ...side, lines: [...side.lines, stort(tekst, 57)].toSorted((a, b) => a.box.top - b.box.top) }],
  })
  expect(verdier(med('Synnøve Kvamsdal'))).toEqual([true, false])
  expect(verdier(med('UNDERSKRIFTER HER'))).toEqual([false, false])
})

test('linjen under naboens felt er ikke linjen å skrive under på', () => {
  const rute = (x: number, y: number, bredde: number) => {
    const { box, ...strek } = proevestrek(x, y)
    return { ...strek, box: { ...box, right: (x + bredde) / 100 } }
  }
  const lest = proevelesing({
    linjer: [
      ...tekst,
      { tekst: 'Bergen, 3. mai 2022', y: 60 },
      { tekst: 'Medarbeider', x: 10, y: 63.3 },
      { tekst: 'For selskapet', x: 50, y: 63.5 },
    ],
    strek: [
      rute(9.5, 62.9, 22),
      rute(9.3, 70.6, 41.5),
      { ...proevestroek(11, 65.2), box: { left: 0.11, right: 0.26, top: 0.652, bottom: 0.688 } },
      { ...proevestroek(51, 65), box: { left: 0.51, right: 0.66, top: 0.65, bottom: 0.69 } },
    ],
  })
  expect(verdier(lest)).toEqual([true, true])
})

test('et eget firma som bærer arbeidstakerens etternavn, signerer for arbeidstakeren', () => {
  const linjer = [
    { tekst: 'Bergen, 3. mai 2022', y: 70 },
    { tekst: 'For Fjordlys Film AS', x: 10, y: 82 },
    { tekst: 'For Riste Lyddesign AS', x: 55, y: 82 },
    ...navn,
  ]
  const side = (x: number[]) =>
    proevelesing({
      linjer: [...tekst, ...linjer],
      strek: [...streker, ...x.map(at => proevestroek(at, 77))],
    })
  expect(verdier(side([12, 57]))).toEqual([true, true])
  expect(verdier(side([12]))).toEqual([false, true])
})

test('et annet firma ved siden av arbeidsgiveren er arbeidstakerens eget, også uten navnet hennes', () => {
  const linjer = [
    { tekst: 'For Fjordlys Film AS', x: 10, y: 82 },
    { tekst: 'For Nordre Lyddesign AS', x: 55, y: 82 },
  ]
  const side = (x: number[], flere: Proevelinje[] = []) =>
    proevelesing({
      linjer: [...tekst, ...linjer, ...flere],
      strek: [...streker, ...x.map(at => proevestroek(at, 77))],
    })
  expect(verdier(side([12, 57]))).toEqual([true, true])
  expect(verdier(side([12, 57], navn))).toEqual([true, true])
  expect(verdier(side([12], navn))).toEqual([false, true])
  expect(verdier(side([57], navn))).toEqual([true, false])
  const samprodusent = { tekst: 'Arbeidstaker: Synnøve Kvamsdal Riste', x: 10, y: 92 }
  expect(verdier(side([12, 57], [samprodusent]))).toEqual([false, true])
})

test('to underskrifter øverst på en siste side, der teksten slutter, er begge partenes', () => {
  const slutt = proeveavsnitt(
    [
      'Oppseiinga skal vere skriftleg, og fristen er fjorten dagar for begge partar i avtala her.',
      'Må opptaka flyttast, kan produsenten skuve perioden i inntil tre veker etter at det er varsla.',
      'Avtala følgjer norsk rett, og usemje går til tingretten der selskapet har kontoret sitt i dag.',
    ],
    5,
  )
  const uleste = [
    { tekst: 'ffor $elskapt', x: 10, y: 36 },
    { tekst: 'nove Kvamsd', x: 55, y: 36 },
  ]
  const side = (x: number[]) =>
    proevelesing(
      { linjer: tekst, kilde: 'ocr' },
      { linjer: [...slutt, ...uleste], strek: x.map(at => proevestroek(at, 31)), kilde: 'ocr' },
    )
  expect(verdier(side([12, 57]))).toEqual([true, true])
  expect(verdier(side([]))).not.toContain(true)
})

test('et navn i stor skrift på linjen er en underskrift, også der tekstlaget ikke sier skriften', () => {
  const stor = { tekst: 'Synnøve Kvamsdal Riste', x: 57, y: 78.4 }
  const lest = proevelesing({ linjer: [...tekst, ...felt, ...navn, stor], strek: streker })
  const [page] = lest.pages
  const lines = (page?.lines ?? []).map(line =>
    line.box.top !== 0.784
      ? line
      : {
          ...line,
          box: { ...line.box, bottom: 0.81 },
          words: line.words.map(word => ({ ...word, box: { ...word.box, bottom: 0.81 } })),
        },
  )
  expect(verdier({ ...lest, pages: lest.pages.map(one => ({ ...one, lines })) })).toEqual([true, false])
})

test('underskrifter i en spalte til høyre for dem de hører til, er deres', () => {
  const linjer = [
    { tekst: 'Produsenten', x: 9, y: 60 },
    { tekst: 'v/ Halvor Mo', x: 9, y: 61.7 },
    { tekst: 'Kunstneren', x: 9, y: 68 },
    { tekst: 'Synnøve Kvamsdal Riste', x: 9, y: 69.7 },
  ]
  const side = (...y: number[]) =>
    proevelesing({ linjer: [...tekst, ...linjer], strek: y.map(at => proevestroek(43, at)) })
  expect(verdier(side(60, 68))).toEqual([true, true])
  expect(verdier(side(60))).toEqual([false, true])
})
