import { readFileSync } from 'node:fs'
import type { Oppslag, Registerverk } from '../../oppslag.ts'
import type { Felt } from '../felt/felt.ts'
import { kanVaereTittel } from '../navn/rimelig.ts'
import { rollerAv } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold, likhet } from '../ord/likhet.ts'
import { lesSesonger } from '../ord/tall.ts'
import type { Utsnitt } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { upTo, type Valgvekter, weighEach, wordsBefore } from '../valg.ts'
import type { Kjennetegn } from './kjennetegn.ts'
import type { Tittellesing } from './tittel.ts'

/** A place that may name a production. */
export type Tittelspor = { lesing: Tittellesing; utsnitt: Utsnitt }

/** What a production is chosen from. */
export type Verksgrunnlag = {
  flate: Flate
  felter: readonly Felt[]
  facts: Kjennetegn
  /** Works of the employer. */
  egne: readonly Registerverk[]
  oppslag: Pick<Oppslag, 'verk'>
}

/** One that a document may be about: a work of the register, or a title that the register does not have. */
export type Verksvalg = {
  /** The clues that name it, the first found first; none for the last choice, that it is about no work. */
  spor: readonly Tittelspor[]
  verk: Registerverk | null
  /** What the seasons of one series have in common. */
  serie: string
  trekk: string[]
}

/** A production as it was chosen. */
export type Produksjonsfunn = Tittelspor & {
  verk: Registerverk | null
  /** Where nothing tells the seasons of a series apart: the likeliest of them. */
  likest: Registerverk | null
  /** 0–1. */
  sjanse: number
}

const laerte: Valgvekter = JSON.parse(readFileSync(new URL('verksvekter.json', import.meta.url), 'utf8'))

