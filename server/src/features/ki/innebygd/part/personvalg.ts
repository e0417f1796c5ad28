import { readFileSync } from 'node:fs'
import { type Felt, sectionOf } from '../felt/felt.ts'
import { looksLikeCompany } from '../navn/navn.ts'
import { rollerAv } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import type { Celle, Ord } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { upTo, type Valgvekter, weighEach, wordsBefore } from '../valg.ts'
import { office } from './arbeidstaker-spor.ts'
import { isSpokenOf } from './navn-i-teksten.ts'
import type { Spor } from './navnespor.ts'

/** What is said of one person, the surest reading of the name first. */
export type Person = { navn: string; spor: Spor[] }
const laerte: Valgvekter = JSON.parse(readFileSync(new URL('personvekter.json', import.meta.url), 'utf8'))

/** Which part of the document, of so many. */
const partOf = (at: number, tekst: string, parts: number): number => Math.floor((at / tekst.length) * parts)

/** What a text beside a name is: the name of an office, of a company, or of a function. */
function kindsOf(text: string): string[] {
  const funksjon = tolkFunksjon(text)
  return [
    ...(office.test(text) ? ['stilling'] : []),
    ...(looksLikeCompany(text) ? ['selskap'] : []),
    ...(funksjon ? [`funksjon ${funksjon.godkjent}`] : []),
  ]
}

