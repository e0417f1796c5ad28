import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Cluster } from './cluster.ts'
import { isRunning } from './postmaster.ts'

/**
 * Which portal stops the server when it ends itself: the one that started it, or, when that one died, the next to join.
 * One file for each server process, named by its number and written as soon as it is started: among portals that
 * start at once only one starts the server that survives.
 */
const ownerFile = (cluster: Cluster, serverPid: number): string =>
  path.join(cluster.folder, `owner-of-${serverPid}`)

/** Claims a server for this process. */
export function claim(cluster: Cluster, serverPid: number): void {
  writeFileSync(ownerFile(cluster, serverPid), `${process.pid}\n`, { mode: 0o600 })
}

/** Claims a running server if it has no living owner, and says whether it is ours now. */
export function claimIfOrphaned(cluster: Cluster, serverPid: number): boolean {
  if (!isRunning(readOwner(cluster, serverPid))) claim(cluster, serverPid)
  return isOurs(cluster, serverPid)
}

/** Whether this process is the one to stop the server. */
export function isOurs(cluster: Cluster, serverPid: number): boolean {
  return readOwner(cluster, serverPid) === process.pid
}

/** Removes what servers before this one left. */
export function forgetOthers(cluster: Cluster, serverPid: number): void {
  for (const name of readdirSync(cluster.folder)) {
    const file = path.join(cluster.folder, name)
    if (name.startsWith('owner-of-') && file !== ownerFile(cluster, serverPid)) rmSync(file, { force: true })
  }
}

function readOwner(cluster: Cluster, serverPid: number): number {
  try {
    return Number(readFileSync(ownerFile(cluster, serverPid), 'utf8'))
  } catch {
    return 0
  }
}
