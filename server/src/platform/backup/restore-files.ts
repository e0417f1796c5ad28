import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { RawStore } from '../storage/storage.ts'
import { filesOf } from './copy-folder.ts'
import { forEachAtOnce, type TreeFile } from './file-tree.ts'
import type { OpenedCopy } from './verify-copy.ts'

const filesPerLine = 5000
const readAtOnce = 2 ** 20

/** Opened when somebody reads it, so that its failure finds somebody. */
async function* readLater(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file, { highWaterMark: readAtOnce }) as AsyncIterable<Buffer>
}

/** @returns whether the file arrived as it was when the copy was taken */
async function restoreFile(from: string, target: RawStore, file: TreeFile): Promise<boolean> {
  try {
    const { bytes, sha256 } = await target.write(file.sti, readLater(from), file.endret)
    if (bytes === file.bytes && sha256 === file.sha256) return true
  } catch (error) {
    const { code, path: failed } = error as NodeJS.ErrnoException
    if (code !== 'EIO' && !(code === 'ENOENT' && failed === from)) throw error
  }
  await target.remove(file.sti)
  return false
}

/**
 * Copies the files of a copy into an empty store, and reads each on the way.
 * @returns those that are gone or damaged in the copy; they are left out
 */
export async function restoreFiles(
  { folder, files }: OpenedCopy,
  target: RawStore,
  say: (line: string) => void,
): Promise<string[]> {
  const damaged: string[] = []
  let done = 0
  await forEachAtOnce(files, async file => {
    if (!(await restoreFile(path.join(filesOf(folder), file.sti), target, file))) damaged.push(file.sti)
    if (++done % filesPerLine === 0) say(`  ${done} av ${files.length} filer`)
  })
  await target.settle()
  return damaged.toSorted()
}
