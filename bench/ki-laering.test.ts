import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chanceOf } from '../server/src/features/ki/innebygd/sikkerhet/sikkerhet.ts'
import { hashOf } from '../server/src/features/ki/innebygd/sikkerhet/trekk.ts'
import { type Egen, toLaerdom } from './ki-egne.ts'
import { collectEksempler, type Eksempel, toVekterfil, train } from './ki-laering.ts'
import { readKorpus } from './ki-les.ts'
import { tryLeftOut } from './ki-proev.ts'

const korpus = path.resolve(import.meta.dirname, '../korpus')
const vekterfil = path.resolve(
  import.meta.dirname,
  '../server/src/features/ki/innebygd/sikkerhet/vekter.json',
)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ki-laering-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Values of one field that are right so often, where that speaks for them. */
const values = (trekk: string, rette: number, antall: number, skriver = 'w8'): Eksempel[] =>
  Array.from({ length: antall }, (_, at) => ({
    skriver,
    id: `${skriver}-${at}`,
    felt: 'arbeidstaker',
    gruppe: null,
    registreringer: 1,
    trekk: ['alltid', trekk],
    regel: 0.9,
    rett: at < rette,
  }))

it('learns how often a value is right', () => {
  const { arbeidstaker } = train([...values('klart', 196, 200), ...values('utydelig', 100, 200)])
  expect(chanceOf(arbeidstaker, ['alltid', 'klart'])).toBeCloseTo(0.98, 1)
  expect(chanceOf(arbeidstaker, ['alltid', 'utydelig'])).toBeCloseTo(0.5, 1)
  // What it never saw in three values, it does not know.
  expect(Object.keys(train(values('sjelden', 2, 2)).arbeidstaker)).toEqual([])
})

it('is tried on writers it did not learn from', () => {
  const proevd = tryLeftOut([...values('klart', 0, 50, 'w8'), ...values('klart', 50, 50, 'w9')])
  const [of8, of9] = ['w8', 'w9'].map(skriver => proevd.filter(one => one.skriver === skriver))
  expect([of8?.length, of9?.length]).toEqual([50, 50])
  // Each was told by the other alone.
  expect(of8?.every(({ laert }) => laert > 0.9)).toBe(true)
  expect(of9?.every(({ laert }) => laert < 0.1)).toBe(true)
})

it('learns from members what the corpus has a word for, and from their corrections doubt', () => {
  const korpus = [...values('klart', 196, 200), ...values('utydelig', 100, 200)]
  const egen = (tilstand: Egen['tilstand'], ...ord: string[]): Egen => ({
    dokumentId: 'd',
    felt: 'arbeidstaker',
    trekk: ord.map(hashOf),
    tilstand,
  })
  expect(toLaerdom([egen('godtatt', 'alltid', 'klart', 'ukjent'), egen('endret', 'ukjent')], korpus)).toEqual(
    [{ felt: 'arbeidstaker', trekk: ['alltid', 'klart'], rett: true }],
  )
  const sure = (egne: readonly Egen[]) =>
    chanceOf(train([...korpus, ...toLaerdom(egne, korpus)]).arbeidstaker, ['alltid', 'klart'])
  const rettet = Array.from({ length: 20 }, () => egen('endret', 'alltid', 'klart'))
  expect(sure(rettet)).toBeLessThan(sure([]) - 0.02)
  // Who is tried is told by the other writers and by members.
  const [of8] = tryLeftOut(
    [...values('klart', 50, 50, 'w8'), ...values('klart', 50, 50, 'w9')],
    toLaerdom(rettet, korpus),
  )
  expect(of8?.laert).toBeLessThan(0.9)
})

it('gives the same bytes from the same part of the corpus', async () => {
  const sett = await readKorpus(path.join(korpus, 'w4.jsonl.gz'))
  const part = { ...sett, poster: sett.poster.slice(0, 6) }
  const learn = async (name: string) => {
    const eksempler = await collectEksempler(path.join(folder, name), part, 'w4')
    return { eksempler, fil: toVekterfil(train(eksempler)) }
  }
  const [first, again] = [await learn('a'), await learn('b')]
  expect(first.eksempler.length).toBeGreaterThan(30)
  expect(first.fil).toContain('"regel ')
  expect(again).toEqual(first)
  // The weights that are kept were taught with these very words: what the engine says of a value, they know.
  const kept = JSON.parse(await readFile(vekterfil, 'utf8'))
  const told = first.eksempler.flatMap(({ felt, trekk }) => trekk.map(one => one in kept[felt]))
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.95)
})
