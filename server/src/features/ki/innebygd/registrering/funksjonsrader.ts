import type { Episodesvar } from '../episode/episodelesing.ts'
import { overNumbers } from '../episode/episodetabell.ts'
import { asked, columnsOf, isHeading, type Kolonne, rowsUnder } from '../felt/tabell.ts'
import type { Valgtfunksjon } from '../funksjon/funksjon.ts'
import { splitFunksjoner } from '../funksjon/funksjonsord.ts'
import { lesEpisoder, lesNumre } from '../ord/episoder.ts'
import type { Celle, Ord } from '../side/celle.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'

/** A function of a table, with what the table says of its episodes. */
export type Radfunksjon = Valgtfunksjon & { svar?: Episodesvar[] }

const none = /^(?:[-–—]+|0|ingen|inga|none|nil)$/iu
/** «Klipp», «utføres av Per Nes, egen avtale» */
const ofOther =
  /(?<!\p{L})(?:egen|eigen|separat|own|separate) (?:avtale|kontrakt|agreement|contract)(?!\p{L})|(?:utføres|utførast|gjøres|gjerast|tas|done|performed|handled) (?:av|by) \p{Lu}/u

/** «Funksjon» beside «Episoder», and nothing else. */
const isPair = (columns: readonly Kolonne[]): boolean =>
  columns.length === 2 && asked(columns, 'funksjon') && asked(columns, 'episoder')

type Rad = { funksjon: Celle; episoder: Celle | null; egen: boolean }

/** «Funksjon», or «Arbeid» where functions stand under it. */
const isAsking = ({ roller }: Kolonne): boolean => roller.has('funksjon') || roller.has('funksjonNoe')

function rowsOf(rows: readonly Map<Kolonne, Ord[]>[], column: Kolonne, columns: readonly Kolonne[]): Rad[] {
  const numbers =
    columns.find(({ roller }) => roller.has('episoder')) ?? columns.find(({ roller }) => roller.has('omfang'))
  return rows.flatMap(cells => {
    const told = cells.get(column)
    if (!told) return []
    const celleUnder = (one: Kolonne | undefined) => {
      const ord = one && cells.get(one)
      return ord ? toCelle(ord) : null
    }
    const episoder = celleUnder(numbers)
    const others = [...cells].filter(([one]) => one !== column).map(([, ord]) => toCelle(ord).tekst)
    const egen = !none.test(episoder?.tekst ?? '') && !others.some(one => ofOther.test(one))
    return [{ funksjon: toCelle(told), episoder, egen }]
  })
}

/** «Program» asks for the production, or for the numbers of what it is made of. */
const hasNumbers = (column: Kolonne, rows: readonly Map<Kolonne, Ord[]>[]): boolean =>
  overNumbers.test(column.tekst) &&
  rows.every(cells =>
    /^(?:\d[\d\s,–-]*(?:(?:og|and)\s+\d+)?|\P{L}*)$/u.test(toCelle(cells.get(column) ?? []).tekst),
  )

/** A figure alone is the number of an episode where the column has lists of them, or asks for one. */
function readEpisoder(rader: readonly Rad[]): Episodesvar[][] {
  return rader.map(({ episoder }) => {
    if (!episoder) return []
    const lest = lesEpisoder(episoder.tekst, true)
    return lest ? [{ lest, utsnitt: episoder, vekt: 3 }] : []
  })
}

/** «Klipper», 3 og 4, and «Klipper», 7 og 8, are one job. */
function together(each: readonly Radfunksjon[]): Radfunksjon[] {
  const kinds = Map.groupBy(each, one => one.tolket?.fag)
  return [...kinds.values()].flatMap(same => {
    const [first] = same
    const [svar] = first?.svar ?? []
    const numre = same.map(one => lesNumre(`episode ${one.svar?.[0]?.utsnitt.tekst ?? ''}`))
    if (!first || !svar || same.length < 2 || numre.some(({ size }) => size === 0))
      return first ? [first] : []
    const antall = new Set(numre.flatMap(one => [...one])).size
    return [{ ...first, svar: [{ ...svar, lest: { antall, sikker: true } }] }]
  })
}

/**
 * The functions that one person has on one production, of a table that has each with its episodes or its pay: none where it
 * names people or productions, or has a row that is none. What no episodes or somebody else's agreement stands beside, is not the person's.
 */
export function readFunksjonsrader(flate: Flate): Radfunksjon[] {
  for (const [rad, row] of flate.rader.entries()) {
    const columns = columnsOf(row)
    const others = (['navn', 'person', 'sesong'] as const).some(rolle => asked(columns, rolle))
    if (others || columns.length < (isPair(columns) ? 2 : 3) || !columns.some(isAsking)) continue
    const under = rowsUnder(flate, rad, columns)
    // A heading that follows closely stands in one column.
    const end = under.findIndex(cells => cells.size < 2)
    const rows = end < 0 ? under : under.slice(0, end)
    if (columns.some(one => one.roller.has('tittel') && !hasNumbers(one, rows))) continue
    for (const column of columns.filter(isAsking)) {
      const all = rowsOf(rows, column, columns)
      const rader = all.filter(({ egen }) => egen)
      const svar = readEpisoder(rader)
      const read = rader.map(({ funksjon }, at): Radfunksjon | null => {
        const [own] = splitFunksjoner(funksjon.tekst)
        const utsnitt = { tekst: funksjon.tekst, ord: funksjon.ord }
        return own?.tolket
          ? { ...own, utsnitt, vekt: 3, kilde: 'felt', enige: 0, uenige: 0, svar: svar[at] ?? [] }
          : null
      })
      const told = read.filter(one => one !== null)
      const isTable = isHeading(columns) && column.roller.has('funksjon')
      const isSure = told.length === read.length && (isTable || told.every(one => one.tolket?.godkjent))
      if (all.length > 1 && told.length > 0 && isSure) return together(told)
    }
  }
  return []
}
