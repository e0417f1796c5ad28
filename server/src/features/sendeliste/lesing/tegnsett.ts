import type { Tegnsett } from '@rp/contract/sendeliste'
import { plausibility } from './rimelige-ord.ts'

export type Tekst = {
  readonly tekst: string
  readonly tegnsett: Tegnsett
  /** Lines that are in another encoding than the rest. */
  readonly fremmede: number
}
type Enkelt = 'Windows-1252' | 'MacRoman' | 'CP850'

/** The upper half of code page 850. The Norwegian one, 865, has the same letters in the same places, and boxes for the rest. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const windows = new TextDecoder('windows-1252')
const macintosh = new TextDecoder('macintosh')
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
/** The likeliest first: what an encoding must beat. */
export const decoders: Readonly<Record<Enkelt, (bytes: Uint8Array) => string>> = {
  'Windows-1252': bytes => windows.decode(bytes),
  MacRoman: bytes => macintosh.decode(bytes),
  CP850: bytes =>
    Array.from(bytes, byte => (byte < 128 ? String.fromCharCode(byte) : cp850.charAt(byte - 128))).join(''),
}
const enkle = Object.keys(decoders) as Enkelt[]

/** By its mark, or its zeros; null where it is not. */
export function looksLikeUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const half = sample.length / 2
  if ((zeros[1] ?? 0) > half * 0.6) return 'utf-16le'
  return (zeros[0] ?? 0) > half * 0.6 ? 'utf-16be' : null
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return null
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every(byte => byte < 128)

/** The lines with their ends, «\r», «\n» or both. */
function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  let from = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte !== 10 && !(byte === 13 && bytes[at + 1] !== 10)) continue
    yield bytes.subarray(from, at + 1)
    from = at + 1
  }
  if (from < bytes.length) yield bytes.subarray(from)
}

type Linje = { bytes: Uint8Array; tekst: string | null }

/** Which of the single-byte encodings makes most of these lines, and what each makes of each. */
function weigh(lines: readonly Uint8Array[], known: ReadonlySet<string>) {
  const scores = lines.map(line =>
    Object.fromEntries(enkle.map(one => [one, plausibility(decoders[one](line), known)])),
  )
  const total = (one: Enkelt) => scores.reduce((sum, score) => sum + (score[one] ?? 0), 0)
  const best = enkle.reduce((one, other) => (total(other) > total(one) ? other : one))
  return { scores, best }
}

/** The encoding of one line: that of the others, unless it makes nonsense of it and another one words. */
const ownEncoding = (score: Record<string, number>, usual: Enkelt): Enkelt =>
  (score[usual] ?? 0) >= 0
    ? usual
    : enkle.reduce((one, other) => ((score[other] ?? 0) > (score[one] ?? 0) ? other : one), usual)

/**
 * Reads the bytes of a text file whose encoding nobody tells: UTF-16 by its mark and zeros, UTF-8 by being valid, line by line, and the
 * others by which makes Norwegian words of it. A line in another encoding than the rest is read as its own.
 * @param chosen by a person: what the lines are that are no UTF-8
 * @param known words of the register's titles with letters beyond a–z, in lower case
 */
export function decodeText(
  bytes: Uint8Array,
  chosen: Tegnsett | null = null,
  known: ReadonlySet<string> = new Set(),
): Tekst {
  const wide = looksLikeUtf16(bytes)
  if (chosen === 'UTF-16' || (wide && chosen === null))
    return { tekst: new TextDecoder(wide ?? 'utf-16le').decode(bytes), tegnsett: 'UTF-16', fremmede: 0 }
  const lines: Linje[] = [...linesOf(bytes)].map(line => ({ bytes: line, tekst: decodeUtf8(line) }))
  const foreign = lines.filter(({ tekst }) => tekst === null).map(line => line.bytes)
  const utf8 = lines.filter(line => line.tekst !== null && !isAscii(line.bytes)).length
  const isUtf8 = chosen === 'UTF-8' || (chosen === null && (foreign.length === 0 || utf8 > foreign.length))
  const named = chosen !== null && chosen !== 'UTF-8' ? chosen : null
  const { scores, best } = named ? { scores: [], best: named } : weigh(foreign, known)
  let at = 0
  let others = 0
  const texts = lines.map(({ bytes: line, tekst }) => {
    if (tekst !== null) return tekst
    const own = named ?? ownEncoding(scores[at] ?? {}, best)
    at += 1
    if (own !== best) others += 1
    return decoders[own](line)
  })
  return {
    tekst: texts.join(''),
    tegnsett: isUtf8 ? 'UTF-8' : best,
    fremmede: isUtf8 ? foreign.length : utf8 + others,
  }
}
