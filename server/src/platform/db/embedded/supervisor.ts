import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import type { DatabaseConnection } from '../connection.ts'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { appConnection, ensureDatabase, knock, ownerConnection, superuserConnection } from './database.ts'
import { explainError, explainOutput } from './failure.ts'
import { type Home, locateHome } from './home.ts'
import { claim, claimIfOrphaned, enter, forgetOthers, leave } from './ownership.ts'
import {
  isPostmaster,
  type Launch,
  type LockFile,
  launch,
  readLockFile,
  removeMistakenLocks,
} from './postmaster.ts'
import { chooseAddress } from './settings.ts'

/** What the supervisor tells of its work; a pino logger fits. */
export interface SupervisorLog {
  info(message: string): void
  warn(message: string): void
}

/** A running embedded database. */
export interface EmbeddedPostgres {
  /** For migrations: an ordinary user that owns the portal's database. */
  connection: DatabaseConnection
  /** For the running portal: a user that owns nothing and gets what it may do from the owner. */
  appConnection: DatabaseConnection
  /** For backup and tests: the cluster's superuser. */
  superuser: DatabaseConnection
  /** Whether this process started the server, or took it over from one that died. */
  owner: boolean
  /** Stops the server if nobody else uses it: finishes what is acknowledged, ends sessions, waits until it is gone. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log: SupervisorLog
  /** System user to run the server as when we are root. */
  osUser?: string
  /** PostgreSQL settings on top of ours; tests turn fsync off here. */
  settings?: Readonly<Record<string, string>>
  /** Own the server whoever started it: `stop` stops it whoever uses it. */
  takeOver?: boolean
}

/** Between two looks at a server that is coming up or going down. */
const LOOK_AGAIN_MS = 10
/** Replaying the log after a power cut may take a while; a server that lives is given this long. */
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 30_000

/**
 * Starts the PostgreSQL that comes with the portal on this data folder, or joins the one that runs there already:
 * web, worker and command line share it, and a killed portal leaves one behind.
 *
 * @throws StartError when it cannot, with what the person can do
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir)
  try {
    const home = await locateHome(dataDir, options.osUser)
    const binaries = await prepareBinaries(home.folder, home.account)
    const cluster = await openCluster(home, binaries, message => options.log.info(message))
    // The lock file and /proc name the folder by its real path.
    cluster.data = realpathSync(cluster.data)
    const lock = await bringUp(home, binaries, cluster, options)
    enter(cluster, lock.pid)
    await ensureDatabase(lock, cluster.password)
    if (options.takeOver) claim(cluster, lock.pid)
    const owner = claimIfOrphaned(cluster, lock.pid)
    if (owner) forgetOthers(cluster, lock.pid)
    return {
      connection: ownerConnection(lock, cluster.password),
      appConnection: appConnection(lock, cluster.password),
      superuser: superuserConnection(lock, cluster.password),
      owner,
      async stop() {
        const isLast = leave(cluster, lock.pid)
        if (isLast || options.takeOver) await stop(binaries, cluster, lock.pid, options.log)
      },
    }
  } catch (error) {
    throw explainError(error, dataDir)
  }
}

async function bringUp(
  home: Home,
  binaries: Binaries,
  cluster: Cluster,
  options: Options,
): Promise<LockFile> {
  let attempt: Launch | undefined
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    const lock = readLockFile(cluster)
    if (lock?.ready && (await knock(lock, cluster.password))) return lock
    if (attempt?.exited) {
      const output = attempt.output()
      if (!lostRace(output)) throw explainOutput(output, home.folder, cluster.logFile)
      attempt = undefined
    }
    if (!attempt && !(lock && isPostmaster(lock.pid, cluster))) {
      const address = await chooseAddress(home)
      removeMistakenLocks(cluster, address)
      attempt = launch(binaries, cluster, {
        account: home.account,
        address,
        settings: options.settings ?? {},
      })
      claim(cluster, attempt.pid)
    }
    await sleep(LOOK_AGAIN_MS)
  }
  throw new StartError(
    `Databasen i ${home.folder} svarer ikke. Se ${cluster.logFile}, og start maskinen på nytt hvis det ikke hjelper å starte portalen igjen.`,
  )
}

/** Another process of ours started it first, or the children of a killed server have not all gone yet. */
function lostRace(output: string): boolean {
  return /lock file ".*" already exists|is still in use/.test(output)
}

async function stop(
  binaries: Binaries,
  cluster: Cluster,
  serverPid: number,
  log: SupervisorLog,
): Promise<void> {
  const lock = readLockFile(cluster)
  // Another server may have taken its place meanwhile.
  if (lock?.pid !== serverPid || !isPostmaster(lock.pid, cluster)) return
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster.data, '-m', 'fast', '-w'], { windowsHide: true })
    return
  }
  // "Fast" shutdown: ends sessions, writes a checkpoint, exits.
  process.kill(lock.pid, 'SIGINT')
  const deadline = Date.now() + STOP_LIMIT_MS
  let forced = false
  while (isPostmaster(lock.pid, cluster)) {
    if (!forced && Date.now() > deadline) {
      forced = true
      log.warn('Databasen stoppet ikke i tide og blir avbrutt. Den retter seg opp ved neste start.')
      process.kill(lock.pid, 'SIGQUIT')
    }
    await sleep(LOOK_AGAIN_MS)
  }
}
