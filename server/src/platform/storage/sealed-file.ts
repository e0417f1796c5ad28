import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import { headerBytes, sealBlocks } from './chunk-format.ts'
import type { FileSealer } from './file-cipher.ts'
import type { StoredFile } from './storage.ts'

/** A disk that is nearly full may take a part only; the next try then says so. */
async function writeAll(handle: fs.FileHandle, content: Buffer, position: number): Promise<void> {
  for (let done = 0; done < content.length; ) {
    const { bytesWritten } = await handle.write(content, done, content.length - done, position + done)
    done += bytesWritten
  }
}

/** Writes header and sealed chunks to a new file that is on the disk when this resolves; the hash is taken of the bytes on their way through. */
export async function writeSealed(
  file: string,
  source: AsyncIterable<Uint8Array>,
  sealer: FileSealer,
): Promise<Pick<StoredFile, 'bytes' | 'sha256'>> {
  const hash = crypto.createHash('sha256')
  let bytes = 0
  async function* observed() {
    for await (const piece of source) {
      hash.update(piece)
      bytes += piece.byteLength
      yield piece
    }
  }
  const handle = await fs.open(file, 'wx', 0o600)
  try {
    let position = headerBytes
    for await (const block of sealBlocks(observed(), sealer.sealChunk)) {
      await writeAll(handle, block, position)
      position += block.length
    }
    await writeAll(handle, sealer.header(bytes), 0)
    await handle.sync()
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}
