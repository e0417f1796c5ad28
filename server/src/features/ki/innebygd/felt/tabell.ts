import { readNavn } from '../navn/navn.ts'
import { isUnclosed } from '../navn/rimelig.ts'
import { isEtikett, rollerAv } from '../ord/etiketter.ts'
import type { Rolle } from '../ord/etikettord.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { withoutBrackets } from '../ord/klammer.ts'
import { isWorkKind } from '../ord/verksord.ts'
import type { Celle, Ord } from '../side/celle.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'

export type Kolonne = { roller: ReadonlySet<Rolle>; left: number; tekst: string }
/** A row of a table: what stands under each heading. */
export type Tabellrad = { celler: { roller: ReadonlySet<Rolle>; celle: Celle }[] }

/** The headings of a row, each a cell of its own; what is no label is a column too. */
export const columnsOf = (row: readonly Celle[]): Kolonne[] =>
  row.flatMap(labelsIn).map(({ tekst, left }) => ({ roller: rollerAv(tekst), left, tekst }))

const mostWords = 6
const isHead = ({ tekst }: Celle): boolean => /^\p{Lu}/u.test(tekst) && rollerAv(tekst).size > 0
/** «Funksjon Episoder»: headings that stand as near each other as words do are labels all the same. */
function labelsIn(cell: Celle): Celle[] {
  if (cell.ord.length < 2 || cell.ord.length > mostWords || rollerAv(cell.tekst).size > 0) return [cell]
  for (let at = 1; at < cell.ord.length; at++) {
    const head = toCelle(cell.ord.slice(0, at), cell.rad)
    if (!isHead(head)) continue
    const rest = labelsIn(toCelle(cell.ord.slice(at), cell.rad))
    if (rest.every(isHead)) return [head, ...rest]
  }
  return [cell]
}

export const asked = (columns: readonly Kolonne[], rolle: Rolle) =>
  columns.some(({ roller }) => roller.has(rolle))

export const isHeading = (columns: readonly Kolonne[]): boolean => {
  const known = columns.filter(({ roller }) => roller.size > 0).length
  // A column may ask for what no list has, «Linje» or the first line of «Pris per / dag».
  return known >= 3 && known >= 0.6 * columns.length
}

const leastPeople = 2
/** «Navn», «Rolle», «Metode», «Tidspunkt»: who signed, and how. */
const ofSigning = /^(?:metode|method|tidspunkt|signert|signed|signeringsmetode|status|id-metode)(?!\p{L})/iu
/**
 * The heading of a list of many people: what stands under it is said of others. What the people do stands in the rows,
 * whatever its column is called: a log of those who signed is no such list.
 */
export function isNavneliste(flate: Flate, { rad }: Celle): boolean {
  const row = flate.rader[rad] ?? []
  const at = row.find(cell => rollerAv(cell.tekst).has('navn'))
  if (!at || row.length < 3 || row.some(cell => ofSigning.test(cell.tekst))) return false
  const people = flate.rader
    .slice(rad + 1, rad + 9)
    .filter(one => one.some(cell => Math.abs(cell.left - at.left) < 30 && readNavn(cell.tekst) !== null))
  const working = people.filter(one =>
    one.some(cell => readNavn(cell.tekst) === null && tolkFunksjon(cell.tekst) !== null),
  )
  return people.length >= leastPeople && working.length >= people.length / 2
}

/** In points: how far left of its heading a word may begin, and how far where nothing stands close before it. */
const [off, farOff, apart] = [5, 10, 15]
function cellsUnder(columns: readonly Kolonne[], ord: readonly Ord[]): Map<Kolonne, Ord[]> {
  const cells = new Map<Kolonne, Ord[]>()
  for (const [at, one] of ord.entries()) {
    const isApart = one.left - (ord[at - 1]?.right ?? 0) > apart
    const column = columns.findLast(({ left }) => one.left >= left - (isApart ? farOff : off)) ?? columns[0]
    if (column) cells.set(column, [...(cells.get(column) ?? []), one])
  }
  return cells
}

