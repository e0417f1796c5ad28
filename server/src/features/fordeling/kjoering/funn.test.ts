import { expect, it } from 'vitest'
import { findFunn, funnrader, type Gammelt, type Gruppetelling, type Om, type Telling } from './funn.ts'

const alle = { mangler_konto: [], avvist_konto: [], mangler_nummer: [] }
const ingen: Om = { uten: alle, eoes: new Map(), ifjor: new Map(), hittil: new Map() }
const krav = (brukerId: string, felter: Partial<Telling> = {}): Telling => ({
  brukerId,
  episoder: 1,
  viste: 10,
  beloep: 100,
  privat: 0,
  annetSted: null,
  ...felter,
})
const i = (produksjonId: string, ...alle: Telling[]): Gruppetelling => ({
  produksjonId,
  gruppe: 'Foto',
  krav: alle,
})
const find = (grupper: Gruppetelling[], om: Partial<Om> = {}) => [...findFunn(grupper, { ...ingen, ...om })]

it('finds somebody who has several claims on one function of one work, and nobody with one on each', () => {
  expect(find([i('a', krav('kari'), krav('kari'))])).toEqual([
    { slag: 'samme_person', brukerId: 'kari', produksjonId: 'a', gruppe: 'Foto', tall: 2, beloep: 200 },
  ])
  expect(find([i('a', krav('kari')), i('b', krav('kari'))])).toEqual([])
})

it('finds what others manage of a claim, with what they are given', () => {
  const annet = krav('kari', { beloep: 0, annetSted: 70 })
  const funn = { slag: 'forvaltes_annet_sted', brukerId: 'kari', produksjonId: 'a', gruppe: 'Foto' }
  expect(find([i('a', annet)])).toEqual([{ ...funn, tall: 1, beloep: 70 }])
})

it.each([
  [10, 10, false],
  [11, 10, true],
  // A work of one episode has as many as people have written.
  [2, 1, false],
  [3, 2, true],
])('says of %i episodes where %i are shown whether they are too many: %s', (episoder, viste, isFound) => {
  const funn = { slag: 'for_mange_episoder', produksjonId: 'a', gruppe: 'Foto', beloep: 100 }
  const expected = isFound ? [{ ...funn, tall: episoder, mot: viste }] : []
  expect(find([i('a', krav('kari', { episoder, viste }))])).toEqual(expected)
})

/** So many works, of which the first ones have two people in the function. */
const verk = (antall: number, flere: number): Gruppetelling[] =>
  Array.from({ length: antall }, (_, nr) =>
    i(`verk ${nr}`, krav(`a ${nr}`), ...(nr < flere ? [krav(`b ${nr}`)] : [])),
  )
it.each([
  [9, 1, 0],
  // One in ten is not seldom.
  [10, 1, 0],
  [11, 1, 1],
  [20, 2, 0],
  [21, 2, 2],
])('finds in %i works, of which %i have several people in the function, %i that are unusual', (antall, flere, funnet) => {
  const found = find(verk(antall, flere))
  expect(found).toHaveLength(funnet)
  for (const one of found)
    expect(one).toMatchObject({ slag: 'uvanlig_mange', gruppe: 'Foto', tall: 2, mot: 1, beloep: 200 })
})

it('counts the works of each function on its own', () => {
  const klipp = verk(10, 0).map(one => ({ ...one, gruppe: 'Klipp' }))
  expect(find([...verk(9, 1), ...klipp])).toEqual([])
})

it.each([
  [300, 100, false],
  [301, 100, true],
  [100, 300, false],
  [100, 301, true],
  [100, 0, true],
  [0, 0, false],
])('says of %i øre after %i the year before whether that is far from it: %s', (beloep, ifjor, isFound) => {
  const found = find([i('a', krav('kari', { beloep }))], { ifjor: new Map([['kari', ifjor]]) })
  const funn = { slag: 'langt_fra_i_fjor', brukerId: 'kari', tall: beloep, mot: ifjor, beloep }
  expect(found).toEqual(isFound ? [funn] : [])
})

