import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createInflate } from 'node:zlib'
import { decodeLzw } from './lzw.ts'

type Source = AsyncIterable<Buffer>
/** Gives what comes out, piece by piece; at a fault it ends with what came before, as readers do. */
export type Decoder = (source: Source) => Source

/** Whether bytes begin as a zlib stream does (RFC 1950). */
export const beginsAsZlib = (bytes: Buffer): boolean =>
  bytes.length > 1 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0

async function* inflate(source: Source): Source {
  const out = createInflate({ chunkSize: 128 * 1024, finishFlush: constants.Z_SYNC_FLUSH })
  const going = pipeline(Readable.from(source), out).catch(() => {})
  try {
    yield* out
  } catch {
    // Broken from here on.
  } finally {
    out.destroy()
    await going
  }
}

async function* runLength(source: Source): Source {
  let [literal, repeat, isOver] = [0, 0, false]
  for await (const piece of source) {
    // No byte becomes more than 128.
    const out = Buffer.allocUnsafe(128 * piece.length)
    let filled = 0
    for (const byte of piece)
      if (literal > 0) {
        out[filled++] = byte
        literal--
      } else if (repeat > 0) {
        out.fill(byte, filled, filled + repeat)
        filled += repeat
        repeat = 0
      } else if (byte === 128) {
        isOver = true
        break
      } else if (byte < 128) literal = byte + 1
      else repeat = 257 - byte
    yield out.subarray(0, filled)
    if (isOver) return
  }
}

async function* asciiHex(source: Source): Source {
  let digits = ''
  for await (const piece of source) {
    const text = piece.toString('latin1')
    const end = text.indexOf('>')
    digits += (end < 0 ? text : text.slice(0, end)).replace(/[^\da-fA-F]/g, '')
    const whole = digits.length & ~1
    if (whole > 0) yield Buffer.from(digits.slice(0, whole), 'hex')
    digits = digits.slice(whole)
    if (end >= 0) break
  }
  if (digits) yield Buffer.from(`${digits}0`, 'hex')
}

/** Five letters of base 85 as four bytes, the last group filled up. */
function fromBase85(group: readonly number[]): Buffer {
  const filled = [...group, 84, 84, 84, 84].slice(0, 5)
  const four = Buffer.alloc(4)
  four.writeUInt32BE(filled.reduce((sum, digit) => sum * 85 + digit, 0) % 2 ** 32)
  return four.subarray(0, group.length - 1)
}

async function* ascii85(source: Source): Source {
  let group: number[] = []
  for await (const piece of source) {
    // No letter becomes more than four bytes.
    const out = Buffer.alloc(4 * piece.length + 4)
    let filled = 0
    const end = piece.indexOf(0x7e)
    for (const byte of end < 0 ? piece : piece.subarray(0, end)) {
      if (byte === 0x7a && group.length === 0) filled += 4
      else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21)
      if (group.length < 5) continue
      filled += fromBase85(group).copy(out, filled)
      group = []
    }
    yield out.subarray(0, filled)
    if (end >= 0) break
  }
  if (group.length > 1) yield fromBase85(group)
}

/** The filters that only pack bytes (ISO 32000-1, table 6), with the short names that some readers also take. */
export const decoders: Readonly<Record<string, (early: boolean) => Decoder>> = {
  '/FlateDecode': () => inflate,
  '/LZWDecode': early => source => decodeLzw(source, early),
  '/RunLengthDecode': () => runLength,
  '/ASCIIHexDecode': () => asciiHex,
  '/ASCII85Decode': () => ascii85,
}
