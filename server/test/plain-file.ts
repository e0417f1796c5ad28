import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import zlib from 'node:zlib'
import { chunkBytes, encodeCommon, sealBytes } from '../src/platform/storage/chunk-format.ts'

/** A stored file as versions before encryption wrote it. */
export async function writePlainFile(place: string, content: Buffer): Promise<void> {
  const header = encodeCommon({ cipher: 0, bytes: content.length })
  Buffer.from(crypto.hash('sha256', content), 'hex').copy(header, 20)
  const parts = [header]
  for (let at = 0; at < content.length; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes)
    const seal = Buffer.alloc(sealBytes)
    seal.writeUInt32BE(zlib.crc32(chunk), 0)
    parts.push(chunk, seal)
  }
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  await fs.writeFile(place, Buffer.concat(parts), { mode: 0o600 })
}
