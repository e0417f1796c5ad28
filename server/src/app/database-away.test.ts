import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readRemains } from '../../test/left-on-disk.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import {
  call,
  logIn,
  type PortalProcess,
  type SignedIn,
  send,
  sendHalf,
  startPortalProcess,
} from '../../test/process.ts'
import { connectionUrl } from '../platform/db/connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded/supervisor.ts'

const log = { info: () => {}, warn: () => {} }
const patience = { timeout: 200_000, interval: 50 }

let folder: string
let cluster: EmbeddedPostgres
let portal: PortalProcess
let person: SignedIn
const startCluster = () => startEmbeddedPostgres({ dataDir: path.join(folder, 'db'), log, takeOver: true })

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'rp-away-'))
  await chmod(folder, 0o711)
  cluster = await startCluster()
  const admin = { ADMIN_EMAIL: 'vakt@rettighetsportalen.example', ADMIN_PASSWORD: 'et langt og fint passord' }
  const DATABASE_URL = connectionUrl(cluster.connection)
  portal = await startPortalProcess({ DATABASE_URL, DATA_DIR: path.join(folder, 'data'), ...admin })
  person = await logIn(portal.address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
})
afterAll(async () => {
  await portal?.kill()
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

const headers = () => ({ authorization: `Bearer ${person.token}` })
const mine = () => call(`${portal.address}/api/document/mine/${person.id}`, { headers: headers() })
const statusOf = async (where: string) => (await call(`${portal.address}${where}`)).status
const upload = async (filnavn: string) =>
  send(portal.address, person, {
    filnavn,
    filer: [{ navn: 'a.pdf', innhold: await textPdf([filnavn]) }],
    noekkel: 'samme-noekkel',
  })

it('says that the database is away, logs nobody out, and goes on by itself when it is back [fault 9] [fault 10]', async () => {
  expect([(await mine()).status, await statusOf('/health/ready')]).toEqual([200, 200])
  const filer = [{ navn: 'halv.pdf', innhold: await textPdf(['halv']) }]
  const half = sendHalf(portal.address, person, { filnavn: 'Halvveis da registeret ble borte', filer })
  await vi.waitFor(
    async () => expect(await readdir(path.join(folder, 'data/arbeid'))).not.toEqual([]),
    patience,
  )
  await cluster.stop()
  expect((await half.finish()).status).toBe(503)

  const away = await mine()
  expect([away.status, (away.body as { code: string }).code]).toEqual([503, 'database_utilgjengelig'])
  expect(away.headers['retry-after']).toBe('1')
  // Neither where the database is, nor what the driver said of it.
  expect(JSON.stringify(away.body)).not.toMatch(/postgres|ECONN|ENOENT|5432|socket|select|\/tmp/i)
  expect([await statusOf('/health/ready'), await statusOf('/health/live')]).toEqual([503, 200])
  const login = { method: 'POST', body: { email: 'noen@folk.example', password: 'feil' } }
  expect((await call(`${portal.address}/api/user/login`, login)).status).toBe(503)
  expect((await upload('Mens registeret er borte')).status).toBe(503)

  cluster = await startCluster()
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(200), patience)
  expect((await mine()).body).toEqual([])
  expect((await upload('Etter at registeret er tilbake')).status).toBe(201)
  const left = await readRemains(connectionUrl(cluster.connection), path.join(folder, 'data'))
  expect(left.dokumenter).toHaveLength(1)
  expect(left.stored.toSorted()).toEqual([...new Set(left.filer.map(fil => fil.noekkel))].toSorted())
  expect([left.unfinished, left.arriving]).toEqual([[], []])
})

it('does the jobs that waited once the database is back [fault 10]', async () => {
  await cluster.stop()
  expect(await statusOf('/health/ready')).toBe(503)
  cluster = await startCluster()
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(200), patience)
  const body = { email: 'vakt@rettighetsportalen.example' }
  await call(`${portal.address}/api/user/forgot-password`, { method: 'POST', body })
  await vi.waitFor(async () => {
    const mails = (await call(`${portal.address}/dev/epost.json`)).body as {
      to: string
      sent: string | null
    }[]
    expect(mails.map(mail => [mail.to, mail.sent === null])).toEqual([[body.email, false]])
  }, patience)
})

it('answers what needs no database while its connections hang, and goes on when they are let go', async () => {
  expect((await mine()).status).toBe(200)
  const watcher = new pg.Client(cluster.superuser)
  await watcher.connect()
  const { rows } = await watcher.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'rettighetsportalen'",
  )
  await watcher.end()
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  try {
    expect([await statusOf('/health/ready'), await statusOf('/health/live'), await statusOf('/')]).toEqual([
      503, 200, 200,
    ])
  } finally {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT')
  }
  await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(200), patience)
  expect((await mine()).status).toBe(200)
})
