import crypto from 'node:crypto'
import { expect, it } from 'vitest'
import { testRing } from '../../../test/keys.ts'
import { chunkBytes, chunkOffset, headerBytes, sealBlocks, sealBytes } from './chunk-format.ts'
import { createFileCipher, type FileSealer } from './file-cipher.ts'

const cipher = createFileCipher(testRing())
const content = crypto.randomBytes(40 * chunkBytes)

/** A source that uses the same memory for every piece, as a fast reader does. */
async function* inPieces(length: number, size: number): AsyncGenerator<Buffer> {
  const memory = Buffer.alloc(size)
  for (let at = 0; at < length; at += size)
    yield memory.subarray(0, content.copy(memory, 0, at, Math.min(at + size, length)))
}

async function sealAll({ sealChunk }: FileSealer, length: number, size: number): Promise<Buffer> {
  const blocks = []
  for await (const block of sealBlocks(inPieces(length, size), sealChunk)) blocks.push(Buffer.from(block))
  return Buffer.concat(blocks)
}

/** Around the ends of a chunk and of what is written in one go. */
const lengths = [1, 16, 17, 32].flatMap(chunks =>
  [-1, 0, 1].map(more => Math.max(1, chunks * chunkBytes + more)),
)

it.each([
  ...lengths,
  1,
  0,
])('seals %i bytes so that each chunk stands where the format says', async length => {
  for (const size of [4099, chunkBytes, 100_000, 2 ** 20]) {
    const sealer = cipher.sealer('fil')
    const sealed = await sealAll(sealer, length, size)
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
