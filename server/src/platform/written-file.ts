import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import { Readable } from 'node:stream'
import { giveBlock, takeBlock } from './block-memory.ts'

export type Content = { bytes: number; sha256: string }

/** Writes what the source yields to a new file that is on the disk when this resolves. */
export async function writeDurably(file: string, source: AsyncIterable<Uint8Array>): Promise<Content> {
  const hash = crypto.createHash('sha256')
  let bytes = 0
  const handle = await fs.open(file, 'wx', 0o600)
  try {
    for await (const piece of source) {
      hash.update(piece)
      for (let done = 0; done < piece.byteLength; )
        done += (await handle.write(piece, done, piece.byteLength - done)).bytesWritten
      bytes += piece.byteLength
    }
    await handle.sync()
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

export const writeText = (file: string, text: string): Promise<Content> =>
  writeDurably(file, Readable.from([Buffer.from(text)]))

/** What a stream holds, read to its end. */
export async function contentOf(source: AsyncIterable<Uint8Array>): Promise<Content> {
  const hash = crypto.createHash('sha256')
  let bytes = 0
  for await (const piece of source) {
    hash.update(piece)
    bytes += piece.byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** A file in large pieces, which lie in the same memory: each is good until the next one is asked for. */
export async function* readPieces(file: string): AsyncGenerator<Buffer> {
  const block = takeBlock()
  try {
    const handle = await fs.open(file, 'r')
    try {
      for (;;) {
        const { bytesRead } = await handle.read(block, 0, block.length, null)
        if (bytesRead === 0) return
        yield block.subarray(0, bytesRead)
      }
    } finally {
      await handle.close()
    }
  } finally {
    giveBlock(block)
  }
}

export const readContent = (file: string): Promise<Content> => contentOf(readPieces(file))
