import { isCommonWord } from './rimelige-ord.ts'
import { decoders } from './tegnsett.ts'

/** What a title may have: the letters and signs of Latin 1, dashes and quotes, and letters of Sami. */
const meant = /^(?:[\u00A0-\u00FF\u2010-\u203A]|[čšžŧŋČ])$/u
const utf8 = new TextDecoder('utf-8', { fatal: true })
/** As older programs have it, which know no quotes and dashes. */
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** For each encoding, the byte of each of its signs; and what it makes of the bytes of a letter in UTF-8: «Ã¸» of «ø», «√∏» on a Mac. */
const encodings = [...Object.values(decoders), latin1].map(decode => {
  const signs = [...decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))]
  const bytes = new Map(signs.map((sign, byte) => [sign, byte]))
  const letters = new Map<string, string>()
  const add = (...own: number[]) => {
    const letter = utf8.decode(Uint8Array.from(own))
    if (meant.test(letter)) letters.set(own.map(byte => signs[byte]).join(''), letter)
  }
  for (let last = 0x80; last <= 0xbf; last++) {
    for (const first of [0xc2, 0xc3, 0xc4, 0xc5]) add(first, last)
    add(0xe2, 0x80, last)
  }
  return { bytes, letters }
})
const misread = new Map(encodings.flatMap(({ letters }) => [...letters]))
/** Longest first: three signs may begin as two do. */
const pattern = new RegExp(
  [...misread.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map(letters => RegExp.escape(letters))
    .join('|'),
  'gu',
)
const timesAtMost = 4

/** The text whole, read as the bytes that it once was; null where they are no UTF-8. */
function decodeAgain(text: string, bytes: ReadonlyMap<string, number>): string | null {
  const own = [...text].map(sign => bytes.get(sign))
  if (!own.every(byte => byte !== undefined)) return null
  try {
    return utf8.decode(Uint8Array.from(own))
  } catch {
    return null
  }
}

/** A letter and what may stand behind a word that ends in it. */
const maybeMeant = /^\p{Lu}[…‘’“”–—•«»§´·\u00A0]$/u

/**
 * Whether the signs are no word's own. «MANHÃ…» ends as «BLÃ…» does: behind capitals, where no letter follows, they are a letter only where that
 * makes a Norwegian word.
 */
function isMisread({ 0: signs, index, input }: RegExpExecArray): boolean {
  const [before = ''] = /\p{L}*$/u.exec(input.slice(0, index)) ?? []
  const [behind = ''] = /^\p{L}*/u.exec(input.slice(index + signs.length)) ?? []
  if (!maybeMeant.test(signs) || !/\p{Lu}$/u.test(before)) return true
  return (behind !== '' && !signs.endsWith('\u00A0')) || isCommonWord(before + misread.get(signs) + behind)
}

/** «Blåfjell» where it says «BlÃ¥fjell»: UTF-8 that was read as something else and saved again, once or more. */
export function undoDoubleCoding(text: string): string {
  let now = text
  for (let times = 0; times < timesAtMost && now.matchAll(pattern).some(isMisread); times++) {
    const whole = encodings.map(({ bytes }) => decodeAgain(now, bytes)).find(again => again !== null)
    now = whole ?? now.replace(pattern, letters => misread.get(letters) ?? letters)
  }
  return now
}
