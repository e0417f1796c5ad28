import { type Rolle, rollerAv } from './etiketter.ts'
import { type Celle, type Flate, type Ord, toCelle } from './flate.ts'

type Kolonne = { roller: ReadonlySet<Rolle>; left: number; ord: number }
/** A row of a table: what stands under each heading. */
export type Tabellrad = { celler: { roller: ReadonlySet<Rolle>; celle: Celle }[] }

/** The heading of a list of many people: what stands under it is said of others. */
export function isNavneliste(flate: Flate, { rad }: Celle): boolean {
  const columns = columnsOf((flate.rader[rad] ?? []).flatMap(cell => cell.ord))
  return asked(columns, 'navn') && asked(columns, 'funksjon')
}

/** Headings in a row of words: one to three words each, the longest that is a label. */
function columnsOf(ord: readonly Ord[]): Kolonne[] {
  const columns: Kolonne[] = []
  for (let at = 0; at < ord.length; ) {
    let used = 0
    for (let count = 3; count > 0 && used === 0; count--) {
      const words = ord.slice(at, at + count)
      if (words.length < count) continue
      const roller = rollerAv(words.map(one => one.tekst).join(' '))
      if (roller.size > 0) {
        columns.push({ roller, left: words[0]?.left ?? 0, ord: count })
        used = count
      }
    }
    at += used || 1
  }
  return columns
}

/** Nearly every word of the row is part of a heading, and each heading stands apart from the next. */
function isHeading(columns: readonly Kolonne[], ord: readonly Ord[]): boolean {
  const covered = columns.reduce((sum, column) => sum + column.ord, 0)
  return (
    columns.length >= 3 &&
    covered >= 0.75 * ord.length &&
    ord.every(one => !/[.,;]$/u.test(one.tekst) || one.tekst.length < 5)
  )
}

const asked = (columns: readonly Kolonne[], rolle: Rolle) => columns.some(({ roller }) => roller.has(rolle))

function cellsUnder(columns: readonly Kolonne[], ord: readonly Ord[]): Map<Kolonne, Ord[]> {
  const cells = new Map<Kolonne, Ord[]>()
  for (const one of ord) {
    const column = columns.findLast(({ left }) => one.left >= left - 5) ?? columns[0]
    if (column) cells.set(column, [...(cells.get(column) ?? []), one])
  }
  return cells
}

/**
 * Tables with a heading for the production and one for the function or the episodes: framework agreements, several assignments.
 * A row that leaves its first columns empty, or has no function, goes on with the one above.
 */
export function findTabellrader(flate: Flate): Tabellrad[] {
  const rows: Tabellrad[] = []
  for (const [rad, row] of flate.rader.entries()) {
    const ord = row.flatMap(cell => cell.ord)
    if (ord.length > 16 || row.length < 2) continue
    const columns = columnsOf(ord)
    if (
      !isHeading(columns, ord) ||
      !asked(columns, 'tittel') ||
      !(asked(columns, 'funksjon') || asked(columns, 'episoder'))
    )
      continue
    let bottom = row[0]?.bottom ?? 0
    const own: Map<Kolonne, Ord[]>[] = []
    const key = columns.find(({ roller }) => roller.has('funksjon')) ?? columns[0]
    for (const below of flate.rader.slice(rad + 1)) {
      const first = below[0]
      if (!first || first.side !== row[0]?.side || first.top - bottom > 45) break
      const words = below.flatMap(cell => cell.ord)
      const wide = below.length === 1 && words.length > 9
      if (wide) break
      const cells = cellsUnder(columns, words)
      const last = own.at(-1)
      const pitch = first.top - bottom
      const goesOn = last && !(key && cells.has(key)) && pitch < 12
      if (goesOn && last)
        for (const [column, more] of cells) last.set(column, [...(last.get(column) ?? []), ...more])
      else own.push(cells)
      bottom = Math.max(...below.map(cell => cell.bottom))
    }
    for (const cells of own)
      rows.push({ celler: [...cells].map(([{ roller }, words]) => ({ roller, celle: toCelle(words, rad) })) })
  }
  return rows
}
