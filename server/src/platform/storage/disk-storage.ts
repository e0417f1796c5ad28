import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '../http/app-error.ts'
import {
  chunkBytes,
  chunkOffset,
  decodeHeader,
  encodeHeader,
  headerBytes,
  openChunk,
  sealBlocks,
  sealBytes,
} from './chunk-format.ts'
import type { FileStorage, StoredFile } from './storage.ts'

/** Says that this folder is the store: an empty mount point in its place must not be written to. */
const markerName = '.rettighetsportalen-fillager'
const unfinished = 'uferdig'

const translate = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const { code } = error as NodeJS.ErrnoException
  const full = code === 'ENOSPC' || code === 'EDQUOT'
  return new AppError(full ? 'lager_fullt' : 'lager_utilgjengelig', `file store: ${code ?? String(error)}`, {
    cause: error,
  })
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there a rename is durable without it.
  if (process.platform === 'win32') return
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A disk that is nearly full may take a part only; the next try then says so. */
async function writeAll(handle: fs.FileHandle, content: Buffer, position: number): Promise<void> {
  for (let done = 0; done < content.length; ) {
    const { bytesWritten } = await handle.write(content, done, content.length - done, position + done)
    done += bytesWritten
  }
}

/** Writes header and sealed chunks; the hash is taken of the bytes on their way through. */
async function writeSealed(
  file: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Omit<StoredFile, 'key'>> {
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
    for await (const block of sealBlocks(observed())) {
      await writeAll(handle, block, position)
      position += block.length
    }
    const sha256 = hash.digest('hex')
    await writeAll(handle, encodeHeader({ cipher: 0, bytes, sha256 }), 0)
    await handle.sync()
    return { bytes, sha256 }
  } finally {
    await handle.close()
  }
}

async function* readSealed(file: string, range?: { start: number; end: number }): AsyncGenerator<Buffer> {
  const handle = await fs.open(file, 'r')
  try {
    const first = Buffer.alloc(headerBytes)
    await handle.read(first, 0, headerBytes, 0)
    const { bytes } = decodeHeader(first)
    const start = range?.start ?? 0
    const end = Math.min(range?.end ?? bytes - 1, bytes - 1)
    for (let index = Math.floor(start / chunkBytes); index * chunkBytes <= end; index++) {
      const content = Math.min(chunkBytes, bytes - index * chunkBytes)
      const sealed = Buffer.alloc(content + sealBytes)
      await handle.read(sealed, 0, sealed.length, chunkOffset(index))
      const chunk = openChunk(sealed)
      yield chunk.subarray(
        Math.max(0, start - index * chunkBytes),
        Math.min(content, end + 1 - index * chunkBytes),
      )
    }
  } finally {
    await handle.close()
  }
}

const markerText = (id?: string) => `Filene her hører til Rettighetsportalen.\n${id ? `Lager: ${id}\n` : ''}`

/** What the marker of the store says; undefined when there is none. The id is missing in stores from before they had one. */
export async function readMarker(folder: string): Promise<{ id: string | undefined } | undefined> {
  const text = await fs.readFile(path.join(folder, markerName), 'utf8').catch(error => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  return text === undefined ? undefined : { id: /^Lager: (\S+)$/m.exec(text)?.[1] }
}

/** Gives a store its id; whole or not at all. */
export async function writeMarker(folder: string, id: string): Promise<void> {
  const draft = path.join(folder, `${markerName}.${crypto.randomUUID()}`)
  await fs.writeFile(draft, markerText(id), { mode: 0o600, flush: true })
  await fs.rename(draft, path.join(folder, markerName))
  await syncFolder(folder)
}

/** A new store appears with its marker in one rename, so that a killed first start leaves no store without one. */
export async function makeDiskStore(folder: string, id?: string): Promise<void> {
  const root = path.resolve(folder)
  if (await fs.stat(root).catch(() => null)) return
  const draft = `${root}.${crypto.randomUUID()}`
  await fs.mkdir(draft, { recursive: true, mode: 0o700 })
  await fs.writeFile(path.join(draft, markerName), markerText(id), { mode: 0o600 })
  // Another process may have been first; then its store is the one.
  await fs.rename(draft, root).catch(() => fs.rm(draft, { recursive: true, force: true }))
}

/** Makes the store when it does not exist, and opens it, whichever it is. */
export async function createDiskStorage(folder: string): Promise<FileStorage> {
  await makeDiskStore(folder)
  return openDiskStorage(folder)
}

/**
 * The disk driver. A file is written under `uferdig/`, synced, and renamed to its place, whose folder is synced too.
 * @param id of the store that must lie there, now and at every write; any when it is not given
 */
export function openDiskStorage(folder: string, id?: string): FileStorage {
  const root = path.resolve(folder)
  const scratch = path.join(root, unfinished)
  const requireStore = async () => {
    const marker = await readMarker(root)
    if (!marker) throw new AppError('lager_utilgjengelig', 'file store: no marker')
    if (id && marker.id !== id) throw new AppError('lager_utilgjengelig', 'file store: another store')
  }
  const placeOf = (key: string) => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('not a key of the file store')
    return path.join(root, key.slice(0, 2), key)
  }
  return {
    async write(source) {
      const key = crypto.randomUUID()
      const draft = path.join(scratch, key)
      try {
        await requireStore()
        await fs.mkdir(scratch, { recursive: true, mode: 0o700 })
        const written = await writeSealed(draft, source)
        const place = placeOf(key)
        const isNew = await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
        if (isNew) await syncFolder(root)
        await fs.rename(draft, place)
        await syncFolder(path.dirname(place))
        return { key, ...written }
      } catch (error) {
        await fs.rm(draft, { force: true })
        throw translate(error)
      }
    },
    read: (key, range) => Readable.from(readSealed(placeOf(key), range), { objectMode: false }),
    remove: key => fs.rm(placeOf(key), { force: true }),
    async *list() {
      for (const shelf of await fs.readdir(root, { withFileTypes: true })) {
        if (!shelf.isDirectory() || shelf.name === unfinished) continue
        for (const key of await fs.readdir(path.join(root, shelf.name))) {
          const stat = await fs.stat(path.join(root, shelf.name, key)).catch(() => null)
          if (stat) yield { key, written: stat.mtime }
        }
      }
    },
    async removeUnfinished(before) {
      let removed = 0
      for (const name of await fs.readdir(scratch).catch(() => [])) {
        const file = path.join(scratch, name)
        const stat = await fs.stat(file).catch(() => null)
        if (!stat || stat.mtime > before) continue
        await fs.rm(file, { force: true })
        removed++
      }
      return removed
    },
    async check() {
      await requireStore().catch(error => {
        throw translate(error)
      })
    },
  }
}
