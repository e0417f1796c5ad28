import fs from 'node:fs/promises'
import path from 'node:path'
import type { Landed } from '../db/migrate.ts'
import { syncFolder } from '../sync-folder.ts'
import { type Content, writeText } from '../written-file.ts'
import type { Dump } from './dump.ts'
import type { Earlier, TreeFile } from './file-tree.ts'

export const format = 1
const manifestName = 'manifest.json'
const listName = 'filer.jsonl'
const unfinishedPrefix = 'uferdig-'
/** Sorted by name they are sorted by time. */
const copyName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** What a copy says of itself. Written last: a folder without it is no copy. */
export type Manifest = Dump & {
  format: number
  /** The moment of the database. */
  tatt: string
  migreringer: Landed[]
  /** The list of the files, with size and SHA-256 of each. */
  filliste: Content
  filer: { antall: number; bytes: number }
  /** Named by the database, but not in the file store either. */
  mangler: string[]
  /** What the app wants to know before the database is there. */
  tillegg: Record<string, unknown>
}

export const databaseOf = (copy: string): string => path.join(copy, 'database')
export const filesOf = (copy: string): string => path.join(copy, 'filer')
export const listOf = (copy: string): string => path.join(copy, listName)

/** A new folder for a copy under way; what a killed one left is removed. The caller holds the lock that says there is only one. */
export async function beginCopy(target: string, now: Date): Promise<string> {
  await fs.mkdir(target, { recursive: true, mode: 0o700 })
  for (const name of await fs.readdir(target))
    if (name.startsWith(unfinishedPrefix))
      await fs.rm(path.join(target, name), { recursive: true, force: true })
  const folder = path.join(target, unfinishedPrefix + now.toISOString().replaceAll(/[:.]/g, '-'))
  await fs.mkdir(filesOf(folder), { recursive: true, mode: 0o700 })
  return folder
}

const toLine = ({ sti, bytes, endret, sha256 }: TreeFile) =>
  `${JSON.stringify({ sti, bytes, endret, sha256 })}\n`

/** Writes list and manifest, and gives the folder its name: from then on it is a copy. */
export async function finishCopy(
  folder: string,
  files: Iterable<TreeFile>,
  rest: Omit<Manifest, 'format' | 'filliste' | 'filer'>,
): Promise<{ folder: string; manifest: Manifest }> {
  const sorted = [...files].sort((a, b) => (a.sti < b.sti ? -1 : 1))
  const filliste = await writeText(listOf(folder), sorted.map(toLine).join(''))
  const filer = { antall: sorted.length, bytes: sorted.reduce((sum, { bytes }) => sum + bytes, 0) }
  const manifest: Manifest = { format, filliste, filer, ...rest }
  await writeText(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const name of await fs.readdir(filesOf(folder), { withFileTypes: true }))
    if (name.isDirectory()) await syncFolder(path.join(filesOf(folder), name.name))
  for (const inner of [filesOf(folder), databaseOf(folder), folder]) await syncFolder(inner)
  const done = folder.replace(unfinishedPrefix, '')
  await fs.rename(folder, done)
  await syncFolder(path.dirname(done))
  return { folder: done, manifest }
}

/** The manifest of a copy; undefined when the folder holds no whole copy. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await fs.readFile(path.join(folder, manifestName), 'utf8')) as Manifest
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The whole copies in a folder, oldest first. */
export async function listCopies(target: string): Promise<string[]> {
  const names = await fs.readdir(target).catch(() => [])
  return names
    .filter(name => copyName.test(name))
    .toSorted()
    .map(name => path.join(target, name))
}

export async function readFileList(copy: string): Promise<TreeFile[]> {
  const text = await fs.readFile(listOf(copy), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as TreeFile)
}

/** The newest copy in the folder, to link unchanged files from. */
export async function findEarlier(target: string): Promise<Earlier | undefined> {
  const newest = (await listCopies(target)).at(-1)
  if (!newest) return undefined
  const files = await readFileList(newest).catch(() => [])
  return { folder: filesOf(newest), files: new Map(files.map(file => [file.sti, file])) }
}

/**
 * Which copies may go: all from the last day stay while there are few, and then the newest of each day.
 * @param days how many days' copies are kept
 */
export function chooseOld(copies: readonly string[], days: number): string[] {
  const newestOfDay = new Map<string, string>()
  for (const copy of copies) newestOfDay.set(path.basename(copy).slice(0, 10), copy)
  const keep = new Set([...newestOfDay.values()].slice(-days))
  for (const copy of copies.slice(-recent)) keep.add(copy)
  return copies.filter(copy => !keep.has(copy))
}
/** The newest copies, whatever day they are from. */
const recent = 3