it('sums what somebody has of all works, and compares nobody with a year that they had nothing in', () => {
  const grupper = [i('a', krav('kari', { beloep: 200 })), i('b', krav('kari', { beloep: 101 }))]
  expect(find(grupper, { ifjor: new Map([['ola', 1]]) })).toEqual([])
  expect(find(grupper, { ifjor: new Map([['kari', 100]]) })).toMatchObject([{ tall: 301 }])
})

it('finds what is missing of those who are given something, and of nobody else', () => {
  const uten = { mangler_konto: ['kari', 'ola'], avvist_konto: [], mangler_nummer: ['kari'] }
  const om = { uten, eoes: new Map([['kari', 1]]) }
  const found = find([i('a', krav('kari', { privat: 40 }))], om)
  expect(found).toEqual([
    { slag: 'mangler_eoes', brukerId: 'kari', tall: 1, beloep: 40 },
    { slag: 'mangler_konto', brukerId: 'kari', tall: 1, beloep: 100 },
    { slag: 'mangler_nummer', brukerId: 'kari', tall: 1, beloep: 100 },
  ])
  expect(find([i('a', krav('kari', { beloep: 0 }))], om)).toEqual([])
})

/** One finding of each kind. */
const alleSlag = find(
  [i('a', krav('kari', { episoder: 11, annetSted: 0, privat: 5 }), krav('kari')), ...verk(20, 1)],
  {
    uten: { ...alle, mangler_konto: ['kari'], mangler_nummer: ['kari'] },
    eoes: new Map([['kari', 0]]),
    ifjor: new Map([['kari', 1]]),
  },
)
const rows = (gamle: readonly Gammelt[]) =>
  [...funnrader(alleSlag, gamle)].map(
    ([id, noekkel, slag, , , , tall, mot, , avgjoerelse, begrunnelse, avgjort, avgjort_av]) =>
      ({ id, noekkel, slag, tall, mot, avgjoerelse, begrunnelse, avgjort, avgjort_av }) as Gammelt & {
        slag: string
      },
  )
const svar = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Nei.', avgjort: 'da', avgjort_av: 'stab' } as const

it('keeps what was decided of each kind while its numbers are as they were, and of none when they are not', () => {
  const foer = rows([])
  expect(foer.map(({ slag }) => slag).toSorted()).toEqual([
    'for_mange_episoder',
    'forvaltes_annet_sted',
    'langt_fra_i_fjor',
    'mangler_eoes',
    'mangler_konto',
    'mangler_nummer',
    'samme_person',
    'uvanlig_mange',
  ])
  expect(new Set(foer.map(({ noekkel }) => noekkel)).size).toBe(foer.length)
  const avgjorte = foer.map(one => ({ ...one, ...svar }))
  expect(rows(avgjorte)).toEqual(avgjorte)
  const intet = { avgjoerelse: null, begrunnelse: '', avgjort: null, avgjort_av: null }
  for (const annet of [{ tall: 99 }, { mot: 99 }])
    expect(rows(avgjorte.map(one => ({ ...one, ...annet })))).toEqual(foer.map(one => ({ ...one, ...intet })))
})

it('holds all runs of the year against all of the year before, and not a supplement alone', () => {
  const ifjor = new Map([['kari', 1000]])
  expect(find([i('a', krav('kari', { beloep: 20 }))], { ifjor, hittil: new Map([['kari', 980]]) })).toEqual(
    [],
  )
  expect(find([i('a', krav('kari', { beloep: 20 }))], { ifjor, hittil: new Map([['kari', 5000]]) })).toEqual([
    { slag: 'langt_fra_i_fjor', brukerId: 'kari', tall: 5020, mot: 1000, beloep: 20 },
  ])
})
