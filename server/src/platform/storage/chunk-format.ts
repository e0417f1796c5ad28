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

/** What is stored for a chunk: the content encrypted, and the seal that follows it. */
export type SealChunk = (content: Uint8Array, index: number) => readonly [Buffer, Buffer]

/**
 * Cuts content that comes in any sizes into chunks; the last may be short. Each is good until `take` returns.
 * @param take called with each chunk and its number
 */
export function createChunker(take: (chunk: Uint8Array, index: number) => void) {
  const held = Buffer.allocUnsafeSlow(chunkBytes)
  let length = 0
  let index = 0
  return {
    push(piece: Uint8Array): void {
      for (let from = 0; from < piece.byteLength; ) {
        if (length === 0 && piece.byteLength - from >= chunkBytes) {
          take(piece.subarray(from, from + chunkBytes), index++)
          from += chunkBytes
          continue
        }
        const taken = Math.min(chunkBytes - length, piece.byteLength - from)
        held.set(piece.subarray(from, from + taken), length)
        from += taken
        length += taken
        if (length === chunkBytes) this.end()
      }
    },
    end(): void {
      if (length > 0) take(held.subarray(0, length), index++)
      length = 0
    },
  }
}
