import crypto from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionUrl } from '../server/src/platform/db/connection.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/src/platform/db/embedded/supervisor.ts'
import { freePort } from '../server/test/free-port.ts'
import { type MailSink, openMailSink } from '../server/test/mail-sink.ts'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import { runSql } from '../server/test/portal.ts'
import {
  type Answer,
  call,
  logIn,
  type PortalProcess,
  type SignedIn,
  startPortalProcess,
} from '../server/test/process.ts'

export type Member = SignedIn & { email: string; password: string; personnummer: string }
type PortalOptions = { through?: readonly string[] }
export type Ground = Awaited<ReturnType<typeof openGround>>

const silent = { info: () => {}, warn: () => {} }
const password = 'et langt og fint passord'
const admin = { ADMIN_EMAIL: 'vakt@rettighetsportalen.example', ADMIN_PASSWORD: 'vaktens lange passord' }
/** Probes that are about something else register many people from one address. */
const generous = {
  LOGINS_PER_MINUTE: '100000',
  LOGINS_PER_ACCOUNT: '100000',
  REGISTRATIONS_PER_HOUR: '100000',
}
export const bearer = (person: { token: string }) => ({ authorization: `Bearer ${person.token}` })

/** Waits for what comes true by itself; the ceiling is for a machine that is busy. */
export async function until(isTrue: () => Promise<boolean>, seconds = 120): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (await isTrue().catch(() => false)) return true
    await sleep(100)
  }
  return false
}

/** One portal at a time on one database and data folder, with the settings of the probe at hand. */
function createPortals(base: () => NodeJS.ProcessEnv, logs: string[]) {
  let running: { portal: PortalProcess; key: string } | undefined
  async function stop(): Promise<void> {
    if (!running) return
    const { portal } = running
    running = undefined
    portal.signal('SIGTERM')
    await portal.ended
  }
  async function start(env: NodeJS.ProcessEnv, { through = [] }: PortalOptions): Promise<PortalProcess> {
    const port = String(await freePort())
    const place = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
    const portal = await startPortalProcess({ ...base(), ...place, ...env }, through)
    portal.ended.then(({ output }) => logs.push(output))
    return portal
  }
  return {
    stop,
    async portal(env: NodeJS.ProcessEnv = {}, options: PortalOptions = {}): Promise<PortalProcess> {
      const key = JSON.stringify([env, options])
      if (running?.key === key && (await isUp(running.portal))) return running.portal
      await stop()
      running = { portal: await start(env, options), key }
      return running.portal
    },
  }
}

const isUp = (portal: PortalProcess): Promise<boolean> =>
  call(`${portal.address}/health/live`).then(
    ({ status }) => status === 200,
    () => false,
  )

async function register(address: string, personnummer: string): Promise<Member> {
  const email = `${crypto.randomUUID()}@folk.example`
  const body = { email, password, personnummer }
  const answer: Answer = await call(`${address}/api/user/register`, { method: 'POST', body })
  if (answer.status !== 201) throw new Error(`registration answered ${JSON.stringify(answer.body)}`)
  return { ...(await logIn(address, email, password)), email, password, personnummer }
}

/**
 * A real portal as a process of its own, with its own database, files and mail server. `folder` lies on the disk of the clone: a
 * temporary folder may lie in memory, where fsync costs nothing.
 */
export async function openGround({ short }: { short: boolean }) {
  const cache = path.resolve(import.meta.dirname, '../.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'trust-'))
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  const startCluster = () =>
    startEmbeddedPostgres({ dataDir: path.join(folder, 'db'), log: silent, takeOver: true })
  let cluster: EmbeddedPostgres = await startCluster()
  const mail: MailSink = await openMailSink()
  const logs: string[] = []
  /** What must stand in plain text nowhere when all is over. */
  const secrets = { personnumre: new Set<string>(), tokens: new Set<string>() }
  const base = () => ({
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    DATABASE_URL: connectionUrl(cluster.appConnection),
    DATABASE_MIGRATION_URL: connectionUrl(cluster.connection),
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    TRUST_PROXY: 'true',
    ...generous,
    ...admin,
  })
  const portals = createPortals(base, logs)

  return {
    /** Whether the long probes should be short. */
    short,
    folder,
    dataDir,
    mail,
    logs,
    secrets,
    base,
    get cluster() {
      return cluster
    },
    async restartCluster(whileAway: () => Promise<void> = async () => {}): Promise<void> {
      await cluster.stop()
      await whileAway()
      cluster = await startCluster()
    },
    portal: portals.portal,
    stopPortal: portals.stop,
    /** An empty database beside the other, for a portal with a data folder of its own. */
    async newDatabase(): Promise<NodeJS.ProcessEnv> {
      const database = `trust_${crypto.randomBytes(4).toString('hex')}`
      await runSql(cluster.superuser, `create database ${database} owner "${cluster.connection.user}"`, [])
      return {
        DATABASE_URL: connectionUrl({ ...cluster.appConnection, database }),
        DATABASE_MIGRATION_URL: connectionUrl({ ...cluster.connection, database }),
      }
    },
    /** As the database's superuser. */
    async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
      const connection = { ...cluster.superuser, database: cluster.connection.database }
      return (await runSql(connection, sql, values)).rows
    },
    /** A new member, registered and signed in by the API. */
    async member(portal: PortalProcess): Promise<Member> {
      const member = await register(portal.address, syntheticPersonnummer())
      secrets.personnumre.add(member.personnummer)
      secrets.tokens.add(member.token)
      return member
    },
    async admin(portal: PortalProcess): Promise<SignedIn> {
      const person = await logIn(portal.address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
      secrets.tokens.add(person.token)
      return person
    },
    async close(): Promise<void> {
      await portals.stop()
      await mail.close()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
