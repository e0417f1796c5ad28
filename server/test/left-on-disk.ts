import crypto from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { createDiskStorage } from '../src/platform/storage/disk-place.ts'
import { createFileCipher } from '../src/platform/storage/file-cipher.ts'
import { storedRing } from './keys.ts'

export const sha256 = (content: Uint8Array): string =>
  crypto.createHash('sha256').update(content).digest('hex')

export type StoredFil = { dokument: string; rolle: string; noekkel: string; sha256: string; bytes: number }
/** What a portal that is gone has left: rows, stored files, and what was on its way. */
export type Remains = {
  dokumenter: string[]
  filer: StoredFil[]
  stored: string[]
  unfinished: string[]
  arriving: string[]
  /** The whole content of a stored file. */
  read(noekkel: string): Promise<Buffer>
}

/** Looks at a portal's data without the portal. */
export async function readRemains(connectionString: string, dataDir: string): Promise<Remains> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const dokumenter = await client.query('select id from dokument order by opprettet')
  const filer = await client.query(
    'select dokument_id as dokument, rolle, noekkel, sha256, bytes::int from fil order by posisjon',
  )
  await client.end()
  const folder = path.join(dataDir, 'filer')
  const storage = await createDiskStorage(folder, { cipher: createFileCipher(storedRing(dataDir)) })
  return {
    dokumenter: dokumenter.rows.map(row => row.id),
    filer: filer.rows,
    stored: (await Array.fromAsync(storage.list())).map(file => file.key),
    unfinished: await readdir(path.join(folder, 'uferdig')),
    arriving: await readdir(path.join(dataDir, 'arbeid')),
    read: async noekkel => Buffer.concat((await Array.fromAsync(storage.read(noekkel))) as Buffer[]),
  }
}
