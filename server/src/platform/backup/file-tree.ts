import fs from 'node:fs/promises'
import path from 'node:path'
import type { RawFile, RawStore } from '../storage/storage.ts'
import { type Content, writeDurably } from '../written-file.ts'

/** A file of the store as it lies there: its bytes mean nothing here. `sti` is its place under the store, with `/`. */
export type TreeFile = Content & { sti: string; endret: number }

/** Disks answer several questions at once. */
const atOnce = 16

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Runs the work on each, several at once, and stops at the first that fails. */
export async function forEachAtOnce<T>(
  source: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  let failure: unknown
  let failed = false
  for await (const one of source) {
    if (failed) break
    const task = work(one)
      .catch(error => {
        failure ??= error
        failed = true
      })
      .finally(() => running.delete(task))
    running.add(task)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
  if (failed) throw failure
}

/** A file is never written to, but one that is encrypted anew takes the place of the one before. */
const isUnchanged = (known: TreeFile, file: RawFile): boolean =>
  known.bytes === file.bytes && known.endret === file.endret

/** An unchanged file of an earlier copy becomes one of this copy too, without taking room again. */
async function linkEarlier(earlier: Earlier, file: RawFile, to: string): Promise<TreeFile | null> {
  const known = earlier.files.get(file.sti)
  if (!known || !isUnchanged(known, file)) return null
  try {
    await fs.link(path.join(earlier.folder, file.sti), to)
    return known
  } catch {
    // Another disk, a file system without links, or too many of them: then it is copied.
    return null
  }
}

/** The files of an earlier copy, and where they lie. */
export type Earlier = { folder: string; files: ReadonlyMap<string, TreeFile> }

/**
 * @param copied what the copy has of this file already
 * @returns null when the file has gone meanwhile
 */
export async function copyFromStore(
  store: RawStore,
  target: string,
  file: RawFile,
  earlier: Earlier | undefined,
  copied: TreeFile | undefined,
): Promise<TreeFile | null> {
  const { sti, endret } = file
  const to = path.join(target, sti)
  try {
    if (copied && isUnchanged(copied, file)) return copied
    await fs.rm(to, { force: true })
    const linked = earlier && (await linkEarlier(earlier, file, to))
    if (linked) return linked
    const content = await writeDurably(to, store.read(sti))
    await fs.utimes(to, endret / 1000, endret / 1000)
    return { sti, endret, ...content }
  } catch (error) {
    if (!isGone(error)) throw error
    await fs.rm(to, { force: true })
    return null
  }
}
