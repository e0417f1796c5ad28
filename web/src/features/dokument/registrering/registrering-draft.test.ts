import type { Registrering } from '@rp/contract/dokument'
import { expect, test } from 'vitest'
import {
  describeList,
  findInvalid,
  printOf,
  type Registreringshandling,
  type Registreringsutkast,
  reduceRegistreringer,
  toUtkast,
} from './registrering-draft.parts.ts'

const saved = (part: Partial<Registrering> = {}): Registrering => ({
  produksjonsnavn: '',
  produksjonsID: null,
  fagfunksjon: '',
  episoder: null,
  stillingsprosent: '',
  verkstype: null,
  premiere: null,
  episoderTotalt: null,
  ...part,
})
const natt = saved({
  produksjonsnavn: 'Nattferja',
  produksjonsID: 'p1',
  fagfunksjon: 'Klipper',
  episoder: 4,
  verkstype: 'TV-drama',
  premiere: 2022,
  episoderTotalt: 8,
})
const valgt = {
  _id: 'p2',
  Produksjonstittel: 'Lattersalen (2)',
  Verkstype: 'TV-underholdning',
  Premiere: 2023,
  Episoder: 10,
}
const run = (list: Registreringsutkast[], ...actions: Registreringshandling[]) =>
  actions.reduce(reduceRegistreringer, list)
const ids = (list: readonly Registreringsutkast[]) => list.map(entry => entry.id)

test('en valgt produksjon gir id og verkstype, og tømmer fagfunksjon og episoder', () => {
  const [entry] = run(toUtkast([natt]), { type: 'produksjon_valgt', id: 'reg-0', produksjon: valgt })
  expect(entry).toMatchObject({
    produksjonsID: 'p2',
    produksjonsnavn: 'Lattersalen (2)',
    verkstype: 'TV-underholdning',
    premiere: 2023,
    episoderTotalt: 10,
    fagfunksjon: '',
    episoder: null,
    skrevet: '',
  })
})

test('velges den samme produksjonen på nytt, blir fagfunksjon og episoder stående', () => {
  const own = { ...valgt, _id: 'p1', Produksjonstittel: 'Nattferja' }
  const [entry] = run(
    toUtkast([natt]),
    { type: 'navn_skrevet', id: 'reg-0', navn: 'Nattferj' },
    { type: 'produksjon_valgt', id: 'reg-0', produksjon: own },
  )
  expect(entry).toMatchObject({ produksjonsID: 'p1', fagfunksjon: 'Klipper', episoder: 4, skrevet: '4' })
})

test('et fritt navn løser registreringen fra registeret, og verkstypen kan da velges', () => {
  const [entry] = run(
    toUtkast([natt]),
    { type: 'navn_skrevet', id: 'reg-0', navn: 'Noe nytt' },
    { type: 'verkstype_valgt', id: 'reg-0', verkstype: 'Spillefilm' },
    { type: 'navn_skrevet', id: 'reg-0', navn: 'Noe helt nytt' },
  )
  expect(entry).toMatchObject({
    produksjonsnavn: 'Noe helt nytt',
    produksjonsID: null,
    premiere: null,
    verkstype: 'Spillefilm',
    fagfunksjon: 'Klipper',
  })
})

test('verkstypen til en valgt produksjon er låst', () => {
  const [entry] = run(toUtkast([natt]), { type: 'verkstype_valgt', id: 'reg-0', verkstype: 'Spillefilm' })
  expect(entry?.verkstype).toBe('TV-drama')
})

test('første registrering kan ikke fjernes, de andre kan', () => {
  const list = toUtkast([natt, saved()])
  expect(ids(run(list, { type: 'fjernet', id: 'reg-0' }))).toEqual(['reg-0', 'reg-1'])
  expect(ids(run(list, { type: 'fjernet', id: 'reg-1' }))).toEqual(['reg-0'])
})

test('å flytte stanser ved endene', () => {
  const list = toUtkast([saved(), saved(), saved()])
  expect(ids(run(list, { type: 'flyttet', id: 'reg-0', retning: -1 }))).toEqual(['reg-0', 'reg-1', 'reg-2'])
  expect(ids(run(list, { type: 'flyttet', id: 'reg-2', retning: 1 }))).toEqual(['reg-0', 'reg-1', 'reg-2'])
  expect(ids(run(list, { type: 'flyttet', id: 'reg-2', retning: -1 }))).toEqual(['reg-0', 'reg-2', 'reg-1'])
})

test('alt som kan lagres, gjør skjemaet ulagret, og det som er avledet, gjør det ikke', () => {
  const list = toUtkast([natt, saved()])
  const before = printOf(list)
  const differs = (action: Registreringshandling) => printOf(run(list, action)) !== before
  expect(differs({ type: 'lagt_til', id: 'ny' })).toBe(true)
  expect(differs({ type: 'flyttet', id: 'reg-0', retning: 1 })).toBe(true)
  expect(differs({ type: 'episoder_skrevet', id: 'reg-0', skrevet: 'fire' })).toBe(true)
  expect(differs({ type: 'episoder_skrevet', id: 'reg-0', skrevet: ' 4 ' })).toBe(false)
  expect(differs({ type: 'verkstype_valgt', id: 'reg-1', verkstype: 'Spillefilm' })).toBe(false)
})

test('et antall som ikke er et tall, finnes igjen', () => {
  const list = toUtkast([natt, saved()])
  expect(findInvalid(list)).toBeUndefined()
  const wrong = run(list, { type: 'episoder_skrevet', id: 'reg-1', skrevet: '-1' })
  expect(findInvalid(wrong)?.id).toBe('reg-1')
})

test('etter lagring er feltene de samme, og en valgt verkstype blir stående', () => {
  const edited = run(
    toUtkast([natt]),
    { type: 'lagt_til', id: 'ny' },
    { type: 'navn_skrevet', id: 'ny', navn: 'Fritt navn' },
    { type: 'verkstype_valgt', id: 'ny', verkstype: 'Musikkvideo' },
  )
  const after = toUtkast([natt, saved({ produksjonsnavn: 'Fritt navn' })], edited)
  expect(ids(after)).toEqual(['reg-0', 'ny'])
  expect(after[1]?.verkstype).toBe('Musikkvideo')
})

test('en liste i én setning', () => {
  expect(describeList([natt, saved(), saved({ fagfunksjon: 'Foto', episoder: 1 })])).toBe(
    'Nattferja, Klipper, 4 episoder; Foto, 1 episode',
  )
})
