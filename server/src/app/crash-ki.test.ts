import crypto from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { KiSvar } from '@rp/contract/ki'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { call, logIn, type PortalProcess, send, startPortalProcess } from '../../test/process.ts'

const admin = { ADMIN_EMAIL: 'vakt@rettighetsportalen.example', ADMIN_PASSWORD: 'et langt og fint passord' }
const patience = { timeout: 200_000, interval: 100 }

let database: TestDatabase
let dataDir: string
let portal: PortalProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'rp-crash-ki-'))
})
afterEach(() => portal?.kill())
afterAll(async () => {
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function open(env: NodeJS.ProcessEnv = {}): Promise<PortalProcess> {
  const settings = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: dataDir,
    KI: 'innebygd',
    ...admin,
    ...env,
  }
  portal = await startPortalProcess(settings)
  return portal
}

it('goes on reading at the next start when the portal was killed in the middle of it [fault 4]', async () => {
  const dying = await open({ FAILPOINT: 'ki_lest' })
  const person = await logIn(dying.address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
  const filer = [{ navn: 'avtale.pdf', innhold: await textPdf(['Arbeidsavtale', 'Side to']) }]
  const sent = await send(dying.address, person, { filnavn: 'Avtale', filer, noekkel: crypto.randomUUID() })
  const { _id: id } = (sent.body as { document: { _id: string } }).document
  expect((await dying.ended).signal).toBe('SIGKILL')

  const { address } = await open()
  const headers = { authorization: `Bearer ${person.token}` }
  const read = async () => (await call(`${address}/api/document/${id}/ki`, { headers })).body as KiSvar
  await vi.waitFor(async () => expect((await read()).lesing?.tilstand).toBe('ferdig'), patience)
  expect(await read()).toMatchObject({ lesing: { lest: 2, sider: 2 } })
  expect(await readdir(path.join(dataDir, 'arbeid'))).toEqual([])
})

it('stops at once in the middle of a reading, ends with 0, and reads it at the next start', async () => {
  const { address } = await open()
  const person = await logIn(address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
  const texts = Array.from(
    { length: 12 },
    (_, side) => `Side ${side + 1} av en lang avtale om arbeid med en film`,
  )
  const upload = {
    filnavn: 'Lang',
    filer: [{ navn: 'lang.pdf', innhold: await textPdf(texts) }],
    noekkel: crypto.randomUUID(),
  }
  const sent = await send(address, person, upload)
  const { _id: id } = (sent.body as { document: { _id: string } }).document
  const headers = { authorization: `Bearer ${person.token}` }
  const tilstand = async (at: string) =>
    ((await call(`${at}/api/document/${id}/ki`, { headers })).body as KiSvar).lesing?.tilstand
  await vi.waitFor(async () => expect(await tilstand(address)).not.toBe('venter'), {
    timeout: 200_000,
    interval: 10,
  })
  portal?.signal('SIGTERM')
  expect((await portal?.ended)?.code).toBe(0)

  const after = await open()
  await vi.waitFor(async () => expect(await tilstand(after.address)).toBe('ferdig'), patience)
})
