import { giveBlock, takeBlock } from '../block-memory.ts'

/**
 * A stored file is a 64-byte header and chunks of 64 KiB, each followed by a 16-byte seal. A range is read by the chunks it
 * touches. `file-cipher.ts` says what a seal is, and what of the header depends on the cipher.
 */
export const headerBytes = 64
export const chunkBytes = 64 * 1024
export const sealBytes = 16
/** What of the header is the cipher's own, after the part that all have: 32 bytes, and 12 for the id of the key. */
export const commonBytes = 20
export const keyIdBytes = 12
const magic = Buffer.from('RPFIL\0')
const formatVersion = 1

/** 0: none, from before files were encrypted. 1: AES-256-GCM. */
export type CipherNumber = 0 | 1
export type CommonHeader = { readonly cipher: CipherNumber; readonly bytes: number }

/** Layout: magic 6, version 1, cipher 1, chunk size 4, content length 8; then the cipher's own 44. */
export function encodeCommon({ cipher, bytes }: CommonHeader): Buffer {
  const header = Buffer.alloc(headerBytes)
  magic.copy(header)
  header[6] = formatVersion
  header[7] = cipher
  header.writeUInt32BE(chunkBytes, 8)
  header.writeBigUInt64BE(BigInt(bytes), 12)
  return header
}

/** @throws Error when the bytes are not a header of a version this code reads */
export function decodeCommon(header: Buffer): CommonHeader {
  if (header.length !== headerBytes || !header.subarray(0, 6).equals(magic))
    throw new Error('not a stored file')
  const [version, cipher] = [header[6], header[7]]
  if (version !== formatVersion || (cipher !== 0 && cipher !== 1) || header.readUInt32BE(8) !== chunkBytes)
    throw new Error('stored file of an unknown format')
  return { cipher, bytes: Number(header.readBigUInt64BE(12)) }
}

/** Where chunk number `index` begins in the file. */
export const chunkOffset = (index: number): number => headerBytes + index * (chunkBytes + sealBytes)

export type Range = { start: number; end: number }

/** The chunks that a range of the content touches, or all of them, and what of each belongs to it. */
export function* chunksOf(bytes: number, range?: Range) {
  const start = range?.start ?? 0
  const end = Math.min(range?.end ?? bytes - 1, bytes - 1)
  for (let index = Math.floor(start / chunkBytes); index * chunkBytes <= end; index++) {
    const begin = index * chunkBytes
    const length = Math.min(chunkBytes, bytes - begin)
    yield { index, length, from: Math.max(0, start - begin), to: Math.min(length, end + 1 - begin) }
  }
}

/** Makes of the content what is stored, in the same memory, and returns the seal that follows it. */
export type SealChunk = (content: Buffer, index: number) => Buffer

/**
 * Cuts a stream of any sizes into sealed chunks and yields them in blocks of several. Each block lies in the same memory: it is
 * good until the next one is asked for. The last chunk may be short.
 */
export async function* sealBlocks(
  source: AsyncIterable<Uint8Array>,
  sealChunk: SealChunk,
): AsyncGenerator<Buffer> {
  const block = takeBlock()
  try {
    yield* sealInto(block, source, sealChunk)
  } finally {
    giveBlock(block)
  }
}

async function* sealInto(
  block: Buffer,
  source: AsyncIterable<Uint8Array>,
  sealChunk: SealChunk,
): AsyncGenerator<Buffer> {
  let start = 0
  let length = 0
  let index = 0
  const seal = () => {
    const end = start + length
    sealChunk(block.subarray(start, end), index++).copy(block, end)
    start = end + sealBytes
    length = 0
  }
  for await (const piece of source) {
    for (let from = 0; from < piece.byteLength; ) {
      const taken = Math.min(chunkBytes - length, piece.byteLength - from)
      block.set(piece.subarray(from, from + taken), start + length)
      from += taken
      length += taken
      if (length === chunkBytes) seal()
      if (start < block.length) continue
      yield block
      start = 0
    }
  }
  if (length > 0) seal()
  if (start > 0) yield block.subarray(0, start)
}
