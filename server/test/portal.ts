import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import type { Brukertype } from '@rp/contract/bruker'
import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import pg, { type Pool } from 'pg'
import { buildApp } from '../src/app/build-app.ts'
import { createServices, type Services } from '../src/app/services.ts'
import type { Tables } from '../src/features/database.ts'
import type { KiParts } from '../src/features/ki/ki.wiring.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { DatabaseConnection } from '../src/platform/db/connection.ts'
import { createDatabase } from '../src/platform/db/pool.ts'
import type { Log } from '../src/platform/log.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createWatchedLog } from './hemmeligheter.ts'
import { syntheticPersonnummer } from './personnummer.ts'

export type TestPortal = Awaited<ReturnType<typeof startTestPortal>>
export type Person = { id: string; email: string; password: string; token: string }

const password = 'et langt og fint passord'
/** As weak as the algorithm allows: most tests are not about passwords, and each person would cost two full hashes. */
const passordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Runs what is due, and what that queues, until nothing is. */
async function runJobs(services: Services, pool: Pool, log: Log): Promise<void> {
  const tasks = Object.entries(services.jobs).map(
    ([name, handler]) =>
      [
        name,
        (payload: unknown) => handler(payload as never, { attempt: 1, lastAttempt: false, log }),
      ] as const,
  )
  const logger = new Logger(() => () => {})
  await runOnce({ pgPool: pool, taskList: Object.fromEntries(tasks), noHandleSignals: true, logger })
}

/** A signed-in member, or an administrator. */
async function createPerson(
  services: Services,
  app: FastifyInstance,
  brukertype: Brukertype = 'arbeidstaker',
): Promise<Person> {
  const email = `${crypto.randomUUID()}@folk.example`
  const ny = {
    epost: email,
    passordHash,
    personnummer: syntheticPersonnummer(),
    brukertype,
    epostBekreftet: true,
  }
  const bruker = await services.inTransaction(tx => services.bruker.create(tx, ny))
  return signIn(app, { id: bruker?.id ?? '', email, password, token: '' })
}

/** A new session of the same person: where days go by on the clock, faster than a session lasts. */
async function signIn(app: FastifyInstance, person: Person): Promise<Person> {
  const { email, password } = person
  const answer = await app.inject({ method: 'POST', url: '/api/user/login', payload: { email, password } })
  return { ...person, token: answer.json().token }
}

/** Uploads as the dialog does; `felter` on top of a title and the person's own id. */
function upload(
  app: FastifyInstance,
  person: Person,
  filer: readonly FilePart[],
  felter: object,
  headers: object,
) {
  const form = formBody(
    { filnavn: 'Arbeidsavtale', userId: person.id, autoextract: 'true', ...felter },
    filer,
  )
  return app.inject({
    method: 'POST',
    url: '/api/process/upload',
    payload: form.payload,
    headers: { ...form.headers, ...bearer(person), ...headers },
  })
}

/** On a connection of its own, outside of the portal. */
export async function runSql(connection: DatabaseConnection, sql: string, values: unknown[]) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(sql, values)
  } finally {
    await client.end()
  }
}

/** The owner of the tables, on connections of its own that are kept for the next statement: a new one costs many times its answer. */
function createOwner(connection: DatabaseConnection) {
  const pool = new pg.Pool(connection)
  pool.on('error', () => {})
  return {
    async run(sql: string, values: unknown[]) {
      const client = await pool.connect()
      try {
        const result = await client.query(sql, values)
        client.release()
        return result
      } catch (error) {
        // What failed may have left a transaction open.
        client.release(true)
        throw error
      }
    },
    close: () => pool.end(),
  }
}

const settings = {
  NODE_ENV: 'test',
  LOGINS_PER_MINUTE: '10000',
  REGISTRATIONS_PER_HOUR: '10000',
  // Nothing is read where a test is about something else.
  KI: 'av',
}

type TestPortalOptions = {
  ki?: KiParts
  /** Another portal, whose database and data folder this one shares as a second process would. It is closed last. */
  beside?: { dataDir: string; testDatabase: TestDatabase }
}

/** A portal with its own database and data folder, answering injected requests; the clock can be set. */
export async function startTestPortal(env: NodeJS.ProcessEnv = {}, { ki, beside }: TestPortalOptions = {}) {
  const dataDir = beside?.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'rp-test-')))
  const testDatabase = beside?.testDatabase ?? (await createTestDatabase())
  const owner = createOwner(testDatabase.connection)
  const watched = createWatchedLog()
  const { log } = watched
  const config = readConfig({ ...settings, DATA_DIR: dataDir, ...env })
  const database = createDatabase<Tables>({ connection: testDatabase.appConnection, max: 10, log })
  const clock = { now: () => new Date() }
  const services = await createServices({
    config,
    publicUrl: 'https://portalen.example',
    database,
    log,
    now: () => clock.now(),
    ...(ki && { ki }),
  })
  const routes = new Set<string>()
  const app = await buildApp({
    config,
    services,
    log,
    web: 'none',
    demo: null,
    onRoute: url => routes.add(url),
  })
  watched.listenTo(app)
  return {
    app,
    routes,
    config,
    services,
    database,
    testDatabase,
    dataDir,
    clock,
    /** What the portal has logged so far. */
    log: watched.text,
    /** What the portal itself may not: change tables, tamper. */
    asOwner: (sql: string, values: unknown[] = []) => owner.run(sql, values),
    runJobs: () => runJobs(services, database.pool, log),
    createPerson: (brukertype?: Brukertype) => createPerson(services, app, brukertype),
    signIn: (person: Person) => signIn(app, person),
    upload: (person: Person, filer: readonly FilePart[], felter = {}, headers = {}) =>
      upload(app, person, filer, felter, headers),
    async close() {
      watched.addMails(await services.outbox.listLocal().catch(() => []))
      await app.close()
      await Promise.all([services.pdf.close(), services.kiReader.close()])
      await database.close()
      await owner.close()
      if (!beside) {
        await testDatabase.drop()
        await rm(dataDir, { recursive: true, force: true })
      }
      watched.requireClean()
    },
  }
}

export const bearer = (person: Person) => ({ authorization: `Bearer ${person.token}` })

type FilePart = { navn: string; innhold: Buffer; type?: string }

/** A multipart body as a browser makes it. */
export function formBody(felter: Readonly<Record<string, string>>, filer: readonly FilePart[]) {
  const boundary = `----${crypto.randomUUID()}`
  const chunks: Buffer[] = []
  for (const [name, value] of Object.entries(felter))
    chunks.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  for (const { navn, innhold, type = 'application/octet-stream' } of filer)
    chunks.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${navn}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      innhold,
      Buffer.from('\r\n'),
    )
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(chunks),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
