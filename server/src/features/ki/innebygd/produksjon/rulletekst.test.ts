import { expect, test } from 'vitest'
import { type Proevelinje, proevelesing } from '../../../../../test/lesing.ts'
import type { InkMark } from '../../../../platform/reading/page-text.ts'
import { createInnebygdMotor } from '../motor.ts'

const sesong = (nummer: number, premiere: number) => ({
  id: `s${nummer}`,
  tittel: `Det store myrslaget (sesong ${nummer})`,
  selskap: 'Nattlys Film AS',
  sesong: nummer,
  premiere,
  verkstype: 'TV-drama',
  episoder: 8,
})
const register = [sesong(1, 2020), sesong(2, 2021)]
const motor = createInnebygdMotor({
  oppslag: {
    selskaper: async navn => navn.map(() => []),
    selskaperMedOrgnr: async () => [],
    verk: async titler => titler.map(tittel => (/myrslaget/i.test(tittel) ? register : [])),
    selskapetsVerk: async () => [],
  },
})
const folk = [
  ['Regi', 'Torunn Eikjevik'],
  ['Foto', 'Sjur Brekkhus'],
  ['Klipp', 'Oddrun Vassli'],
  ['Lyddesign', 'Peder Nystøl'],
  ['Produsent', 'Liv Sørvang'],
]
const linjer = [
  { tekst: 'DET STORE MYRSLAGET', x: 35, y: 10 },
  ...folk.flatMap(([funksjon = '', navn = ''], at) => [
    { tekst: funksjon, x: 20, y: 16 + at * 4 },
    { tekst: navn, x: 50, y: 16 + at * 4 },
  ]),
  { tekst: 'O', x: 40, y: 44 },
  { tekst: '2021', x: 44, y: 44 },
]
const ring: InkMark = { kind: 'ring', box: { left: 0.45, right: 0.75, top: 0.23, bottom: 0.26 }, coverage: 0 }

const finn = (...strek: InkMark[]) => finnMed([], strek)
const finnMed = (flere: Proevelinje[], strek: InkMark[] = []) =>
  motor.finn(proevelesing({ linjer: [...linjer, ...flere], strek, kilde: 'ocr' }), {
    kontonavn: '',
    personnummer: '',
    faglistevalg: 'spesifikasjon',
    signal: new AbortController().signal,
  })

test('rulletekst gir verket, sesongen av året, og den som noen har satt ring rundt', async () => {
  const { arbeidstaker, registreringer } = await finn(ring)
  expect(arbeidstaker?.verdi).toBe('Oddrun Vassli')
  expect(registreringer).toHaveLength(1)
  expect(registreringer[0]?.produksjon?.verdi.produksjonsID).toBe('s2')
  expect(registreringer[0]?.fagfunksjon?.verdi).toBe('Klipp')
})

test('en produsent i rulleteksten er ikke noen som underskriver', async () => {
  const { arbeidstaker } = await finn()
  expect(arbeidstaker?.sikkerhet ?? 0).toBeLessThan(0.6)
})

test('den som sender bildet, er den det gjelder', async () => {
  const { arbeidstaker, registreringer } = await finnMed([
    { tekst: 'Det store myrslaget - screenshot by Peder Nystøl', x: 2, y: 60 },
  ])
  expect(arbeidstaker?.verdi).toBe('Peder Nystøl')
  expect(registreringer[0]?.fagfunksjon?.verdi).toMatch(/^Lyd/u)
  expect(registreringer[0]?.episoder).toBeNull()
})