function withoutSeason(text: string): string {
  const [season] = lesSesonger(text)
  return (season ? text.slice(0, season.fra).replace(/[\s(,:–—-]+$/u, '') : text).trim() || text
}

/** «(kinoversjon)» */
const bracketsOf = (tittel: string): string | null => {
  const inner = /\(([^()]+)\)/u.exec(tittel)?.[1]
  return inner && lesSesonger(inner).length === 0 ? inner : null
}

/** A title of the register without its season, and its other names. */
function namesOf({ tittel, sesong }: Registerverk): string[] {
  const parts = tittel.split(/\s+(?:aka|a\.k\.a\.|\/|=)\s+/iu)
  const outer = tittel.replace(/\s*\([^()]*\)\s*/u, ' ').trim()
  // «Sjarken 2» may be called «Sjarken», in its second season.
  const unnumbered =
    sesong !== null && tittel.endsWith(` ${sesong}`) ? tittel.slice(0, -`${sesong}`.length) : ''
  const names = [withoutSeason(tittel), ...parts.map(withoutSeason), outer, bracketsOf(tittel) ?? '']
  return [...new Set([...names, unnumbered.trim()].filter(Boolean))]
}

/** How like a title is what begins with it: «Under isen dokumentarserie i 4 deler». */
const beginning = 0.9
const leastLike = 0.8

type Lesing = { spor: Tittelspor; lesing: Tittellesing; bareTall: boolean }
type Treff = Lesing & { lik: number }

/** «Tittelen 4» may be the fourth season of «Tittelen». */
function readingsOf(spor: Tittelspor): Lesing[] {
  const { lesing } = spor
  const whole = { spor, lesing, bareTall: false }
  if (!lesing.bareTall) return [whole]
  const { navn } = lesing.bareTall
  return [
    whole,
    { spor, lesing: { ...lesing, ...lesing.bareTall, varianter: [navn], bareTall: null }, bareTall: true },
  ]
}

function likOf({ varianter }: Tittellesing, verk: Registerverk): number {
  const names = namesOf(verk)
  const each = varianter.flatMap(variant =>
    names.map(name => {
      const begins = name.length > 4 && fold(variant).startsWith(`${fold(name)} `)
      return Math.max(likhet(variant, name), begins ? beginning : 0)
    }),
  )
  return Math.max(0, ...each)
}

const bands = [0, 0.8, 0.84, 0.88, 0.9, 0.93, 0.95, 0.97, 1]
const bandOf = (lik: number): number => bands.findLast(one => lik >= one - 1e-9) ?? 0

const bareCompany = (navn: string) =>
  fold(navn)
    .replace(/\s(?:as|asa|ans|ba|da)$/u, '')
    .replaceAll(' ', '')

function companyIs(facts: Kjennetegn, verk: Registerverk): string {
  const [told, own] = [bareCompany(facts.selskap), bareCompany(verk.selskap)]
  if (!told || !own) return 'ukjent'
  if (told === own) return 'lik'
  return likhet(told, own) > 0.85 || told.startsWith(own) || own.startsWith(told) ? 'nær' : 'ulik'
}

function seasonIs(told: readonly number[], ofDokument: number | null, { sesong }: Registerverk): string {
  const where = told.length > 0 ? 'ved tittelen' : ofDokument === null ? '' : 'i dokumentet'
  const seasons = told.length > 0 ? told : ofDokument === null ? [] : [ofDokument]
  const [first] = seasons
  if (first === undefined) return sesong === null ? 'usagt' : 'usagt, men har'
  if (sesong === null) return `har ingen, sagt ${upTo(first, 2)} ${where}`
  return `${seasons.includes(sesong) ? 'lik' : 'en annen'} ${where}`
}

/** What the document and the register say of a work besides its title. */
function compare(facts: Kjennetegn, verk: Registerverk): string[] {
  const { episoder, aar } = facts
  const { premiere } = verk
  const known = episoder && episoder > 1 && verk.episoder ? verk.episoder - episoder : null
  // A work premieres after the work on it, seldom more than two years after.
  const year =
    aar && premiere !== null ? (premiere < aar.fra ? 'før' : upTo(premiere - aar.til, 4)) : 'ukjent'
  return [
    `selskap ${companyIs(facts, verk)}`,
    `episoder ${known === null ? 'ukjent' : Math.sign(known)}`,
    `år ${year}`,
  ]
}

const tests: readonly (readonly [string, (facts: Kjennetegn, verk: Registerverk) => boolean])[] = [
  ['selskapet', (facts, verk) => companyIs(facts, verk) === 'lik'],
  ['antallet', ({ episoder }, verk) => episoder !== null && episoder > 1 && verk.episoder === episoder],
  ['typen', ({ verkstype }, verk) => verkstype !== null && verk.verkstype === verkstype],
  [
    'året',
    ({ aar }, { premiere }) =>
      aar !== null && premiere !== null && premiere >= aar.fra && premiere - aar.til <= 2,
  ],
]
/** What fits one of several of the same title, and whether it fits others too. */
const amongSeries = (facts: Kjennetegn, verk: Registerverk, series: readonly Registerverk[]): string[] =>
  tests.flatMap(([name, fits]) => {
    const count = series.filter(one => fits(facts, one)).length
    if (series.length < 2 || count === 0) return []
    return fits(facts, verk)
      ? [`${name} passer ${count === 1 ? 'alene' : 'for flere'}`]
      : [`${name} passer en annen`]
  })

const mostPlaces = 5
/** Where the text and its fields name it, and what stands before it. */
function nevnt({ flate, felter }: Verksgrunnlag, navn: readonly string[]): string[] {
  const { tekst } = flate.flyt
  const names = [...new Set(navn)].filter(name => name.length > 1)
  const places = names.flatMap(name => {
    const words = name.split(/\s+/u).map(RegExp.escape).join('\\s+')
    return [...tekst.matchAll(new RegExp(`(?<![\\p{L}\\d])${words}`, 'giu'))].map(({ index }) => index)
  })
  const found = [...new Set(places)].toSorted((a, b) => a - b)
  const around = found.slice(0, mostPlaces).flatMap(index => {
    const before = tekst.slice(Math.max(0, index - 60), index)
    return [
      `før ${wordsBefore(before)[0] ?? '^'}`,
      /[«“"„]\s*$/u.test(before) ? 'sitert' : 'usitert',
      ...(/^\p{Ll}/u.test(tekst.slice(index)) ? ['liten forbokstav'] : []),
    ]
  })
  const own = felter.filter(({ verdier }) =>
    verdier.some(({ linjer }) =>
      linjer.slice(0, 3).some(({ tekst }) => names.some(name => fold(tekst).includes(fold(name)))),
    ),
  )
  return [
    `nevnt ${upTo(found.length, mostPlaces)}`,
    ...around,
    ...own.flatMap(({ roller }) => [...roller].map(rolle => `felt ${rolle}`)),
  ]
}

type Kandidat = { verk: Registerverk; treff: readonly Treff[]; lik: number; serie: string }

function ofVerk(
  g: Verksgrunnlag,
  { verk, treff, lik, serie }: Kandidat,
  all: readonly Kandidat[],
): Verksvalg[] {
  const { facts } = g
  const likest = treff.filter(one => one.lik >= Math.min(lik, beginning))
  const series = all.filter(one => one.serie === serie).map(one => one.verk)
  const told = [...new Set(likest.flatMap(({ lesing }) => lesing.sesong ?? []))]
  // Where a title has its season beside it, it is no other season.
  const isTold = (one: Registerverk): boolean => one.sesong !== null && told.includes(one.sesong)
  if (series.some(isTold) && !isTold(verk)) return []
  // Credits bear the year that the work was finished in: most often that of its premiere.
  const [ofYear, ...others] = series.filter(
    ({ premiere }) => premiere !== null && premiere === facts.opphavsaar,
  )
  const sesong = facts.sesong ?? (others.length === 0 ? (ofYear?.sesong ?? null) : null)
  const season = seasonIs(told, sesong, verk)
  const whole = [verk.tittel, ...(season.startsWith('lik') ? [withoutSeason(verk.tittel)] : [])].map(fold)
  const isWhole = treff.some(
    ({ lesing, bareTall }) => !bareTall && lesing.varianter.some(one => whole.includes(fold(one))),
  )
  const trekk = [
    'i registeret',
    `lik ${bandOf(lik)}`,
    `sesong ${season}`,
    ...compare(facts, verk),
    ...amongSeries(facts, verk, series),
    ...(isWhole && !season.startsWith('en annen')
      ? ['hele tittelen', `hele tittelen, sesong ${season}`]
      : []),
    ...(treff.every(one => one.bareTall || one.lik < lik) ? ['bare tall'] : []),
    ...nevnt(g, [...likest.map(one => one.lesing.navn), withoutSeason(verk.tittel)]),
  ]
  return [
    {
      spor: [...new Set(likest.toSorted((a, b) => b.lik - a.lik).map(one => one.spor))],
      verk,
      serie,
      trekk: [...new Set(trekk)],
    },
  ]
}

function ofNavn(
  g: Verksgrunnlag,
  serie: string,
  spor: readonly [Tittelspor, ...Tittelspor[]],
  all: readonly Kandidat[],
): Verksvalg {
  const [{ lesing, utsnitt }] = spor
  const near = all.flatMap(({ treff }) => treff.filter(one => spor.includes(one.spor)).map(one => one.lik))
  const lowest = Math.min(1, ...utsnitt.ord.map(one => one.lesesikkerhet))
  const words = lesing.navn.split(' ')
  const season = spor.some(one => one.lesing.sesong !== null)
    ? 'ved tittelen'
    : g.facts.sesong === null
      ? 'usagt'
      : 'i dokumentet'
  const trekk = [
    'uten register',
    `registeret har ${bandOf(Math.max(0, ...near))}`,
    `registeret har ${upTo(near.filter(lik => lik >= 0.97).length, 3)} sesong ${season}`,
    `ord ${upTo(words.length, 6)}`,
    kanVaereTittel(lesing.navn) ? 'kan være tittel' : 'kan ikke være tittel',
    `lest ${lowest === 1 ? 'tekst' : lowest > 0.8 ? 'klart' : 'utydelig'}`,
    ...(lesing.arbeidstittel ? ['arbeidstittel'] : []),
    ...(tolkFunksjon(lesing.navn) ? ['funksjon'] : []),
    ...(words.some(one => rollerAv(one).size > 0) ? ['etikett'] : []),
    ...nevnt(g, [lesing.navn]),
  ]
  return { spor, verk: null, serie, trekk: [...new Set(trekk)] }
}

const illegible = 0.3
/** Written by hand, hardly a letter may have been read: that is no title, unless the register has it. */
const isLegible = ({ utsnitt }: Tittelspor): boolean =>
  utsnitt.ord.every(({ lesesikkerhet }) => lesesikkerhet >= illegible)

/** Everything that clues may name, and last that the document is about no work. `funksjoner`: how many functions it names. */
export async function findVerksvalg(
  g: Verksgrunnlag,
  spor: readonly Tittelspor[],
  funksjoner: number,
): Promise<Verksvalg[]> {
  const lesninger = spor.flatMap(readingsOf)
  const variants = [...new Set(lesninger.flatMap(({ lesing }) => lesing.varianter.slice(0, 5)))]
  const found = variants.length > 0 ? (await g.oppslag.verk(variants)).flat() : []
  const verk = [...new Map([...g.egne, ...found].map(one => [one.id, one])).values()]
  const kandidater = verk.flatMap((one): Kandidat[] => {
    const treff = lesninger
      .map(lesing => ({ ...lesing, lik: likOf(lesing.lesing, one) }))
      .filter(({ lik }) => lik >= leastLike)
    const lik = Math.max(...treff.map(other => other.lik))
    return treff.length > 0 ? [{ verk: one, treff, lik, serie: fold(withoutSeason(one.tittel)) }] : []
  })
  const names = Map.groupBy(spor.filter(isLegible), ({ lesing }) => fold(lesing.navn))
  const valg = [
    ...kandidater.flatMap(one => ofVerk(g, one, kandidater)),
    ...[...names].map(([serie, same]) => ofNavn(g, serie, same as [Tittelspor], kandidater)),
  ]
  const known = kandidater.length > 0 ? 'i registeret' : valg.length > 0 ? 'uten register' : 'intet'
  const none = [
    'ingen',
    `ingen av ${upTo(valg.length, 6)}`,
    `ingen, ${known}`,
    `ingen, ${known}, funksjoner ${upTo(funksjoner, 2)}`,
  ]
  return [...valg, { spor: [], verk: null, serie: '', trekk: none }]
}

/** Below this share of what speaks for a series, nothing tells which of its seasons it is. */
const decided = 0.6

/** What stands around a title tells which of a document's titles is meant, and nothing of the one that a row names. */
const isOfTitle = (trekk: string): boolean => !/^(?:nevnt|før|u?sitert|liten forbokstav|felt) ?/u.test(trekk)

/** Chooses the production that a document is about, or a row of it that names one; null for none. */
export type Verksvelger = (valg: readonly Verksvalg[], isRow: boolean) => Produksjonsfunn | null

/** The likeliest production of some, where it is likelier than none; of a row, which names one, the likeliest. */
export function chooseVerk(
  valg: readonly Verksvalg[],
  isRow: boolean,
  vekter: Valgvekter = laerte,
): Produksjonsfunn | null {
  const some = isRow
    ? valg.flatMap(one => (one.spor.length > 0 ? [{ ...one, trekk: one.trekk.filter(isOfTitle) }] : []))
    : valg
  const chances = weighEach(
    vekter,
    some.map(({ trekk }) => trekk),
  )
  const each = some.map((one, at) => ({ ...one, sjanse: chances[at] ?? 0 }))
  const sumOf = (own: typeof each) => own.reduce((sum, one) => sum + one.sjanse, 0)
  const [series = []] = [...Map.groupBy(each, one => one.serie).values()].toSorted(
    (a, b) => sumOf(b) - sumOf(a),
  )
  const known = series.filter(one => one.verk !== null).toSorted((a, b) => b.sjanse - a.sjanse)
  const [likest] = known
  const [written] = series.filter(one => one.verk === null)
  const [first] = (likest ?? written)?.spor ?? []
  if (!first) return null
  const inRegister = sumOf(known)
  if (likest && inRegister >= (written?.sjanse ?? 0) && likest.sjanse >= decided * inRegister)
    return { ...first, verk: likest.verk, likest: likest.verk, sjanse: likest.sjanse }
  return { ...first, verk: null, likest: likest?.verk ?? null, sjanse: sumOf(series) }
}
