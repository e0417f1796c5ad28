import type { Line, PageText } from '../../../../platform/reading/page-text.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { isUnder, overlapper, signaturstreker, tilFlate } from './signatur-flate.ts'
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

/** «maskøren», «klipper», «Sound recordist»: nothing but what somebody is hired for. */
function isFunksjon({ text }: Line): boolean {
  const own = /^\W*(?:the )?(\p{L}+(?:[ -]\p{L}+){0,2})\W*$/iu.exec(text)?.[1]
  if (own === undefined) return false
  return [own, own.replace(/en$/u, '')].some(word => tolkFunksjon(word)?.godkjent === true)
}

/** In points: two fields to sign in, what stands under the rule of one of them, and words on one row. */
const [betweenFields, lowestWords, sameRow] = [130, 45, 8]
/** In words: what a field is called, and no line of a paragraph. */
const longestLabel = 5

/** A function alone right under a rule is the worker's field, where the company has its own beside it or above. */
export function funksjonUnderStrek(page: PageText, known: readonly Uveid[]): Uveid[] {
  const rules = signaturstreker(page)
  return page.lines.flatMap(line => {
    const flate = tilFlate(line.box, page)
    const own = rules.filter(rule => isUnder(flate, [rule]))
    if (own.length === 0 || known.some(one => one.line === line) || !isFunksjon(line)) return []
    const near = known.filter(one => Math.abs(one.flate.top - flate.top) < betweenFields)
    const company = near.filter(
      one => one.part === 'produksjonsselskap' && isUnder(one.flate, rules, lowestWords),
    )
    // «redaktør» over «Nes Film AS» is who signs for the company.
    const isTheirs = company.some(one => isUnder(one.flate, own, lowestWords) && overlapper(one.flate, flate))
    const hasWorker = near.some(one => one.part === 'arbeidstaker' && one.line.words.length <= longestLabel)
    if (company.length === 0 || isTheirs || hasWorker || isTabellrad(line, page, known)) return []
    return [{ part: 'arbeidstaker' as const, page, line, flate }]
  })
}

/** «Funksjon» stands before it, which is neither the other's field nor one for the date. */
const isTabellrad = (line: Line, page: PageText, known: readonly Uveid[]): boolean => {
  const flate = tilFlate(line.box, page)
  return page.lines.some(other => {
    const there = tilFlate(other.box, page)
    const isBeside = Math.abs(there.top - flate.top) < sameRow && !overlapper(there, flate)
    const isField =
      isNavn(other) ||
      known.some(one => one.line === other) ||
      /^\W*(?:sted|stad|dat[oe]|place)/iu.test(other.text)
    return isBeside && !isField
  })
}
