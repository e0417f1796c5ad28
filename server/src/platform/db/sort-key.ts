/**
 * Norwegian alphabetical order as plain text, for a column with COLLATE "C": every PostgreSQL then sorts alike, and no
 * upgrade of a collation library breaks an index. The judge is `Intl.Collator('nb')` (CLDR 48).
 *
 * Like the collator's own keys it has three levels, and a later one counts only when the earlier are equal: letters,
 * then accents, then upper and lower case.
 */

/** Punctuation and signs in the collator's order. */
const SIGNS = '_-‐–—―,;:!¡?¿.·\'‘’‚‛‹›"“”„‟«»()[]{}§¶@*/\\&#%‰†‡•′″`^°©®←→↑↓+±÷×<=>|¦~−¤¢$£¥€'

/** Of marks that the collator tells apart at the second level only, the primary one. */
const SAME_SIGN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '‑': '‐',
}

/** Combining accents in the collator's order. */
const ACCENTS = '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0338\u0327\u0328\u0304'

/** What Norwegian places elsewhere than its shape says: its letters, then the rank of each among those that share it. */
const PLACED: Readonly<Record<string, readonly [letters: string, accent: string]>> = {
  æ: ['{', '0'],
  ä: ['{', '1'],
  ę: ['{', '2'],
  ø: ['|', '0'],
  ö: ['|', '1'],
  ő: ['|', '2'],
  œ: ['|', '3'],
  å: ['}', '0'],
  aa: ['}', '1'],
  ü: ['y', '1'],
  ű: ['y', '2'],
  đ: ['d', '1'],
  ð: ['d', '2'],
  þ: ['th', '00'],
  ß: ['ss', '03'],
  ħ: ['h', '3'],
  ł: ['l', '3'],
  // Letters of their own, after everything that begins with the plain one.
  ŋ: ['n~', '0'],
  ŧ: ['t~', '0'],
  ƒ: ['f~', '0'],
  ə: ['e~', '0'],
  ı: ['i~', '0'],
}

const PLAIN_ACCENT = '0'
const LOWER = 'a'
const LOWER_VARIANT = 'b'
const UPPER = 'c'
const UPPER_VARIANT = 'd'
/** Below every character a level is written with, so that a shorter text comes first. */
const LEVEL = '\u0001'

interface Levels {
  letters: string
  accents: string
  cases: string
}

/**
 * The key a text sorts by, byte for byte. Surrounding and repeated spaces do not count.
 *
 * @returns text without NUL, up to about three times as long as the one given, mostly little longer
 */
export function sortKey(text: string): string {
  const levels: Levels = { letters: '', accents: '', cases: '' }
  const tidy = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  for (const unit of tidy.match(/aa|Aa|AA|./gu) ?? []) addUnit(levels, unit)
  const accents = trimEnd(levels.accents, PLAIN_ACCENT)
  const cases = trimEnd(levels.cases, LOWER)
  return trimEnd(`${levels.letters}${LEVEL}${accents}${LEVEL}${cases}`, LEVEL)
}

function addUnit(levels: Levels, unit: string): void {
  const lower = unit.toLowerCase()
  // Most of all text, which the rest would only leave as it is.
  if (lower.length === 1 && isPlain(lower.charCodeAt(0))) {
    add(levels, lower, PLAIN_ACCENT, unit === lower ? LOWER : UPPER)
    return
  }
  const letterCase = caseRank(unit, lower)
  const placed = PLACED[lower]
  if (placed) {
    const [letters, accents] = placed
    add(levels, letters, accents, letterCase.padEnd(accents.length, LOWER))
    return
  }
  const parts = [...lower.normalize('NFKD')]
  const isVariant = unit.normalize('NFD') !== unit.normalize('NFKD')
  for (const part of parts) addPart(levels, part, isVariant ? LOWER_VARIANT : letterCase)
}

/** a–z, 0–9 and the space. */
const isPlain = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x20

/** «aa», «Aa» and «AA» are one letter with three cases; «þ» counts as another way to write «th». */
function caseRank(unit: string, lower: string): string {
  if (lower === 'þ') return unit === lower ? LOWER_VARIANT : UPPER_VARIANT
  if (unit === lower) return LOWER
  return unit === 'Aa' ? LOWER_VARIANT : UPPER
}

function addPart(levels: Levels, part: string, letterCase: string): void {
  if (/\p{M}/u.test(part)) {
    levels.accents += accentRank(part)
  } else if (/[a-z0-9 ]/.test(part)) {
    add(levels, part, PLAIN_ACCENT, letterCase)
  } else if (/[\p{P}\p{S}]/u.test(part)) {
    const sign = SAME_SIGN[part] ?? part
    add(levels, `!${signRank(sign)}`, sign === part ? PLAIN_ACCENT : signRank(part), LOWER)
  } else if (/[\p{L}\p{N}]/u.test(part)) {
    add(levels, `~${part}`, PLAIN_ACCENT, letterCase)
  }
  // What is left is control characters and the like, which the collator passes over too.
}

function add(levels: Levels, letters: string, accent: string, letterCase: string): void {
  levels.letters += letters
  levels.accents += accent
  levels.cases += letterCase
}

/** An accent follows the weight of its letter, and is heavier than any letter's own. */
function accentRank(mark: string): string {
  const index = ACCENTS.indexOf(mark)
  return index < 0 ? `z${mark}` : String.fromCodePoint(0x61 + index)
}

/** A sign that is not in the table comes after those that are. */
function signRank(sign: string): string {
  const index = SIGNS.indexOf(sign)
  return index < 0 ? `\u00ff${sign}` : String.fromCodePoint(0x21 + index)
}

function trimEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}
