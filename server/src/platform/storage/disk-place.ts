import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../sync-folder.ts'
import { writeDurably } from '../written-file.ts'
import { makeDiskStore, readDiskMarker, writeDiskMarker } from './disk-marker.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { FileStorage, RawFile, RawStore, StoreOptions, StorePlace } from './storage.ts'
import { unfinished } from './store-marker.ts'

const readAtOnce = 2 ** 20
const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function* walk(root: string, under = ''): AsyncGenerator<RawFile> {
  const entries = await fs.readdir(path.join(root, under), { withFileTypes: true }).catch(error => {
    if (under === '' && isGone(error)) return []
    throw error
  })
  for (const entry of entries) {
    const sti = under ? `${under}/${entry.name}` : entry.name
    if (entry.isDirectory() && sti !== unfinished) yield* walk(root, sti)
    if (!entry.isFile()) continue
    const stat = await fs.stat(path.join(root, sti)).catch(error => {
      if (!isGone(error)) throw error
    })
    if (stat) yield { sti, bytes: stat.size, endret: Math.floor(stat.mtimeMs) }
  }
}

function openRaw(root: string): RawStore {
  const shelves = new Set<string>([root])
  return {
    list: () => walk(root),
    read: sti => createReadStream(path.join(root, sti), { highWaterMark: readAtOnce }),
    async write(sti, source, endret) {
      const file = path.join(root, sti)
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      shelves.add(path.dirname(file))
      const content = await writeDurably(file, source)
      await fs.utimes(file, endret / 1000, endret / 1000)
      return content
    },
    async settle() {
      await fs.mkdir(root, { recursive: true, mode: 0o700 })
      for (const shelf of [...shelves].toReversed()) await syncFolder(shelf)
    },
    remove: sti => fs.rm(path.join(root, sti), { force: true }),
    clear: () => fs.rm(root, { recursive: true, force: true }),
  }
}

/** A store in a folder of this machine, or of a disk that it shares with others. */
export function diskPlace(folder: string): StorePlace {
  const root = path.resolve(folder)
  return {
    name: root,
    hint: 'Kontroller at riktig disk er montert, og at DATA_DIR stemmer.',
    readMarker: () => readDiskMarker(root),
    writeMarker: id => writeDiskMarker(root, id),
    make: id => makeDiskStore(root, id),
    open: options => openDiskStorage(root, options),
    raw: openRaw(root),
  }
}

/** Makes the store when it does not exist, and opens it, whichever it is. */
export async function createDiskStorage(folder: string, options: StoreOptions): Promise<FileStorage> {
  await makeDiskStore(folder)
  return openDiskStorage(folder, options)
}