/** Who stands for the company, or is only spoken of. */
const another =
  /(?:v\/|(?:^|[\s(])(?:ved|v\.|att(?:n|en)?\.?|kontakt\p{L}*|contact|hos|hjå|leder|leiar|sjef|for)|(?:leder|leiar|sjef|koordinator|coordinator|manager|ansvarlig|ansvarleg|assistent|assistant|produsent\p{L}*|producer|operator|department|rapporterer til|reports to|etter (?:en|ei) \p{L}+ av|based on \p{L}+ by))\s*:?\s*$/iu
/** What is told of the one whom the paper is about: birth, number, address. */
const particulars =
  /^(?:\s*\([^)]*\d{6}|[\s,(]*(?:f\.|født|fødd|born|fnr|personnr|\d{2} ?\d{2} ?\d{2} ?\d{5})|[^.\n]{0,40},?\s\d{4}\s\p{Lu}|,\s\p{Lu}\p{Ll}+(?:veien|vegen|gata|gate|gaten|vei|veg)\s\d)/u
const personnummer = /^[^\n\u2028]*\d{6}\s?\d{5}/u
const mostPlaces = 5
/** Where the text names the person, and what stands around it. */
function iTeksten({ flyt: { tekst } }: Flate, { navn, spor }: Person): string[] {
  const names = [...new Set(spor.map(one => one.navn))]
  const places = names.flatMap(name => [...tekst.matchAll(new RegExp(RegExp.escape(name), 'gu'))])
  const at = places.map(({ index }) => index).toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  const around = at.slice(0, mostPlaces).flatMap(index => {
    const before = tekst.slice(Math.max(0, index - 60), index)
    const after = tekst.slice(index + navn.length, index + navn.length + 60)
    const [nearest = '^', next = '^'] = wordsBefore(before)
    const label = /[\p{L}-]+(?=\s*[:|]?\s*$)/u.exec(before.split(/[\n\u2028.]/u).at(-1) ?? '')?.[0] ?? ''
    const title = /^,?\s*([\p{L}-]+)/u.exec(after)?.[1] ?? ''
    return [
      `før ${nearest}`,
      `før ${next} ${nearest}`,
      ...kindsOf(label).map(one => `ved ${one}`),
      ...kindsOf(title).map(one => `så ${one}`),
      ...(another.test(before) ? ['ved annen'] : []),
      ...(particulars.test(after) ? ['så opplyst'] : []),
      ...(personnummer.test(after) ? ['så nummer'] : []),
      ...(office.test(after) ? ['så stilling'] : []),
      ...(looksLikeCompany(before.slice(-45)) ? ['ved selskap'] : []),
      ...(looksLikeCompany(after) ? ['så selskap'] : []),
    ]
  })
  return [
    `nevnt ${upTo(at.length, mostPlaces)}`,
    `nevnt ${upTo(at.length, 3)} først ${partOf(first, tekst, 3)} sist ${partOf(last, tekst, 3)}`,
    `først ${partOf(first, tekst, 5)}`,
    `sist ${partOf(last, tekst, 5)}`,
    ...around,
    ...(isSpokenOf(tekst, navn) ? ['omtalt'] : []),
  ]
}

type Place = Pick<Celle, 'side' | 'left'>
const near = (a: Place, b: Place, points: number): boolean =>
  a.side === b.side && Math.abs(a.left - b.left) < points
/** Where the name stands on its page, and over and under what. */
function paaSiden({ celler, rader }: Flate, { spor }: Person): string[] {
  const own = celler.filter(({ tekst }) => spor.some(one => tekst.includes(one.navn)))
  return own.slice(0, mostPlaces).flatMap(cell => {
    const row = rader[cell.rad] ?? []
    const beside = (word: string, step: number, points: number) => {
      const other = rader[cell.rad + step]?.find(one => near(one, cell, points))
      const told = other ? [...kindsOf(other.tekst), ...rollerAv(other.tekst)] : ['ingenting']
      return told.map(one => `${word} ${one}`)
    }
    return [
      ...beside('under', -1, 12),
      ...beside('over', 1, 30),
      ...(cell.rad > rader.length * 0.75 ? [`nederst ${row.length} ${row.indexOf(cell)}`] : []),
      ...(cell.rad < rader.length * 0.15 ? ['øverst'] : []),
      ...(cell.ord.some(({ merket }) => merket) ? ['merket'] : []),
    ]
  })
}

/** Which fields of a form have the name for their value. */
const iFelter = (felter: readonly Felt[], { spor }: Person): string[] =>
  felter.flatMap(felt => {
    const lines = felt.verdier.flatMap(({ linjer, maate }) =>
      linjer.slice(0, 4).map(({ tekst }, at) => ({ tekst, how: `${maate} ${Math.min(at, 1)}` })),
    )
    const own = lines.filter(({ tekst }) => spor.some(one => tekst.includes(one.navn)))
    const section = sectionOf(felter, felt)
    return own.flatMap(({ how }) =>
      [...felt.roller].flatMap(rolle => [
        `felt ${rolle}`,
        `felt ${rolle} ${how}`,
        `felt ${rolle} i ${section}`,
      ]),
    )
  })

function lestAs({ navn, spor }: Person): string {
  const ord = spor.find(one => one.navn === navn)?.utsnitt.ord ?? []
  const lowest = Math.min(1, ...ord.map(one => one.lesesikkerhet))
  return lowest === 1 ? 'tekst' : lowest > 0.8 ? 'klart' : lowest > 0.45 ? 'utydelig' : 'uleselig'
}
/** The only place where somebody is named. */
function onlyPlace({ spor }: Person): Ord | null {
  const [place, ...more] = new Set(spor.flatMap(({ utsnitt }) => utsnitt.ord.slice(0, 1)))
  return more.length === 0 ? (place ?? null) : null
}
/** How many others are named under or over somebody, all of them there alone: of a list, nobody is more than the others. */
function countListed(person: Person, others: readonly Person[]): number {
  const own = onlyPlace(person)
  const places = own ? others.map(onlyPlace) : []
  return places.filter(one => one && own && one !== own && near(one, own, 4)).length
}
/** Somebody legible whom more than the name tells of. */
const isTold = (person: Person): boolean =>
  lestAs(person) !== 'uleselig' && person.spor.some(({ kilde }) => kilde !== nevnt)

/** Everything that may speak for or against a name being that of the person who is engaged, each as a word. */
function trekkOf(flate: Flate, felter: readonly Felt[], person: Person, others: readonly Person[]): string[] {
  const { navn, spor } = person
  const kinds = new Set(spor.map(one => one.kilde).filter(one => one !== nevnt))
  const words = navn.split(' ')
  const lest = lestAs(person)
  return [
    ...new Set([
      `spor ${upTo(kinds.size, 4)}`,
      ...[...kinds].map(one => `spor ${one}`),
      ...iTeksten(flate, person),
      ...paaSiden(flate, person),
      ...iFelter(felter, person),
      `ord ${upTo(words.length, 4)}`,
      lest,
      `i liste ${upTo(countListed(person, others), 4)}`,
      ...(lest === 'uleselig' && others.some(isTold) ? ['uleselig blant lesbare'] : []),
      ...(words.some(one => tolkFunksjon(one) || rollerAv(one).size > 0) ? ['ord som ikke er navn'] : []),
    ]),
  ]
}

/** Kind of clue: the text names somebody, and says no more. */
export const nevnt = 'nevnt'
/** The same for each of some, and last for none of them being it. */
export const trekkOfEach = (
  flate: Flate,
  felter: readonly Felt[],
  personer: readonly Person[],
): string[][] => [
  ...personer.map(one => trekkOf(flate, felter, one, personer)),
  [
    'ingen',
    `ingen av ${upTo(personer.length, 6)}`,
    ...(personer.some(isTold) ? [] : ['ingen omtalt']),
    ...(personer.every(one => countListed(one, personer) > 0) ? ['alle i liste'] : []),
  ],
]

/** Below this it is likelier somebody else, or nobody. */
const likely = 0.5

/** The likeliest of some, and how likely it is (0–1); null where none is likely. */
export function choosePerson(
  flate: Flate,
  felter: readonly Felt[],
  personer: readonly Person[],
  vekter: Valgvekter = laerte,
): { person: Person; sjanse: number } | null {
  const chances = weighEach(vekter, trekkOfEach(flate, felter, personer))
  const sjanse = Math.max(...chances)
  const person = personer[chances.indexOf(sjanse)]
  return person && sjanse >= likely ? { person, sjanse } : null
}
