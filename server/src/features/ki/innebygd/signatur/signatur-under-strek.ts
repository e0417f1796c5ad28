import type { Line, PageText } from '../../../../platform/reading/page-text.ts'
import { isUnder, signaturstreker, tilFlate } from './signatur-flate.ts'
import type { Uveid } from './signatur-parter.ts'

export const isNavn = (line: Line): boolean =>
  /^\W*\p{Lu}[\p{L}’'.-]+ (?:\p{Lu}[\p{L}’'.-]*,? ?)+/u.test(line.text) &&
  line.words.length <= 6 &&
  !/\d/.test(line.text)

/** Whoever's name is printed right below a rule, and is not the worker, signs for the company there. */
export function navnUnderStrek(
  page: PageText,
  known: readonly Uveid[],
  parter: { arbeidstaker: string | null },
): Uveid[] {
  if (parter.arbeidstaker === null) return []
  const rules = signaturstreker(page)
  const hasWorker = known.some(one => one.part === 'arbeidstaker' && isUnder(one.flate, rules))
  return page.lines.flatMap(line => {
    const flate = tilFlate(line.box, page)
    const taken = known.some(one => one.line === line) || !isNavn(line)
    if (taken || !hasWorker || !isUnder(flate, rules)) return []
    return [{ part: 'produksjonsselskap' as const, page, line, flate }]
  })
}
