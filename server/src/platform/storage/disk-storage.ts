import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '../http/app-error.ts'
import { chunkBytes, chunkOffset, headerBytes, sealBlocks, sealBytes } from './chunk-format.ts'
import type { FileCipher, FileOpener, FileSealer } from './file-cipher.ts'
import type { FileStorage, StoredFile } from './storage.ts'

/** Says that this folder is the store: an empty mount point in its place must not be written to. */
const markerName = '.rettighetsportalen-fillager'
/** Under the store's folder: what is being written. */
export const unfinished = 'uferdig'

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

/** Fills the buffer; what is not there fails the check of what is read. */
async function readAt(handle: fs.FileHandle, length: number, position: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  if (bytesRead !== length) throw new Error('stored file is damaged: it is too short')
  return buffer
}

type Range = { start: number; end: number }
type OpenHeader = (header: Buffer) => FileOpener

async function* readSealed(file: string, openHeader: OpenHeader, range?: Range): AsyncGenerator<Buffer> {
  const handle = await fs.open(file, 'r')
  try {
    const { bytes, openChunk } = openHeader(await readAt(handle, headerBytes, 0))
    const start = range?.start ?? 0
    const end = Math.min(range?.end ?? bytes - 1, bytes - 1)
    for (let index = Math.floor(start / chunkBytes); index * chunkBytes <= end; index++) {
      const content = Math.min(chunkBytes, bytes - index * chunkBytes)
      const chunk = openChunk(await readAt(handle, content + sealBytes, chunkOffset(index)), index)
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

export type DiskOptions = {
  cipher: FileCipher
  /** Of the store that must lie there, now and at every write; any when it is not given. */
  id?: string
  /** A file that is not encrypted is one that somebody has put there. */
  refusePlain?: boolean
}

/** Makes the store when it does not exist, and opens it, whichever it is. */
export async function createDiskStorage(folder: string, options: DiskOptions): Promise<FileStorage> {
  await makeDiskStore(folder)
  return openDiskStorage(folder, options)
}

async function requireStore(root: string, id: string | undefined): Promise<void> {
  const marker = await readMarker(root)
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
export function openDiskStorage(folder: string, { cipher, id, refusePlain }: DiskOptions): FileStorage {
  const root = path.resolve(folder)
  const scratch = path.join(root, unfinished)
  const placeOf = (key: string) => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('not a key of the file store')
    return path.join(root, key.slice(0, 2), key)
  }
  const openerOf = (key: string) => (header: Buffer) => {
    const opener = cipher.opener(key, header)
    if (refusePlain && opener.keyId === null) throw new Error('stored file is damaged: it is not encrypted')
    return opener
  }
  const read = (key: string, range?: Range) => readSealed(placeOf(key), openerOf(key), range)
  /** Nothing stands at the file's place unless all of it does, and `approve` takes it. */
  async function put(
    key: string,
    source: AsyncIterable<Uint8Array>,
    approve: (written: StoredFile) => void = () => {},
  ): Promise<StoredFile> {
    const place = placeOf(key)
    const draft = path.join(scratch, crypto.randomUUID())
    try {
      await requireStore(root, id)
      await fs.mkdir(scratch, { recursive: true, mode: 0o700 })
      const content = await writeSealed(draft, source, cipher.sealer(key))
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
    async write(source) {
      return put(crypto.randomUUID(), source).catch(error => {
        throw translate(error)
      })
    },
    read: (key, range) => Readable.from(read(key, range), { objectMode: false }),
    reseal: (key, sha256) =>
      put(key, read(key), written => {
        if (written.sha256 !== sha256) throw new Error('stored file is damaged: it is not the one expected')
      }),
    async keyIdOf(key) {
      const handle = await fs.open(placeOf(key), 'r')
      try {
        return openerOf(key)(await readAt(handle, headerBytes, 0)).keyId
      } finally {
        await handle.close()
      }
    },
    remove: key => fs.rm(placeOf(key), { force: true }),
    list: () => listFiles(root),
    removeUnfinished: before => removeUnfinished(scratch, before),
    async check() {
      await requireStore(root, id).catch(error => {
        throw translate(error)
      })
    },
  }
}
