import fs from 'node:fs/promises'
import path from 'node:path'
import { filesOf } from './copy-folder.ts'
import { copyFile, forEachAtOnce, type TreeFile } from './file-tree.ts'
import type { OpenedCopy } from './verify-copy.ts'
import { syncFolder } from './written-file.ts'

const filesPerLine = 5000

/** @returns whether the file arrived as it was when the copy was taken */
async function restoreFile(from: string, to: string, file: TreeFile): Promise<boolean> {
  try {
    const { bytes, sha256 } = await copyFile(from, to, file.endret)
    if (bytes === file.bytes && sha256 === file.sha256) return true
  } catch (error) {
    const { code, path: failed } = error as NodeJS.ErrnoException
    if (code !== 'EIO' && !(code === 'ENOENT' && failed === from)) throw error
  }
  await fs.rm(to, { force: true })
  return false
}

/**
 * Copies the files of a copy into a new folder, and reads each on the way.
 * @returns those that are gone or damaged in the copy; they are left out
 */
export async function restoreFiles(
  { folder, files }: OpenedCopy,
  target: string,
  say: (line: string) => void,
): Promise<string[]> {
  await fs.mkdir(target, { recursive: true, mode: 0o700 })
  const shelves = new Set(files.map(({ sti }) => path.posix.dirname(sti)))
  for (const shelf of shelves) await fs.mkdir(path.join(target, shelf), { recursive: true, mode: 0o700 })
  const damaged: string[] = []
  let done = 0
  await forEachAtOnce(files, async file => {
    const arrived = await restoreFile(path.join(filesOf(folder), file.sti), path.join(target, file.sti), file)
    if (!arrived) damaged.push(file.sti)
    if (++done % filesPerLine === 0) say(`  ${done} av ${files.length} filer`)
  })
  for (const shelf of shelves) await syncFolder(path.join(target, shelf))
  await syncFolder(target)
  return damaged.toSorted()
}
