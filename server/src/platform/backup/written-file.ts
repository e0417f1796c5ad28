import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import { Readable } from 'node:stream'

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

/** Names in a folder are on the disk when this resolves. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there a rename is durable without it.
  if (process.platform === 'win32') return
  const handle = await fs.open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
