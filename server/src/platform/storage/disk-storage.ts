import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '../http/app-error.ts'
import { syncFolder } from '../sync-folder.ts'
import { chunkOffset, chunksOf, headerBytes, type Range, sealBytes } from './chunk-format.ts'
import { readDiskMarker } from './disk-marker.ts'
import { createOpener, type OpenHeader } from './file-cipher.ts'
import { writeSealed } from './sealing.ts'
import type { Arriving, FileStorage, Source, StoredFile, StoreOptions } from './storage.ts'
import { placeOf, unfinished } from './store-marker.ts'

const translate = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const { code } = error as NodeJS.ErrnoException
  const full = code === 'ENOSPC' || code === 'EDQUOT'
  return new AppError(full ? 'lager_fullt' : 'lager_utilgjengelig', `file store: ${code ?? String(error)}`, {
    cause: error,
  })
}

/** Fills the buffer; what is not there fails the check of what is read. */
async function readAt(handle: fs.FileHandle, length: number, position: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  if (bytesRead !== length) throw new Error('stored file is damaged: it is too short')
  return buffer
}

async function* readSealed(file: string, openHeader: OpenHeader, range?: Range): AsyncGenerator<Buffer> {
  const handle = await fs.open(file, 'r')
  try {
    const { bytes, openChunk } = openHeader(await readAt(handle, headerBytes, 0))
    for (const { index, length, from, to } of chunksOf(bytes, range)) {
      const chunk = openChunk(await readAt(handle, length + sealBytes, chunkOffset(index)), index)
      yield chunk.subarray(from, to)
    }
  } finally {
    await handle.close()
  }
}

async function requireStore(root: string, id: string | undefined): Promise<void> {
  const marker = await readDiskMarker(root)
  if (!marker) throw new AppError('lager_utilgjengelig', 'file store: no marker')
  if (id && marker.id !== id) throw new AppError('lager_utilgjengelig', 'file store: another store')
}

async function* listFiles(root: string): AsyncGenerator<{ key: string; written: Date }> {
  for (const shelf of await fs.readdir(root, { withFileTypes: true })) {
    if (!shelf.isDirectory() || shelf.name === unfinished) continue
    for (const key of await fs.readdir(path.join(root, shelf.name))) {
      const stat = await fs.stat(path.join(root, shelf.name, key)).catch(() => null)
      if (stat) yield { key, written: stat.mtime }
    }
  }
}

async function removeUnfinished(scratch: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await fs.readdir(scratch).catch(() => [])) {
    const file = path.join(scratch, name)
    const stat = await fs.stat(file).catch(() => null)
    if (!stat || stat.mtime > before) continue
    await fs.rm(file, { force: true })
    removed++
  }
  return removed
}

/** The disk driver. A file is written under `uferdig/`, synced, and renamed to its place, whose folder is synced too. */
export function openDiskStorage(folder: string, { cipher, id, refusePlain }: StoreOptions): FileStorage {
  const root = path.resolve(folder)
  const scratch = path.join(root, unfinished)
  const fileOf = (key: string) => path.join(root, placeOf(key))
  const openerOf = createOpener(cipher, refusePlain)
  const read = (key: string, range?: Range) => readSealed(fileOf(key), openerOf(key), range)
  /** Nothing stands at the file's place unless all of it does, and `approve` takes it. */
  async function put(
    key: string,
    source: Source,
    { arriving, approve = () => {} }: { arriving?: Arriving; approve?: (written: StoredFile) => void },
  ): Promise<StoredFile> {
    const place = fileOf(key)
    const draft = path.join(scratch, crypto.randomUUID())
    try {
      await requireStore(root, id)
      await fs.mkdir(scratch, { recursive: true, mode: 0o700 })
      const content = await writeSealed({ file: draft, key: cipher.sealingKey(key) }, source, arriving)
      const written = { key, ...content, keyId: cipher.currentKey }
      approve(written)
      const isNew = await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      if (isNew) await syncFolder(root)
      await fs.rename(draft, place)
      await syncFolder(path.dirname(place))
      return written
    } catch (error) {
      await fs.rm(draft, { force: true })
      throw error
    }
  }
  return {
    async write(source, arriving) {
      return put(crypto.randomUUID(), source, { ...(arriving && { arriving }) }).catch(error => {
        throw translate(error)
      })
    },
    read: (key, range) => Readable.from(read(key, range), { objectMode: false }),
    reseal: (key, sha256) =>
      put(key, read(key), {
        approve(written) {
          if (written.sha256 !== sha256) throw new Error('stored file is damaged: it is not the one expected')
        },
      }),
    async keyIdOf(key) {
      const handle = await fs.open(fileOf(key), 'r')
      try {
        return openerOf(key)(await readAt(handle, headerBytes, 0)).keyId
      } finally {
        await handle.close()
      }
    },
    remove: key => fs.rm(fileOf(key), { force: true }),
    list: () => listFiles(root),
    removeUnfinished: before => removeUnfinished(scratch, before),
    async check() {
      await requireStore(root, id).catch(error => {
        throw translate(error)
      })
    },
  }
}
