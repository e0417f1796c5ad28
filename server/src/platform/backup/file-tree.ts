import { createReadStream, type Stats } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createTurnstile } from '../turnstile.ts'
import { type Content, writeDurably } from './written-file.ts'

/** A file of the store as it lies there: its bytes mean nothing here. `sti` is its place under the store, with `/`. */
export type TreeFile = Content & { sti: string; endret: number }

/** Disks answer several questions at once. */
const atOnce = 16

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Every file in a folder and those under it, but what lies in folders named in `except`. */
export async function* walkTree(
  root: string,
  except: readonly string[] = [],
  under = '',
): AsyncGenerator<string> {
  for (const entry of await fs.readdir(path.join(root, under), { withFileTypes: true })) {
    const sti = under ? `${under}/${entry.name}` : entry.name
    if (entry.isFile()) yield sti
    else if (entry.isDirectory() && !except.includes(sti)) yield* walkTree(root, except, sti)
  }
}

/** Runs the work on each, several at once, and stops at the first that fails. */
export async function forEachAtOnce<T>(
  source: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const inTurn = createTurnstile(atOnce)
  const running = new Set<Promise<void>>()
  let failure: unknown
  let failed = false
  for await (const one of source) {
    if (failed) break
    const task = inTurn(() => work(one))
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

/** Copies bytes and time of change, durably. The folder of the target must be there. */
export async function copyFile(from: string, to: string, endret: number): Promise<Content> {
  const content = await writeDurably(to, createReadStream(from, { highWaterMark: 2 ** 20 }))
  await fs.utimes(to, endret / 1000, endret / 1000)
  return content
}

/** A file is never written to, but one that is encrypted anew takes the place of the one before. */
const isUnchanged = (known: TreeFile, stat: Stats): boolean =>
  known.bytes === stat.size && known.endret === Math.floor(stat.mtimeMs)

/** An unchanged file of an earlier copy becomes one of this copy too, without taking room again. */
async function linkEarlier(earlier: Earlier, sti: string, stat: Stats, to: string): Promise<TreeFile | null> {
  const known = earlier.files.get(sti)
  if (!known || !isUnchanged(known, stat)) return null
  try {
    await fs.link(path.join(earlier.folder, sti), to)
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
  store: string,
  target: string,
  sti: string,
  earlier: Earlier | undefined,
  copied: TreeFile | undefined,
): Promise<TreeFile | null> {
  const [from, to] = [path.join(store, sti), path.join(target, sti)]
  try {
    const stat = await fs.stat(from)
    if (copied && isUnchanged(copied, stat)) return copied
    await fs.rm(to, { force: true })
    const linked = earlier && (await linkEarlier(earlier, sti, stat, to))
    if (linked) return linked
    const endret = Math.floor(stat.mtimeMs)
    return { sti, endret, ...(await copyFile(from, to, endret)) }
  } catch (error) {
    if (!isGone(error)) throw error
    return null
  }
}
