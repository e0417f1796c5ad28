import zlib from 'node:zlib'

/**
 * A stored file is a 64-byte header and chunks of 64 KiB, each followed by a 16-byte seal. The seal of cipher 0 (none) is a
 * CRC-32 and twelve zero bytes; a cipher with a 16-byte tag (AES-256-GCM) fits the same layout, so that encryption needs
 * neither another format nor a rewrite of what is stored. A range is read by the chunks it touches.
 */
export const headerBytes = 64
export const chunkBytes = 64 * 1024
export const sealBytes = 16
const magic = Buffer.from('RPFIL\0')
const formatVersion = 1

export type Header = { readonly cipher: 0; readonly bytes: number; readonly sha256: string }

/** Layout: magic 6, version 1, cipher 1, chunk size 4, content length 8, SHA-256 32, reserved (key id) 12. */
export function encodeHeader({ cipher, bytes, sha256 }: Header): Buffer {
  const header = Buffer.alloc(headerBytes)
  magic.copy(header)
  header[6] = formatVersion
  header[7] = cipher
  header.writeUInt32BE(chunkBytes, 8)
  header.writeBigUInt64BE(BigInt(bytes), 12)
  Buffer.from(sha256, 'hex').copy(header, 20)
  return header
}

/** @throws Error when the bytes are not a header of a version this code reads */
export function decodeHeader(header: Buffer): Header {
  if (header.length !== headerBytes || !header.subarray(0, 6).equals(magic))
    throw new Error('not a stored file')
  if (header[6] !== formatVersion || header[7] !== 0 || header.readUInt32BE(8) !== chunkBytes)
    throw new Error('stored file of an unknown format')
  return { cipher: 0, bytes: Number(header.readBigUInt64BE(12)), sha256: header.toString('hex', 20, 52) }
}

/** The seal that follows a chunk. */
export function sealOf(chunk: Uint8Array): Buffer {
  const seal = Buffer.alloc(sealBytes)
  seal.writeUInt32BE(zlib.crc32(chunk), 0)
  return seal
}

/** Where chunk number `index` begins in the file. */
export const chunkOffset = (index: number): number => headerBytes + index * (chunkBytes + sealBytes)

/** @throws Error when the chunk is not what was written */
export function openChunk(sealed: Buffer): Buffer {
  const chunk = sealed.subarray(0, -sealBytes)
  if (!sealOf(chunk).equals(sealed.subarray(-sealBytes))) throw new Error('stored file is damaged')
  return chunk
}

/** One call to the disk for so many chunks. */
const chunksAtOnce = 16
const sealedBytes = chunkBytes + sealBytes

/**
 * Cuts a stream of any sizes into sealed chunks and yields them in blocks of several. Each block lies in the same memory, for
 * fresh memory costs more than all else here: a block is good until the next one is asked for. The last chunk may be short.
 */
export async function* sealBlocks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const block = Buffer.allocUnsafeSlow(chunksAtOnce * sealedBytes)
  let start = 0
  let length = 0
  const seal = () => {
    const end = start + length
    sealOf(block.subarray(start, end)).copy(block, end)
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
