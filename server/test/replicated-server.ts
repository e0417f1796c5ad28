import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { type Cluster, launch, makeCluster, waitUntilOpen } from './tcp-server.ts'

/** Opened once more after it went: the same folder at the same address. */
type Server = {
  url(database: string, user?: string): string
  query(sql: string, database?: string): Promise<Record<string, unknown>[]>
  start(): Promise<void>
  /** As when it crashes: nothing is finished, every connection breaks. */
  kill(): Promise<void>
}

type Kept = { cluster: Cluster; password: string; logFile: string }

async function openServer(
  { cluster, password, logFile }: Kept,
  settings: readonly string[],
): Promise<Server> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const url = (database: string, user = 'postgres') =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  return {
    url,
    async query(sql, database = 'postgres') {
      const client = new pg.Client({ connectionString: url(database) })
      await client.connect()
      return (await client.query(sql).finally(() => client.end())).rows
    },
    async start() {
      const log = openSync(logFile, 'a')
      child = launch(cluster, port, { settings, log })
      closeSync(log)
      await waitUntilOpen(child, url('postgres'))
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
    },
  }
}

/** A copy of a cluster that has not run yet, which follows it from its first change on. */
function makeStandby(primary: Cluster, data: string): Cluster {
  cpSync(primary.data, data, { recursive: true, preserveTimestamps: true })
  writeFileSync(path.join(data, 'standby.signal'), '')
  chmodSync(data, 0o700)
  const { account } = primary
  // The copy is whoever runs the test's; the server runs as a user of its own.
  if (account) chownAll(data, account)
  return { ...primary, data }
}

function chownAll(folder: string, account: { uid: number; gid: number }): void {
  chownSync(folder, account.uid, account.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid)
}

/** A PostgreSQL server and streaming standbys of it, over TCP on this machine. */
export async function startReplicatedServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rp-replika-'))
  chmodSync(folder, 0o711)
  const password = randomBytes(16).toString('hex')
  const cluster = await makeCluster(folder, password)
  const [second, third] = ['standby', 'tredje'].map(name => {
    const data = path.join(folder, name)
    return { cluster: makeStandby(cluster, data), password, logFile: `${data}.log` }
  }) as [Kept, Kept]
  const primary = await openServer({ cluster, password, logFile: `${cluster.data}.log` }, [
    'wal_keep_size=1GB',
  ])
  await primary.start()
  const { port } = new URL(primary.url('postgres'))
  const settings = [
    `primary_conninfo=host=127.0.0.1 port=${port} user=postgres password=${password}`,
    'wal_retrieve_retry_interval=100ms',
    'hot_standby_feedback=on',
    'log_statement=all',
  ]
  const standby = await openServer(second, settings)
  await standby.start()
  const lastServer = await openServer(third, settings)
  return {
    primary,
    standby,
    /** One more, which does not run yet. */
    third: lastServer,
    /** Every role has the same password. */
    password,
    /** How many statements with these words the standby has been asked. */
    countAsked: (words: string) => readFileSync(second.logFile, 'utf8').split(words).length - 1,
    async stop() {
      await lastServer.kill()
      await standby.kill()
      await primary.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
