import crypto from 'node:crypto'
import fs from 'node:fs'
import { promisify } from 'node:util'
import type { Content } from '../written-file.ts'
import { createChunker, headerBytes } from './chunk-format.ts'
import { createSealer, type SealingKey } from './file-cipher.ts'

const fsync = promisify(fs.fsync)

export type SealingOrder = {
  readonly file: string
  /** Where the content is written as it is, too; it is not synced. */
  readonly plain?: string | undefined
  readonly key: SealingKey
}

/** A disk that is nearly full may take a part only; the next try then says so. */
function writeAll(file: number, content: Uint8Array, position: number | null): void {
  for (let done = 0; done < content.length; )
    done += fs.writeSync(
      file,
      content,
      done,
      content.length - done,
      position === null ? null : position + done,
    )
}

/**
 * Writes header and sealed chunks to a new file, and takes the hash of the content on its way through. All but the syncing holds
 * the thread: it belongs where nobody waits.
 * @throws an error with a system `code`; then it is to be closed
 */
export function openSealedFile({ file, plain, key }: SealingOrder) {
  const sealer = createSealer(key)
  const hash = crypto.createHash('sha256')
  const open: number[] = []
  const create = (name: string): number => {
    const descriptor = fs.openSync(name, 'wx', 0o600)
    open.push(descriptor)
    return descriptor
  }
  const close = () => {
    for (const descriptor of open.splice(0)) fs.closeSync(descriptor)
  }
  const sealed = create(file)
  let copy: number | undefined
  try {
    copy = plain === undefined ? undefined : create(plain)
  } catch (error) {
    close()
    throw error
  }
  let bytes = 0
  let position = headerBytes
  const chunker = createChunker((chunk, index) => {
    const parts = sealer.sealChunk(chunk, index)
    const length = parts[0].length + parts[1].length
    const written = fs.writevSync(sealed, parts, position)
    if (written < length) writeAll(sealed, Buffer.concat(parts).subarray(written), position + written)
    position += length
  })
  return {
    push(piece: Uint8Array): void {
      hash.update(piece)
      bytes += piece.byteLength
      if (copy !== undefined) writeAll(copy, piece, null)
      chunker.push(piece)
    },
    /** Nothing more comes. */
    end(): Content {
      chunker.end()
      writeAll(sealed, sealer.header(bytes), 0)
      return { bytes, sha256: hash.digest('hex') }
    },
    /** It survives a power cut when this resolves. */
    sync: () => fsync(sealed),
    close,
  }
}
export type SealedFile = ReturnType<typeof openSealedFile>
