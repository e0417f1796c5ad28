import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../sync-folder.ts'
import { markerName, markerText, parseMarker } from './store-marker.ts'

export async function readDiskMarker(folder: string): Promise<{ id: string | undefined } | undefined> {
  const text = await fs.readFile(path.join(folder, markerName), 'utf8').catch(error => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  return text === undefined ? undefined : parseMarker(text)
}

export async function writeDiskMarker(folder: string, id: string): Promise<void> {
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
