import crypto from 'node:crypto'
import { expect, it } from 'vitest'
import { testRing } from '../../../test/keys.ts'
import { chunkBytes, chunkOffset, createChunker, headerBytes, sealBytes } from './chunk-format.ts'
import { createFileCipher, createSealer, type FileSealer } from './file-cipher.ts'

const cipher = createFileCipher(testRing())
const content = crypto.randomBytes(40 * chunkBytes)

/** A source that uses the same memory for every piece, as a fast reader does. */
function* inPieces(length: number, size: number): Generator<Buffer> {
  const memory = Buffer.alloc(size)
  for (let at = 0; at < length; at += size)
    yield memory.subarray(0, content.copy(memory, 0, at, Math.min(at + size, length)))
}

function sealAll({ sealChunk }: FileSealer, length: number, size: number): Buffer {
  const sealed: Buffer[] = []
  const chunker = createChunker((chunk, index) => sealed.push(...sealChunk(chunk, index)))
  for (const piece of inPieces(length, size)) chunker.push(piece)
  chunker.end()
  return Buffer.concat(sealed)
}

/** Around the ends of a chunk. */
const lengths = [1, 16, 17, 32].flatMap(chunks =>
  [-1, 0, 1].map(more => Math.max(1, chunks * chunkBytes + more)),
)

it.each([...lengths, 1, 0])('seals %i bytes so that each chunk stands where the format says', length => {
  for (const size of [4099, chunkBytes, 100_000, 2 ** 20]) {
    const sealer = createSealer(cipher.sealingKey('fil'))
    const sealed = sealAll(sealer, length, size)
    const { bytes, openChunk } = cipher.opener('fil', sealer.header(length))
    expect(bytes).toBe(length)
    const chunks = Math.ceil(length / chunkBytes)
    expect(sealed.length).toBe(length + chunks * sealBytes)
    const opened = Array.from({ length: chunks }, (_, index) => {
      const start = chunkOffset(index) - headerBytes
      return openChunk(sealed.subarray(start, start + chunkBytes + sealBytes), index)
    })
    expect(Buffer.concat(opened).equals(content.subarray(0, length))).toBe(true)
  }
})
