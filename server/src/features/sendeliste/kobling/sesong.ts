import { romanValue } from '../../../platform/roman.ts'

const ordinals: Readonly<Record<string, number>> = {
  første: 1,
  fyrste: 1,
  first: 1,
  andre: 2,
  annen: 2,
  second: 2,
  tredje: 3,
  third: 3,
  fjerde: 4,
  femte: 5,
  sjette: 6,
  sjuende: 7,
  syvende: 7,
  åttende: 8,
  niende: 9,
  tiende: 10,
}

const romanPart = 'xi{1,2}|x|ix|iv|vi{0,3}|i{1,3}'
const word = 'sesong(?:en)?|sessong|sesg|sesn|ses|ssg|season|seas|series|sæson|säsong'
const number = `0?\\d{1,2}|${romanPart}`
/** Season written out, in the ways of broadcasters: «(sesong 2)», «S02E03», «ses. 2», «2. sesong», «sesong II». */
const explicit: readonly RegExp[] = [
  /[\s([,:–—-]*(?<![\p{L}\d])s\.?\s?(0?\d{1,2})\s?(?:e|ep)\.?\s?\d{1,4}(?!\d)[)\]]*/iu,
  new RegExp(
    `[\\s(\\[,:–—-]*(?<![\\p{L}\\d])(?:${word})[.:]?\\s*(?:nr\\.?\\s*)?(${number})(?![\\p{L}\\d])[)\\]]*`,
    'iu',
  ),
  new RegExp(`[\\s(\\[,:–—-]*(?<![\\p{L}\\d])(${number})\\.?\\s*(?:${word})(?![\\p{L}])\\.?[)\\]]*`, 'iu'),
  new RegExp(
    `[\\s(\\[,:–—-]*(?<![\\p{L}\\d])(${Object.keys(ordinals).join('|')})\\s+(?:sesong|season)(?!\\p{L})[)\\]]*`,
    'iu',
  ),
  /[\s([,:–—-]*(?<![\p{L}\d'’])s\.?\s?(0?\d{1,2})(?![\p{L}\d])[)\]]*/iu,
]
/** Which episode it was says nothing of the work. */
const episode = [
  /[\s(,:–—-]*(?<![\p{L}\d])(?:ep|eps|episoder?|episode|avsnitt)\.?\s*\d{1,4}(?:\s*[-–]\s*\d{1,4})?(?:\s*(?:av|:|\/)\s*\d{1,4})?(?![\p{L}\d])\)?/iu,
  /\s*\(\s*\d{1,3}\s*[:/]\s*\d{1,3}\s*\)/u,
  /[\s(,:–—-]*(?<![\p{L}\d])\d{1,3}\s+av\s+\d{1,3}(?![\p{L}\d])\)?\s*$/iu,
]
/** A bare number at the end may be the season, and may be part of the title. */
const trailing = new RegExp(`^(.*[\\p{L}\\d!?.)])[\\s,–—-]+\\(?(\\d{1,2}|${romanPart})\\)?\\s*$`, 'iu')

/** The last place where the pattern fits: «S2 (sesong 3)» is a work called S2. */
function findLast(pattern: RegExp, text: string): RegExpExecArray | null {
  const all = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))]
  return all.at(-1) ?? null
}

/** The season's number, from digits, Roman numerals and words. */
export function seasonNumber(text: string): number | null {
  const lower = text.trim().toLowerCase()
  const value = romanValue(lower) ?? ordinals[lower] ?? Number.parseInt(lower, 10)
  return Number.isInteger(value) && value > 0 && value < 100 ? value : null
}

/** Takes a written-out season, and which episode it was, out of a title. */
export function takeSeason(title: string): { rest: string; sesong: number | null } {
  let rest = title
  let sesong: number | null = null
  for (const pattern of explicit) {
    const found = findLast(pattern, rest)
    if (!found?.[1] || found[0].length === rest.length) continue
    sesong = seasonNumber(found[1])
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim()
    break
  }
  for (const pattern of episode) {
    const without = rest.replace(pattern, ' ').trim()
    if (without) rest = without
  }
  return { rest: rest.replace(/[\s([–—,:-]+$/u, '').trim() || title, sesong }
}

/** The other reading of a title that ends in a number: «Verket 2» as the second season of «Verket». */
export function takeTrailingNumber(title: string): { rest: string; sesong: number } | null {
  const found = trailing.exec(title)
  const sesong = found?.[2] ? seasonNumber(found[2]) : null
  return found?.[1] && sesong !== null && sesong <= 40 ? { rest: found[1].trim(), sesong } : null
}
