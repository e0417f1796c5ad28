import type { Leseoppsett } from '@rp/contract/sendeliste'
import { yearOf } from './verdier.ts'

/** A year that a text names as that of the list: «Sendt 2023», «visningsår: 2023»; not the day on which it was made. */
const named =
  /(?:sendt|sendte|sendeliste|sendinger|visningsår|sendeår|visninger|year)[\s\p{P}]{0,3}(?:for\s+|i\s+|år\s+)?(20\d\d)(?!\d)/giu
/** «sendt-2023.csv»; «2024-01-03» is a day. */
const inName = /(?<!\d|\d[-._])(20\d\d)(?!\d|[-._]?\d)/gu

function onlyYear(text: string, pattern: RegExp): number | null {
  const years = new Set([...text.matchAll(pattern)].map(([, year]) => Number(year)))
  return years.size === 1 ? ([...years][0] ?? null) : null
}

/**
 * Which viewing year a list is of, by what the file says: the year of more than half of its rows, else the only one that stands above its
 * header or in its name.
 */
export function filensAar(
  rader: readonly (readonly string[])[],
  { overskriftsrad, kolonner }: Leseoppsett,
  filnavn: string,
): number | null {
  const column = kolonner.aar
  if (column !== null && column !== undefined) {
    const years = rader.slice(overskriftsrad).flatMap(rad => yearOf(rad[column] ?? '') ?? [])
    const counts = [...Map.groupBy(years, year => year)].map(([year, all]) => ({ year, count: all.length }))
    const most = counts.find(({ count }) => count > years.length / 2)
    if (years.length > 0) return most?.year ?? null
  }
  const above = rader
    .slice(0, Math.max(0, overskriftsrad - 1))
    .flat()
    .join(' ')
  return onlyYear(above, named) ?? onlyYear(filnavn, inName)
}
