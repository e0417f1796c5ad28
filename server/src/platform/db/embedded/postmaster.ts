import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import type { Account } from './run.ts'
import { bareEnvironment } from './run.ts'
import { type Address, settingArguments } from './settings.ts'

/** What a server says about itself in `postmaster.pid`. It stays behind when the server is killed. */
export interface LockFile extends Address {
  pid: number
  /** The server takes connections at this address, and serves this folder: not one that this is a copy of. */
  ready: boolean
}

const lockPath = (cluster: Cluster): string => path.join(cluster.data, 'postmaster.pid')

/** Reads the server's lock file; undefined when there is none, or it is being written. */
export function readLockFile(cluster: Cluster): LockFile | undefined {
  let lines: string[]
  try {
    lines = readFileSync(lockPath(cluster), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, data, , port, socketFolder, listening, , status] = lines.map(line => line.trim())
  if (!pid) return undefined
  const ready = status === 'ready' && data === toPostgresPath(cluster.data)
  return { pid: Math.abs(Number(pid)), host: socketFolder || listening || '', port: Number(port), ready }
}

const toPostgresPath = (file: string): string => file.replaceAll('\\', '/')

/** Whether this process is the server of this cluster. */
export function isPostmaster(pid: number, cluster: Cluster): boolean {
  // A process of another user is none: the server runs as the owner of the cluster, or we are root.
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster.data
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      'postgres',
    )
  } catch {
    return false
  }
}

/**
 * Removes lock files whose process is not the server. After a restarted container, or in a copied folder, the number
 * belongs to another program, and PostgreSQL would refuse to start for its sake. A dead number is PostgreSQL's own
 * business: it first looks for children of the killed server that still write.
 */
export function removeMistakenLocks(cluster: Cluster, address: Address): void {
  const socketLock = path.join(address.host, `.s.PGSQL.${address.port}.lock`)
  for (const file of [lockPath(cluster), socketLock]) {
    const pid = readPid(file)
    if (isAlive(pid) && !isPostmaster(pid, cluster)) rmSync(file, { force: true })
  }
}

function readPid(file: string): number {
  try {
    // A server in single-user mode writes its number as a negative one.
    return Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10)) || 0
  } catch {
    return 0
  }
}

/** Whether a process has this number and we may signal it. One that ended counts until its parent has asked after it. */
function isAlive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The same, but one that ended does not count: in many containers nobody asks after it, ever. */
export function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** A server being started: `exited` turns true when it gave up, and `output` tells why. */
export interface Launch {
  /** On Windows that of pg_ctl. */
  pid: number
  exited: boolean
  output(): string
}

const LOG_LIMIT_BYTES = 2_000_000

/**
 * Starts the server in a session of its own, writing to its own log file: it survives us, and a Ctrl-C in the terminal
 * reaches only us, who then stop it in order.
 */
export function launch(
  binaries: Binaries,
  cluster: Cluster,
  options: { account: Account | undefined; address: Address; settings: Readonly<Record<string, string>> },
): Launch {
  if ((statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) {
    renameSync(cluster.logFile, `${cluster.logFile}.1`)
  }
  const log = openSync(cluster.logFile, 'a', 0o600)
  const mark = statSync(cluster.logFile).size
  const settings = settingArguments(options.address, options.settings)
  // An administrator's token is refused on Windows; pg_ctl knows how to give it up.
  const viaPgCtl = process.platform === 'win32'
  const command = viaPgCtl ? binaries.pgCtl : binaries.postgres
  const pgCtlArguments = ['start', '-W', '-D', cluster.data, '-l', cluster.logFile, '-o', settings.join(' ')]
  const args = viaPgCtl ? pgCtlArguments : ['-D', cluster.data, ...settings]
  const child = spawn(command, args, {
    ...options.account,
    cwd: path.parse(cluster.data).root,
    env: bareEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', viaPgCtl ? 'ignore' : log, log],
  })
  closeSync(log)
  return watch(child, () => readFileSync(cluster.logFile).subarray(mark).toString())
}

function watch(child: ChildProcess, readLog: () => string): Launch {
  let failure = ''
  const started: Launch = { pid: child.pid ?? 0, exited: false, output: () => failure || readLog() }
  child.once('error', error => {
    failure = error.message
    started.exited = true
  })
  child.once('exit', code => {
    // pg_ctl, used on Windows, ends well while the server goes on.
    started.exited = process.platform !== 'win32' || code !== 0
  })
  child.unref()
  return started
}