const isOther = (row: readonly Celle[]): boolean =>
  (row.length === 1 && (row[0]?.ord.length ?? 0) > 9) ||
  row.filter(cell => rollerAv(cell.tekst).size > 0).length >= 2 ||
  (row.length < 3 && row.some(cell => rollerAv(cell.tekst).has('person'))) ||
  /:$|^For\s/u.test(row[0]?.tekst ?? '') ||
  (row.length === 1 && numberedHeading.test(row[0]?.tekst ?? '')) ||
  isField(row[0]) ||
  // «… TV 2, 8 / ep.» goes on in its cell.
  (row.length === 1 && /^\P{Ll}/u.test(row[0]?.tekst ?? '') && rollerAv(row[0]?.tekst ?? '').size > 0)

/** «4. Arbeidstid» */
const numberedHeading = /^(?:§\s*)?\d{1,2}\.?\s+\p{Lu}\p{Ll}/u

const leastProse = 5
/** Prose runs across the columns; in a row of the table a word begins where each of them does. */
const crosses = (row: readonly Celle[], columns: readonly Kolonne[]): boolean =>
  row.some(
    ({ left, right, ord }) =>
      ord.length >= leastProse &&
      columns.some(
        column =>
          column.left > left + 6 &&
          column.left < right - 6 &&
          ord.every(one => Math.abs(one.left - column.left) > 6),
      ),
  )

/** «Antall episoder: 6 av 6» under a table is no row of it. */
const isField = (cell: Celle | undefined): boolean => {
  const at = cell?.ord.findIndex(({ tekst }) => tekst.endsWith(':')) ?? -1
  return (
    cell !== undefined && at >= 0 && at < 4 && rollerAv(toCelle(cell.ord.slice(0, at + 1)).tekst).size > 0
  )
}

/** A row of the table: its cells begin where the columns do. */
const isRowOf = (row: readonly Celle[], columns: readonly Kolonne[]): boolean =>
  row.length >= Math.max(3, columns.length - 1) &&
  row.every(cell => columns.some(({ left }) => Math.abs(cell.left - left) < 6)) &&
  !row.every(cell => rollerAv(cell.tekst).size > 0)

const airy = 45
const leastHead = 3
/** Whether the table goes on at the top of the page that these rows begin with, under no more than its head. */
function goesOn(rows: readonly Celle[][], columns: readonly Kolonne[]): boolean {
  const side = rows[0]?.[0]?.side
  const own = rows.filter(row => row[0]?.side === side).slice(0, leastHead)
  const at = own.findIndex(row => isRowOf(row, columns))
  return at >= 0 && own.slice(0, at).every(row => row.length <= 2 && row.every(({ ord }) => ord.length < 9))
}

/** The last lines of a page, short ones, before a page that the table goes on at. */
function isFoot(rows: readonly Celle[][], columns: readonly Kolonne[]): boolean {
  const side = rows[0]?.[0]?.side
  const next = rows.findIndex(row => row[0]?.side !== side)
  return (
    next > 0 &&
    next <= 2 &&
    rows.slice(0, next).every(row => row.length <= 2 && row.every(({ ord }) => ord.length < 9)) &&
    goesOn(rows.slice(next), columns)
  )
}

const closeRows = 12
const textOf = (ord: readonly Ord[]): string => ord.map(({ tekst }) => tekst).join(' ')
/** A cell goes on in its next line: its quote is still open, it began with a capital and this does not, or this is the kind of work. */
function goesOnInCell(above: readonly Ord[], below: readonly Ord[]): boolean {
  const [over, under] = [textOf(above), textOf(below)]
  return isUnclosed(over) || (/^\P{L}*\p{Lu}/u.test(over) && /^\p{Ll}/u.test(under)) || isWorkKind(under)
}

