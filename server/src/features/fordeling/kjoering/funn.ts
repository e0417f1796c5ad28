import crypto from 'node:crypto'
import type { Avgjoerelse, Funnslag } from '@rp/contract/kjoering'

/** Where fewer than one in so many works has several people in a function, one that has is worth a look. */
const seldom = 10
/** How many times more or less than last year is worth a look. */
const far = 3

/** A claim as the lines of all pots count it, in øre. */
export type Telling = {
  brukerId: string
  episoder: number | null
  viste: number
  beloep: number
  /** Of private copying alone. */
  privat: number
  /** What others manage; null where it is no such claim. */
  annetSted: number | null
}
/** The claims on one function of one work. */
export type Gruppetelling = { produksjonId: string; gruppe: string; krav: readonly Telling[] }
/** What stops money of every kind. */
export const utenslag = ['mangler_konto', 'avvist_konto', 'mangler_nummer'] as const
/** What the portal knows of those who are given something. */
export type Om = {
  /** Those who lack something that no amount can be paid or reported without, by what it is. */
  uten: Readonly<Record<(typeof utenslag)[number], readonly string[]>>
  /** Those who have not said that they are of the EEA: 1 where they have said that they are not. */
  eoes: ReadonlyMap<string, number>
  /** Øre that the approved runs of the year before gave. */
  ifjor: ReadonlyMap<string, number>
  /** Øre that the other approved runs of the same year gave. */
  hittil: ReadonlyMap<string, number>
}
type Funn = {
  slag: Funnslag
  brukerId?: string
  produksjonId?: string
  gruppe?: string
  tall: number
  mot?: number
  beloep: number
}
type Person = { beloep: number; privat: number }

const sumOf = (krav: readonly Telling[], felt: 'beloep' | 'privat' | 'annetSted' | 'episoder'): number =>
  krav.reduce((sum, one) => sum + (one[felt] ?? 0), 0)

/** What there is to settle of the claims on one function of one work. */
function* funnI(
  { produksjonId, gruppe, krav }: Gruppetelling,
  perPerson: ReadonlyMap<string, Telling[]>,
): Generator<Funn> {
  const hvor = { produksjonId, gruppe }
  for (const [brukerId, egne] of perPerson) {
    const beloep = sumOf(egne, 'beloep')
    if (egne.length > 1) yield { slag: 'samme_person', brukerId, ...hvor, tall: egne.length, beloep }
    const andres = egne.filter(({ annetSted }) => annetSted !== null)
    if (andres.length > 0) {
      const satt = { tall: andres.length, beloep: sumOf(andres, 'annetSted') }
      yield { slag: 'forvaltes_annet_sted', brukerId, ...hvor, ...satt }
    }
  }
  const episoder = sumOf(krav, 'episoder')
  const viste = krav.reduce((most, one) => Math.max(most, one.viste), 0)
  const beloep = sumOf(krav, 'beloep')
  if (episoder > viste && viste > 1)
    yield { slag: 'for_mange_episoder', ...hvor, tall: episoder, mot: viste, beloep }
}

/** What there is to settle of a person. What is missing is missing whatever the amount: a new simulation that moves an øre must not ask again. */
function* funnOm(
  brukerId: string,
  { beloep, privat }: Person,
  om: Om,
  uten: Record<(typeof utenslag)[number], Set<string>>,
): Generator<Funn> {
  const [ifjor, eoes] = [om.ifjor.get(brukerId), om.eoes.get(brukerId)]
  // All of a year against all of the one before: a run can be a supplement.
  const iAar = beloep + (om.hittil.get(brukerId) ?? 0)
  if (ifjor !== undefined && Math.max(iAar, ifjor) > far * Math.min(iAar, ifjor))
    yield { slag: 'langt_fra_i_fjor', brukerId, tall: iAar, mot: ifjor, beloep }
  if (eoes !== undefined && privat > 0) yield { slag: 'mangler_eoes', brukerId, tall: eoes, beloep: privat }
  if (beloep > 0)
    for (const slag of utenslag) if (uten[slag].has(brukerId)) yield { slag, brukerId, tall: 1, beloep }
}

/** Finds what a person must settle in a run. None of the limits decides an amount. */
export function* findFunn(grupper: Iterable<Gruppetelling>, om: Om): Generator<Funn> {
  const personer = new Map<string, Person>()
  const flere = new Map<string, Funn[]>()
  const antall = new Map<string, number>()
  for (const one of grupper) {
    const perPerson = Map.groupBy(one.krav, ({ brukerId }) => brukerId)
    yield* funnI(one, perPerson)
    for (const [id, egne] of perPerson) {
      const { beloep, privat } = personer.get(id) ?? { beloep: 0, privat: 0 }
      personer.set(id, { beloep: beloep + sumOf(egne, 'beloep'), privat: privat + sumOf(egne, 'privat') })
    }
    const { produksjonId, gruppe, krav } = one
    antall.set(gruppe, (antall.get(gruppe) ?? 0) + 1)
    if (perPerson.size === 1) continue
    const satt = { tall: perPerson.size, mot: 1, beloep: sumOf(krav, 'beloep') }
    const list = flere.get(gruppe) ?? []
    list.push({ slag: 'uvanlig_mange', produksjonId, gruppe, ...satt })
    flere.set(gruppe, list)
  }
  for (const [gruppe, list] of flere) {
    if (list.length * seldom < (antall.get(gruppe) ?? 0)) yield* list
  }
  const { mangler_konto, avvist_konto, mangler_nummer } = om.uten
  const uten = {
    mangler_konto: new Set(mangler_konto),
    avvist_konto: new Set(avvist_konto),
    mangler_nummer: new Set(mangler_nummer),
  }
  for (const [id, person] of personer) yield* funnOm(id, person, om, uten)
}

export const funnkolonner = [
  'id',
  'noekkel',
  'slag',
  'bruker_id',
  'produksjon_id',
  'gruppe',
  'tall',
  'mot',
  'beloep',
  'avgjoerelse',
  'begrunnelse',
  'avgjort',
  'avgjort_av',
] as const
/** A finding of the simulation before, with what was decided of it. */
export type Gammelt = {
  id: string
  noekkel: string
  tall: number
  mot: number | null
  avgjoerelse: Avgjoerelse | null
  begrunnelse: string
  avgjort: string | null
  avgjort_av: string | null
}

/** Findings as rows. What was decided of one is kept while its numbers are as they were. */
export function* funnrader(alle: Iterable<Funn>, gamle: readonly Gammelt[]) {
  const before = new Map(gamle.map(one => [one.noekkel, one]))
  for (const { slag, brukerId, produksjonId, gruppe, tall, mot = null, beloep } of alle) {
    const noekkel = [slag, brukerId, produksjonId, gruppe].filter(Boolean).join('|')
    const old = before.get(noekkel)
    const kept = old?.tall === tall && old.mot === mot ? old : undefined
    const hva = [slag, brukerId ?? null, produksjonId ?? null, gruppe ?? null, tall, mot, beloep]
    const avgjort = [kept?.avgjort ?? null, kept?.avgjort_av ?? null]
    const svar = [kept?.avgjoerelse ?? null, kept?.begrunnelse ?? '', ...avgjort]
    yield [old?.id ?? crypto.randomUUID(), noekkel, ...hva, ...svar]
  }
}
