import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseAccount } from '../src/platform/db/embedded/account.ts'
import { prepareBinaries } from '../src/platform/db/embedded/binaries.ts'
import { bareEnvironment, run } from '../src/platform/db/embedded/run.ts'
import { freePort } from './free-port.ts'

const systemFolder = '/usr/lib/postgresql'

/** Programs of the oldest PostgreSQL of this machine that the portal supports; those that come with it where there is none. */
async function findPrograms(folder: string, account: ReturnType<typeof chooseAccount>) {
  const [oldest] = existsSync(systemFolder)
    ? readdirSync(systemFolder)
        .map(Number)
        .filter(version => version >= 15 && existsSync(`${systemFolder}/${version}/bin/initdb`))
        .sort((a, b) => a - b)
    : []
  if (!oldest) return prepareBinaries(folder, account)
  const bin = `${systemFolder}/${oldest}/bin`
  return { initdb: `${bin}/initdb`, postgres: `${bin}/postgres`, major: oldest }
}

/** Throws what connecting says when the server has given up. */
export async function waitUntilOpen(child: ChildProcess, connectionString: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (child.exitCode !== null) throw error
      await sleep(20)
    }
  }
}

/** Makes a cluster in the folder. @returns how its server is started */
export async function makeCluster(folder: string, password: string) {
  const account = chooseAccount(undefined)
  const programs = await findPrograms(folder, account)
  const [data, secret] = [path.join(folder, 'data'), path.join(folder, 'passord')]
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  if (account) for (const file of [data, secret]) chownSync(file, account.uid, account.gid)
  const access = ['-U', 'postgres', '--pwfile', secret, '-A', 'scram-sha-256']
  const made = await run(programs.initdb, ['-D', data, ...access, '-E', 'UTF8', '--locale=C.UTF-8'], account)
  if (made.status !== 0) throw new Error(made.output)
  return { account, data, program: programs.postgres, major: programs.major }
}

export type Cluster = Awaited<ReturnType<typeof makeCluster>>

/** @param log a file that what the server says is written to */
export function launch(
  { account, data, program }: Cluster,
  port: number,
  { settings: more = [], log = 'ignore' }: { settings?: readonly string[]; log?: number | 'ignore' } = {},
) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'fsync=off',
    ...more,
  ]
  return spawn(program, ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
    ...account,
    cwd: '/',
    env: bareEnvironment(),
    stdio: ['ignore', log, log],
  })
}

/** A PostgreSQL server of its own that answers over TCP, as one that an operator runs. */
export async function startTcpServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rp-server-'))
  chmodSync(folder, 0o711)
  const password = randomBytes(16).toString('hex')
  const cluster = await makeCluster(folder, password)
  const port = await freePort()
  const child = launch(cluster, port)
  const url = (database: string, user = 'postgres') =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  await waitUntilOpen(child, url('postgres'))
  return {
    /** 15, or that of the portal's own. */
    major: cluster.major,
    /** Every role has the same password. */
    password,
    url,
    async query(sql: string, database = 'postgres') {
      const client = new pg.Client({ connectionString: url(database) })
      await client.connect()
      return (await client.query(sql).finally(() => client.end())).rows
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
