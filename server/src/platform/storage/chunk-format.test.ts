import crypto from 'node:crypto'
import { expect, it } from 'vitest'
import { chunkBytes, chunkOffset, headerBytes, openChunk, sealBlocks, sealBytes } from './chunk-format.ts'

const content = crypto.randomBytes(40 * chunkBytes)

/** A source that uses the same memory for every piece, as a fast reader does. */
async function* inPieces(length: number, size: number): AsyncGenerator<Buffer> {
  const memory = Buffer.alloc(size)
  for (let at = 0; at < length; at += size)
    yield memory.subarray(0, content.copy(memory, 0, at, Math.min(at + size, length)))
}

async function sealAll(length: number, size: number): Promise<Buffer> {
  const blocks = []
  for await (const block of sealBlocks(inPieces(length, size))) blocks.push(Buffer.from(block))
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
    const sealed = await sealAll(length, size)
    const chunks = Math.ceil(length / chunkBytes)
    expect(sealed.length).toBe(length + chunks * sealBytes)
    const opened = Array.from({ length: chunks }, (_, index) => {
      const start = chunkOffset(index) - headerBytes
      return openChunk(sealed.subarray(start, start + chunkBytes + sealBytes))
    })
    expect(Buffer.concat(opened).equals(content.subarray(0, length))).toBe(true)
  }
})
