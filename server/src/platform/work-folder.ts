import crypto from 'node:crypto'
import { mkdirSync, readlinkSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/**
 * Where files lie readable while they are worked with: as they arrive, while they are put together, while they are read. Only
 * the portal's user can open it, each folder in it is gone when its work is done, and `sweep` removes those of a process that is.
 */
export type WorkFolder = {
  /** A new, empty folder for this work alone; gone when the work has ended, however it ended. */
  use<T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T>
  /** Removes at once what processes that are gone have left, and what is older than `before` whoever made it. */
  sweep(before: Date): Promise<void>
}

/** Which machine this process's number means something on: in a container the same number is another process. */
function nameMachine(): string {
  let space = ''
  try {
    space = readlinkSync('/proc/self/ns/pid')
  } catch {
    // Only Linux has it; elsewhere the host is the machine.
  }
  return crypto.hash('sha256', `${os.hostname()} ${space}`).slice(0, 8)
}

const machine = nameMachine()
const nameOf = /^[a-z]+-([0-9a-f]{8})-(\d+)-/

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Makes the folder when it is not there. */
export function openWorkFolder(root: string): WorkFolder {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const own = new Set<string>()
  const isLeft = (name: string): boolean => {
    const [, where, pid] = nameOf.exec(name) ?? []
    if (where !== machine) return false
    // A restarted container has the number of the one that was killed.
    return Number(pid) === process.pid ? !own.has(name) : !isAlive(Number(pid))
  }
  return {
    async use(purpose, work) {
      const name = `${purpose}-${machine}-${process.pid}-${crypto.randomUUID()}`
      const folder = path.join(root, name)
      // Known before it is there: a sweep in between must not take it for a left one.
      own.add(name)
      try {
        await mkdir(folder, { mode: 0o700 })
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
        own.delete(name)
      }
    },
    async sweep(before) {
      for (const name of await readdir(root)) {
        if (own.has(name)) continue
        const found = await stat(path.join(root, name)).catch(() => null)
        if (found && (isLeft(name) || found.mtime <= before))
          await rm(path.join(root, name), { recursive: true, force: true })
      }
    },
  }
}
