import { columnsOf, isSum, type Kolonne, rowsUnder } from '../felt/tabell.ts'
import { readNavn } from '../navn/navn.ts'
import { lesNumre } from '../ord/episoder.ts'
import { fold, likhet } from '../ord/likhet.ts'
import { type Celle, type Ord, toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import type { Episodesvar } from './episodelesing.ts'

/** «Ep.», «Del», «Program»: over the numbers of them. */
export const overNumbers =
  /^(?:episod(?:e|er|ar|es)|ep(?:s|\.)?|program(?:mer|mes?)?|sending(?:er|ar)?|avsnitt|del(?:er|ar)?|parts?)(?:\s*(?:nr\.?|no\.?))?[.:]?$/iu
/** A figure, a list or a code, and what it is called; or what a figure is most like where it was recognised. */
const numbers =
  /^(?:nr\.?\s*)?(?:\d{1,3}(?:\s*(?:,|og|and|til|[-–—])\s*\d{1,3})*(?:\.|\s+[«“"].*)?|[SBZ$§]|[Il1][Il])$/iu
const blank = /^(?:[-–—]+|0)$/u
const hasSum = (cells: ReadonlyMap<Kolonne, Ord[]>): boolean =>
  [...cells.values()].some(ord => isSum(toCelle(ord).tekst))

type Rad = { celle: Celle; numre: ReadonlySet<number>; andre: Map<Kolonne, string> }
type Episodetabell = {
  /** Where its heading stands. */
  rad: number
  kolonner: Kolonne[]
  rader: Rad[]
}

function toRad(cells: ReadonlyMap<Kolonne, Ord[]>, column: Kolonne): Rad[] {
  const ord = cells.get(column)
  const celle = ord ? toCelle(ord) : null
  if (!celle || hasSum(cells) || !numbers.test(celle.tekst)) return []
  const others = [...cells].filter(([one]) => one !== column)
  const andre = new Map(others.map(([one, words]) => [one, toCelle(words).tekst]))
  return [{ celle, numre: lesNumre(`episode ${celle.tekst}`), andre }]
}

/** Tables with a row for each episode, or for each block of them: no episode stands in two rows. */
export function findEpisodetabeller(flate: Flate): Episodetabell[] {
  return flate.rader.flatMap((row, rad) => {
    if (row.length < 2) return []
    const columns = columnsOf(row)
    const column = columns.find(({ tekst }) => overNumbers.test(tekst))
    if (!column) return []
    const rader = rowsUnder(flate, rad, columns).flatMap(cells => toRad(cells, column))
    const all = rader.flatMap(({ numre }) => [...numre])
    const isApart = new Set(all).size === all.length
    return rader.length > 1 && isApart
      ? [{ rad, kolonner: columns.filter(one => one !== column), rader }]
      : []
  })
}

/** «Mads Emil Grindal», «T. R. Fjellanger», «Torleif», «S.H.»: a cell that names the person, alone or among others. */
function isPerson(text: string, navn: string): boolean {
  const own = navn.split(' ')
  const [first = '', family = ''] = [own[0], own.at(-1)]
  return text.split(/\s*(?:[,/&+]|\s(?:og|and)\s)\s*/u).some(part => {
    const words = part.split(/\s+/u)
    const last = words.at(-1) ?? ''
    if (/^(?:\p{Lu}\.\s?){2,3}$/u.test(last))
      return fold(last).replaceAll(' ', '') === fold(`${first[0]} ${family[0]}`).replaceAll(' ', '')
    if (words.length === 1 && likhet(last, first) > 0.9) return true
    const isFamily = likhet(last, family) > 0.85
    return isFamily && (words.length === 1 || fold(part)[0] === fold(first)[0])
  })
}

/** The rows that are the person's; null where the table tells of others alone. */
function ownRows(
  { kolonner, rader }: Episodetabell,
  navn: string | null,
): { rader: Rad[]; told: boolean } | null {
  const textIn = (rad: Rad, column: Kolonne) => rad.andre.get(column) ?? ''
  const marked = navn === null ? undefined : kolonner.find(({ tekst }) => isPerson(tekst, navn))
  if (marked) {
    const own = rader.filter(rad => textIn(rad, marked) !== '' && !blank.test(textIn(rad, marked)))
    return own.length > 0 ? { rader: own, told: true } : null
  }
  const named = kolonner
    .map(column => rader.filter(rad => navn !== null && isPerson(textIn(rad, column), navn)))
    .toSorted((a, b) => b.length - a.length)[0]
  if (named && named.length > 0) return { rader: named, told: true }
  const isOthers = kolonner.some(
    column => rader.filter(rad => readNavn(textIn(rad, column)) !== null).length > rader.length / 2,
  )
  return isOthers ? null : { rader, told: false }
}

/** What tables with a row for each episode say that the person does. */
export const fromEpisodetabeller = (tabeller: readonly Episodetabell[], navn: string | null): Episodesvar[] =>
  tabeller.flatMap((tabell): Episodesvar[] => {
    const own = ownRows(tabell, navn)
    if (!own) return []
    const told = new Set(
      own.rader.flatMap(({ numre, celle }) => (numre.size > 0 ? [...numre].map(String) : [celle.tekst])),
    )
    const sikker = own.rader.every(({ numre }) => numre.size > 0)
    const utsnitt = toCelle(own.rader.flatMap(({ celle }) => celle.ord))
    return [{ lest: { antall: told.size, sikker }, utsnitt, vekt: own.told ? 3.45 : 3.1 }]
  })
