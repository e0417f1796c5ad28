import { tolkFunksjon } from '../ord/fagord.ts'
import type { Celle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'
import { readNavn } from './navn.ts'

/** Credits: rows of a function with a name beside it, under the title of the work. */
type Rulletekst = { tittel: Celle | null; aar: number | null }

const fewest = 3
/** A few lines above the first name. */
const rowsAbove = 4
/** Recognition takes the sign for a letter. */
const copyright = /^(?:©|\(c\)|copyright|[oce@&]|\(?e\)?)\s*((?:19|20)\d\d)$/iu

const isCredit = (row: readonly Celle[]): boolean => {
  const [left, right] = row
  return (
    left !== undefined &&
    right !== undefined &&
    row.length === 2 &&
    left.tekst.length < 30 &&
    tolkFunksjon(left.tekst) !== null &&
    readNavn(right.tekst) !== null
  )
}

/** The credits of a film, as on a picture of a screen; null where the document has none. */
export function findRulletekst(flate: Flate): Rulletekst | null {
  const rows = flate.rader.filter(isCredit)
  const [first] = rows
  const side = first?.[0]?.side
  if (!first?.[0] || rows.filter(row => row[0]?.side === side).length < fewest) return null
  const at = first[0].rad
  const above = flate.rader.slice(Math.max(0, at - rowsAbove), at).filter(row => row[0]?.side === side)
  const heading = above.findLast(row => row.length === 1 && (row[0]?.ord.length ?? 0) <= 8)
  const years = flate.rader
    .filter(row => row[0]?.side === side)
    .flatMap(row => copyright.exec(row.map(({ tekst }) => tekst).join(' '))?.[1] ?? [])
  return {
    tittel: heading?.[0] ?? null,
    aar: new Set(years).size === 1 ? Number(years[0]) : null,
  }
}
