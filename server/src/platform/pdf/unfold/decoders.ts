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
  let literal = 0
  let repeat = 0
  for await (const piece of source)
    for (const byte of piece)
      if (literal > 0) {
        literal--
        yield Buffer.from([byte])
      } else if (repeat > 0) {
        yield Buffer.alloc(repeat, byte)
        repeat = 0
      } else if (byte === 128) return
      else if (byte < 128) literal = byte + 1
      else repeat = 257 - byte
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
    const out: Buffer[] = []
    let isOver = false
    for (const byte of piece) {
      if (byte === 0x7e) isOver = true
      if (isOver) break
      if (byte === 0x7a && group.length === 0) out.push(Buffer.alloc(4))
      else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21)
      if (group.length < 5) continue
      out.push(fromBase85(group))
      group = []
    }
    yield Buffer.concat(out)
    if (isOver) break
  }
  if (group.length > 1) yield fromBase85(group)
}

/** Into pieces worth handing on. */
async function* gathered(source: Source): Source {
  let parts: Buffer[] = []
  let bytes = 0
  for await (const piece of source) {
    parts.push(piece)
    bytes += piece.length
    if (bytes < 32 * 1024) continue
    yield Buffer.concat(parts)
    parts = []
    bytes = 0
  }
  yield Buffer.concat(parts)
}

/** The filters that only pack bytes (ISO 32000-1, table 6), with the short names that some readers also take. */
export const decoders: Readonly<Record<string, (early: boolean) => Decoder>> = {
  '/FlateDecode': () => inflate,
  '/LZWDecode': early => source => decodeLzw(source, early),
  '/RunLengthDecode': () => source => gathered(runLength(source)),
  '/ASCIIHexDecode': () => asciiHex,
  '/ASCII85Decode': () => ascii85,
}
