import { romanValue } from '../../../../platform/roman.ts'
import { fold } from './likhet.ts'

const words: Readonly<Record<string, number>> = {
  en: 1,
  ein: 1,
  ett: 1,
  eitt: 1,
  one: 1,
  to: 2,
  two: 2,
  tre: 3,
  three: 3,
  fire: 4,
  four: 4,
  fem: 5,
  five: 5,
  seks: 6,
  six: 6,
  sju: 7,
  syv: 7,
  seven: 7,
  atte: 8,
  eight: 8,
  ni: 9,
  nine: 9,
  ti: 10,
  ten: 10,
  elleve: 11,
  eleven: 11,
  tolv: 12,
  twelve: 12,
  tretten: 13,
  thirteen: 13,
  fjorten: 14,
  fourteen: 14,
  femten: 15,
  fifteen: 15,
  seksten: 16,
  sixteen: 16,
  sytten: 17,
  seventeen: 17,
  atten: 18,
  eighteen: 18,
  nitten: 19,
  nineteen: 19,
  tjue: 20,
  twenty: 20,
  tjuefire: 24,
  'twenty-four': 24,
  tretti: 30,
  thirty: 30,
}
const ordinals: Readonly<Record<string, number>> = {
  forste: 1,
  fyrste: 1,
  first: 1,
  andre: 2,
  annen: 2,
  second: 2,
  tredje: 3,
  third: 3,
  fjerde: 4,
  fourth: 4,
  femte: 5,
  fifth: 5,
  sjette: 6,
  sixth: 6,
  sjuende: 7,
  syvende: 7,
  sjuande: 7,
  seventh: 7,
  attende: 8,
  attande: 8,
  eighth: 8,
  niende: 9,
  niande: 9,
  ninth: 9,
  tiende: 10,
  tiande: 10,
  tenth: 10,
}
const units =
  'en|ein|ett|eitt|one|to|two|tre|three|fire|four|fem|five|seks|six|sju|syv|seven|[åa]tte|eight|ni|nine'
/** Words for numbers, for use in a pattern. */
export const tallord = `(?:twenty|tjue|thirty|tretti)[- ]?(?:${units})|${Object.keys(words)
  .map(word =>
    word
      .replace(/^en$/u, '[eé]n')
      .replace(/^ein$/u, '[eé]in')
      .replace(/^ett$/u, '[eé]tt')
      .replace('atte', '[åa]tte')
      .replace('atten', '[åa]tten'),
  )
  .sort((a, b) => b.length - a.length)
  .join('|')}`

/** A number in digits or as a word, 0 to 999; null for anything else. */
export function lesTall(text: string): number | null {
  const plain = fold(text)
  if (/^\d{1,3}$/u.test(plain)) return Number(plain)
  const joined = plain.replaceAll(' ', '')
  const tens = /^(twenty|tjue|thirty|tretti|trettio)(?=.)/u.exec(joined)
  const rest = tens ? words[joined.slice(tens[0].length)] : undefined
  if (tens && rest !== undefined && rest < 10) return (/^t(?:w|j)/u.test(joined) ? 20 : 30) + rest
  return words[plain] ?? null
}

/** «2.», «andre», «II»: what number an ordinal is; null for anything else. */
export function lesOrdenstall(text: string): number | null {
  const key = fold(text)
  return ordinals[key] ?? romanValue(key) ?? (/^\d{1,2}$/u.test(key) ? Number(key) : null)
}

const ordenstallord = Object.keys(ordinals)
  .map(o => o.replace(/^forste$/u, 'f[øo]rste').replace(/^att/u, '[åa]tt'))
  .join('|')
const season = '(?:sesong(?:en)?|season|sesg|ses|serie)'
const n = '(\\d{1,2}|[ivx]{1,4})'
const patterns = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:sesong|season|ses\\.?)\\s*(?:nr\\.?\\s*|no\\.?\\s*)?[:#]?\\s*${n}(?![\\p{L}\\d])`,
    'giu',
  ),
  // «… for TV 2. Sesongen har åtte episoder.»
  new RegExp(`(?<![\\p{L}\\d]|TV\\s)${n}\\.\\s*${season}(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})(${ordenstallord})\\s+(?:sesong(?:en)?|season)(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:sesong|season)\\s+(${tallord})(?!\\p{L})`, 'giu'),
  /(?<!\p{L})(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\s+series(?!\p{L})/giu,
  // «den tredje runden av «Verket»»: of talks and of drafts there are rounds too.
  new RegExp(`(?<!\\p{L})(${ordenstallord})\\s+(?:runden?|omgangen?)\\s+(?:av|med)\\s+(?=[«“"„])`, 'giu'),
  // «Kråkeslottet, andre runde.», «Til skogs, tredje omgang (8 episoder)»
  new RegExp(
    `(?<=(?:(?<!\\p{L})\\p{Lu}[\\p{L}\\d’-]*|\\s\\p{Ll}+|[»”"]),\\s)(${ordenstallord})\\s+(?:runde|omgang)(?=[.,;)(]|\\s\\(|$)`,
    'gu',
  ),
  /(?<!\p{L})series\s+(\d{1,2}|one|two|three|four|five|six)(?![\p{L}\d]|\s*[x×])/giu,
  /(?<![\p{L}\d.])S0?(\d{1,2})\s?(?=E(?:p\.?\s?)?\d)/gu,
  /(?<![\p{L}\d.])S\.?\s?0?(\d{1,2})(?![\p{L}\d.,]\d|\p{L})/gu,
]

/** Every season a text names, with the place. */
export function lesSesonger(text: string): { sesong: number; fra: number; til: number }[] {
  const found: { sesong: number; fra: number; til: number }[] = []
  for (const pattern of patterns)
    for (const one of text.matchAll(pattern)) {
      const key = fold(one[1] ?? '')
      const sesong = /^\d+$/u.test(key) ? Number(key) : (ordinals[key] ?? romanValue(key) ?? words[key] ?? 0)
      if (
        sesong > 0 &&
        sesong < 60 &&
        !found.some(other => other.fra < one.index + one[0].length && other.til > one.index)
      )
        found.push({ sesong, fra: one.index, til: one.index + one[0].length })
    }
  return found.sort((a, b) => a.fra - b.fra)
}
