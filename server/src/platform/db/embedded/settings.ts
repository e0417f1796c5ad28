import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Home } from './home.ts'
import type { Account } from './run.ts'

/** Fitted to one portal on a small machine, and to a log that never repeats what people wrote. */
const QUIET_AND_SMALL: Readonly<Record<string, string>> = {
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  max_wal_senders: '3',
  max_replication_slots: '3',
  io_method: 'sync',
  jit: 'off',
  // Parallel queries need /dev/shm, which is tiny in most containers.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  // A portal that was killed must not keep its locks until a long statement ends.
  client_connection_check_interval: '5s',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  // Rows and parameters, which hold personal data, stay out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Address the server listens on: the folder of a unix socket, or 127.0.0.1 on Windows. */
export interface Address {
  host: string
  port: number
}

/** The server's settings as command-line arguments; `extra` wins over ours. */
export function settingArguments(address: Address, extra: Readonly<Record<string, string>>): string[] {
  const listening: Record<string, string> = path.isAbsolute(address.host)
    ? { listen_addresses: '', unix_socket_directories: address.host }
    : { listen_addresses: address.host, unix_socket_directories: '' }
  const all = { ...QUIET_AND_SMALL, ...extra, ...listening, port: String(address.port) }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Where a server started now would listen. Unix: nowhere on the network; Windows: a free port of this machine only. */
export async function chooseAddress(home: Home): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  return { host: socketFolder(home), port: 5432 }
}

/** The system limits a socket's whole path to 107 bytes (macOS 103); `/.s.PGSQL.5432` takes 14 of them. */
const LONGEST_FOLDER = 89

function socketFolder(home: Home): string {
  const beside = path.join(home.folder, 'run')
  if (Buffer.byteLength(beside) <= LONGEST_FOLDER) return ownedFolder(beside, home.account)
  const temporary = process.getuid?.() === 0 ? '/tmp' : os.tmpdir()
  const name = createHash('sha256').update(home.folder).digest('hex').slice(0, 16)
  return ownedFolder(path.join(temporary, `rettighetsportalen-${name}`), home.account)
}

/** In a folder all may write to, somebody else may have made the name first: then we refuse to use it. */
function ownedFolder(folder: string, account: Account | undefined): string {
  const uid = account?.uid ?? process.getuid?.() ?? 0
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (account) chownSync(folder, account.uid, account.gid)
  }
  const found = lstatSync(folder)
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== process.getuid?.())) {
    throw new StartError(`Mappen ${folder} tilhører en annen. Slett den, eller velg en annen DATA_DIR.`)
  }
  if (account && found.uid !== uid) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