/** The rows under a heading; one without a function, or whose words go on in its column, belongs to the row above. */
export function rowsUnder(flate: Flate, rad: number, columns: readonly Kolonne[]): Map<Kolonne, Ord[]>[] {
  const heading = flate.rader[rad]?.[0]
  const rows: Map<Kolonne, Ord[]>[] = []
  const key = columns.find(({ roller }) => roller.has('funksjon')) ?? columns[0]
  let bottom = heading?.bottom ?? 0
  const gapLimit = Math.min(airy, 2.6 * (heading ? heading.bottom - heading.top : 16))
  let side = heading?.side
  const below = flate.rader.slice(rad + 1)
  for (const [at, row] of below.entries()) {
    const first = row[0]
    if (!first) break
    if (first.side !== side) {
      if (!goesOn(below.slice(at), columns) || rows.length === 0) break
      if (!isRowOf(row, columns)) continue
      side = first.side
      bottom = first.top
    }
    // What stands under the table at the foot of the page, before it goes on, is its number or the like.
    if (isFoot(below.slice(at), columns) && rows.length > 0) continue
    // What begins where the columns do may stand further down, in a table with airy rows.
    const isSure = isRowOf(row, columns) && (rows.length > 0 || row.length === columns.length)
    const limit = isSure ? airy : gapLimit
    if (first.top - bottom > limit || isOther(row) || crosses(row, columns)) break
    const cells = cellsUnder(
      columns,
      row.flatMap(cell => cell.ord),
    )
    const last = rows.at(-1)
    const isClose = last !== undefined && first.top - bottom < closeRows
    if (key && cells.has(key) && !(isClose && goesOnInCell(last.get(key) ?? [], cells.get(key) ?? [])))
      rows.push(cells)
    else if (last && isClose)
      for (const [column, more] of cells) last.set(column, [...(last.get(column) ?? []), ...more])
    bottom = Math.max(bottom, ...row.map(cell => cell.bottom))
  }
  return rows
}

/** The row that adds up the others: «Sum», «Totalt antall episoder», and not «Total Kaos». */
export const isSum = (text: string): boolean =>
  /^(?:[Ss]um|SUM|[Tt]otalt?|TOTALT?)(?!\p{L}|\s+\p{Lu})/u.test(text)

const isSeasons = (columns: readonly Kolonne[]): boolean =>
  !asked(columns, 'navn') &&
  !asked(columns, 'person') &&
  columns.some(({ roller }) => roller.has('sesong') && !roller.has('episoder'))

/** «Produksjon», «Oppgave» and «Omfang»: words that ask for anything, which beside each other ask for an assignment. */
const isWorkList = (columns: readonly Kolonne[]): boolean =>
  asked(columns, 'funksjonNoe') &&
  (asked(columns, 'omfang') || asked(columns, 'sesong')) &&
  !asked(columns, 'navn') &&
  !asked(columns, 'person')

/** «Hva Ingunn gjør»: whatever it is called, every row has a function under it. */
const holdsFunctions = ({ roller, left }: Kolonne, rows: readonly Map<Kolonne, Ord[]>[]): boolean => {
  const under = rows.flatMap(cells =>
    [...cells].filter(([one]) => one.left === left).map(([, ord]) => toCelle(ord)),
  )
  return (
    !roller.has('tittel') &&
    under.length > 1 &&
    under.every(
      ({ tekst, ord }) => ord.length <= 4 && tolkFunksjon(tekst) !== null && readNavn(tekst) === null,
    )
  )
}

/** Tables with the production and the function or the episodes: framework agreements, several assignments. */
export function findTabellrader(flate: Flate): Tabellrad[] {
  const rows: Tabellrad[] = []
  for (const [rad, row] of flate.rader.entries()) {
    const columns = columnsOf(row)
    const isAsked = asked(columns, 'tittel')
    const under = isAsked && columns.length > 2 ? rowsUnder(flate, rad, columns) : []
    const work = asked(columns, 'funksjon') ? undefined : columns.find(one => holdsFunctions(one, under))
    // Seasons of one series may have a row each.
    const isList =
      isHeading(columns) &&
      (isAsked || isSeasons(columns)) &&
      (asked(columns, 'funksjon') || asked(columns, 'episoder') || isWorkList(columns))
    if (!work && !isList) continue
    for (const cells of isAsked ? under : rowsUnder(flate, rad, columns))
      rows.push({
        celler: [...cells].map(([column, words]) => ({
          roller: column === work ? new Set<Rolle>(['funksjon']) : column.roller,
          celle: toCelle(words, rad),
        })),
      })
  }
  return rows
}

