import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Cluster } from './cluster.ts'
import { isRunning } from './postmaster.ts'

/**
 * Who uses a server: the last of them stops it, also when the one that started it was killed. One file for each process, named by its
 * number and the server's; that of a killed one counts no more.
 */
const usersOf = (serverPid: number): RegExp => new RegExp(`^user-(\\d+)-of-${serverPid}$`)
const userFile = (cluster: Cluster, serverPid: number): string =>
  path.join(cluster.folder, `user-${process.pid}-of-${serverPid}`)

/** Says that this process uses the server. */
export function enter(cluster: Cluster, serverPid: number): void {
  writeFileSync(userFile(cluster, serverPid), '', { mode: 0o600 })
}

/** Takes this process off the list. @returns whether nobody else who lives is on it: then the server is this one's to stop */
export function leave(cluster: Cluster, serverPid: number): boolean {
  // A folder that was moved meanwhile has no server that this process could stop.
  if (!existsSync(cluster.folder)) return false
  rmSync(userFile(cluster, serverPid), { force: true })
  const users = usersOf(serverPid)
  return !readdirSync(cluster.folder).some(name => isRunning(Number(users.exec(name)?.[1] ?? 0)))
}

/**
 * Which portal started the server, or, when that one died, was the next to join. One file for each server process, named by its number
 * and written as soon as it is started: among portals that start at once only one starts the server that survives.
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

function isOurs(cluster: Cluster, serverPid: number): boolean {
  return readOwner(cluster, serverPid) === process.pid
}

/** Removes what servers before this one left. */
export function forgetOthers(cluster: Cluster, serverPid: number): void {
  for (const name of readdirSync(cluster.folder)) {
    const server = /^(?:owner|user-\d+)-of-(\d+)$/.exec(name)?.[1]
    if (server && Number(server) !== serverPid) rmSync(path.join(cluster.folder, name), { force: true })
  }
}

function readOwner(cluster: Cluster, serverPid: number): number {
  try {
    return Number(readFileSync(ownerFile(cluster, serverPid), 'utf8'))
  } catch {
    return 0
  }
}
