import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { call, logIn, type PortalProcess, send, spawnServer, startPortalProcess } from '../../test/process.ts'
import { connectionUrl } from '../platform/db/connection.ts'

const admin = { ADMIN_EMAIL: 'vakt@rettighetsportalen.example', ADMIN_PASSWORD: 'et langt og fint passord' }
const patience = { timeout: 200_000, interval: 100 }

let folder: string
let database: TestDatabase
let portal: PortalProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'rp-roller-'))
  // As the operator makes it: a database with an owner, and another role without any rights.
  database = await createTestDatabase({ migrated: false })
})
afterAll(async () => {
  await portal?.kill()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const asOwner = async (sql: string) => {
  const client = new pg.Client(database.connection)
  await client.connect()
  return client.query(sql).finally(() => client.end())
}
const settings = () => ({
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: connectionUrl(database.appConnection),
  ...admin,
})

it('says that somebody must make the tables when the portal’s role may not', async () => {
  const { code, output } = await spawnServer('main.ts', { PORT: '0', DEMO: 'false', ...settings() }).ended
  expect([code, output.trim()]).toEqual([
    1,
    'Brukeren i DATABASE_URL får ikke lage tabeller (42501). Gjør den til eier av databasen, eller oppgi eieren i DATABASE_MIGRATION_URL.',
  ])
})

it('runs as a role that owns nothing, and makes its tables as their owner', async () => {
  portal = await startPortalProcess({ ...settings(), DATABASE_MIGRATION_URL: database.connectionString })
  const person = await logIn(portal.address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
  const filer = [{ navn: 'a.pdf', innhold: await textPdf(['Avtale']) }]
  expect((await send(portal.address, person, { filnavn: 'Avtale', filer })).status).toBe(201)
  const { rows } = await asOwner(
    "select distinct usename from pg_stat_activity where datname = current_database() and application_name = 'rettighetsportalen'",
  )
  expect(rows).toEqual([{ usename: database.appConnection.user }])
  const owned = await asOwner(
    `select count(*)::int as antall from pg_class where relowner = '${database.appConnection.user}'::regrole`,
  )
  expect(owned.rows).toEqual([{ antall: 0 }])
  // Jobs run under that role as well, and it keeps the clock of those that come by themselves.
  const { rows: clock } = await asOwner('select identifier from graphile_worker._private_known_crontabs')
  expect(clock.map(({ identifier }) => identifier)).toContain('forsegl_historikk')
  await asOwner("select graphile_worker.add_job('forsegl_historikk')")
  await call(`${portal.address}/api/user/forgot-password`, {
    method: 'POST',
    body: { email: admin.ADMIN_EMAIL },
  })
  await vi.waitFor(async () => {
    const mail = await asOwner("select sendt from epost where mal = 'tilbakestilling'")
    expect(mail.rows.map(row => row.sendt instanceof Date)).toEqual([true])
    const unsealed = await asOwner(
      'select sekvens from historikk where sekvens not in (select sekvens from historikk_segl)',
    )
    expect(unsealed.rows).toEqual([])
  }, patience)
})

it('starts beside what an operator has put into its schema', async () => {
  await portal?.kill()
  const operator = new pg.Client(database.superuser)
  await operator.connect()
  await operator
    .query(
      `create extension amcheck; create table public.notater (tekst text);
       create sequence public.teller; create view public.innsyn as select tekst from public.notater`,
    )
    .finally(() => operator.end())
  portal = await startPortalProcess({ ...settings(), DATABASE_MIGRATION_URL: database.connectionString })
  expect((await call(`${portal.address}/health/ready`)).status).toBe(200)
})

it('starts without the owner where nothing is left for that to do', async () => {
  await portal?.kill()
  portal = await startPortalProcess(settings())
  const headers = {
    authorization: `Bearer ${(await logIn(portal.address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)).token}`,
  }
  expect((await call(`${portal.address}/api/document/documents`, { headers })).body).toHaveLength(1)
})