const before =
  /^(?:(?:slik|sånn|som|as) (?:det|avtalen|avtala|ho|han|it) (?:sto|stod|står|var|lød|lydde|er(?: nå)?|was|stood)|st(?:o|od)|fra|frå|før|gjeldende|gjeldande|nåværende|noverande|current|present|existing|tidligere|tidlegare|opprinnelig|opphavleg|opphavelig|opphaveleg|gam(?:mel|mal|al|le|melt|malt|alt)|hittil|i dag|avtalt|avtala|from|before|previous(?:ly)?|original(?:ly)?|old|was|as agreed)(?!\p{L})/iu
const after =
  /^(?:(?:slik|sånn|som|as) (?:det|avtalen|avtala|ho|han|it) (?:skal|blir|vert|lyder|shall|will)(?: \p{L}+){0,3}|(?:(?:as|som)\s+)?(?:til|nå|no|ny|nytt|nye|etter|(?:endres|endret|endra|endrast|changed|amended|revised)(?:\s+(?:til|to))?|revidert|heretter|to|now|new|after|from now on|frå no av|fra nå av))(?!\p{L})/iu

/** What goes on as it was. */
const unchanged =
  /^(?:uendr|uforandr|unchanged|no change|ingen endring|inga endring|som (?:før|avtalt)|as before|the same|det same|(?:det )?samme|[–—-]$)/iu

/**
 * Rows of a table of changes, «Punkt», «Fra» and «Til»: what is new, what the row is about, and all that it says. A form that asks
 * for «Fra» and «Til» has no such column before them, or labels below.
 */
export function findEndringer({ rader }: Flate): { nytt: Celle; hva: string; rad: string }[] {
  return rader.flatMap((heading, at) => {
    const fresh = heading.find((cell, column) => {
      const old = heading[column - 1]
      const isLater =
        column > 1 ||
        (column === 1 && hasLabels(heading, rader.slice(at + 1, at + 3).find(row => row.length > 2) ?? []))
      return isLater && isShort(cell, after) && isShort(old, before)
    })
    if (!fresh) return []
    return rader.slice(at + 1, at + 14).flatMap(row => {
      const at = row.findIndex(cell => cell.side === fresh.side && Math.abs(cell.left - fresh.left) < 8)
      const nytt = at > 1 && unchanged.test(row[at]?.tekst ?? '') ? row[at - 1] : row[at]
      return nytt && row.length > 1 && !isEtikett(nytt.tekst)
        ? [{ nytt, hva: row[0]?.tekst ?? '', rad: row.map(cell => cell.tekst).join(' ') }]
        : []
    })
  })
}

/** «Før» and «Nå» over the second and the third of a row's cells: what the row is about has no heading. */
const hasLabels = ([old, fresh, ...more]: readonly Celle[], [label, ...values]: readonly Celle[]): boolean =>
  more.length === 0 &&
  values.length === 2 &&
  label !== undefined &&
  label.right < (old?.left ?? 0) &&
  [old, fresh].every((one, at) => one && Math.abs(one.left - (values[at]?.left ?? 0)) < 8)

const isShort = (cell: Celle | undefined, pattern: RegExp): boolean =>
  cell !== undefined &&
  withoutNote(cell.tekst).split(' ').length <= (asItIs.test(cell.tekst) ? 5 : 3) &&
  pattern.test(cell.tekst)
const asItIs = /^(?:slik|sånn|som|as) (?:det|avtalen|avtala|ho|han|it)\s/iu
const withoutNote = (text: string): string => withoutBrackets(text, ' ').replace(/\s+/gu, ' ').trim()
