import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import {
  call,
  logIn,
  type PortalProcess,
  type SignedIn,
  send,
  spawnServer,
  startPortalProcess,
} from '../../../test/process.ts'
import { startTcpServer } from '../../../test/tcp-server.ts'

const admin = { ADMIN_EMAIL: 'vakt@rettighetsportalen.example', ADMIN_PASSWORD: 'et langt og fint passord' }

let folder: string
let server: Awaited<ReturnType<typeof startTcpServer>>
let portal: PortalProcess | undefined
let person: SignedIn

const embedded = () => ({ DATA_DIR: path.join(folder, 'data'), ...admin })
const onServer = () => ({
  ...embedded(),
  DATABASE_URL: server.url('rettighetsportalen', 'portal'),
  DATABASE_MIGRATION_URL: server.url('rettighetsportalen', 'portal_eier'),
})
const flytt = (env: NodeJS.ProcessEnv) => spawnServer('app/sikkerhetskopi/flytt.ts', env).ended
const start = async (env: NodeJS.ProcessEnv) => {
  portal = await startPortalProcess(env)
  return portal.address
}
const stop = async () => {
  portal?.signal('SIGTERM')
  await portal?.ended
}
const mine = async (address: string) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const { body } = await call(`${address}/api/document/mine/${person.id}`, { headers })
  return (body as { filnavn: string }[]).map(one => one.filnavn)
}
const upload = async (address: string, filnavn: string) => {
  const filer = [{ navn: 'a.pdf', innhold: await textPdf([filnavn]) }]
  expect((await send(address, person, { filnavn, filer })).status).toBe(201)
}

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rp-flytt-'))
  await fs.chmod(folder, 0o711)
  server = await startTcpServer()
  // As docs/drift.md tells the operator.
  await server.query(`create role portal_eier login password '${server.password}';
    create role portal login password '${server.password}'`)
  await server.query('create database rettighetsportalen owner portal_eier')
})
afterAll(async () => {
  await stop()
  await server?.stop()
  await fs.rm(folder, { recursive: true, force: true })
})

it('moves nothing while the portal is running', async () => {
  const address = await start(embedded())
  person = await logIn(address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
  await upload(address, 'Før flyttingen')
  const { code, output } = await flytt(onServer())
  expect([code, output]).toEqual([1, expect.stringContaining('Portalen går. Stopp den, og prøv igjen.')])
  await upload(address, 'Etter første forsøk')
  await stop()
})

it('moves the embedded database to a server over TCP, with both its roles', async () => {
  const { code, output } = await flytt(onServer())
  expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ rader er flyttet\./m)])
  const address = await start(onServer())
  // Nobody is logged out by a move.
  expect(await mine(address)).toEqual(['Etter første forsøk', 'Før flyttingen'])
  await upload(address, 'Etter flyttingen')
  const owners = await server.query(
    "select distinct tableowner from pg_tables where schemaname in ('public', 'graphile_worker')",
    'rettighetsportalen',
  )
  expect(owners).toEqual([{ tableowner: 'portal_eier' }])
  await stop()
  const sjekk = await spawnServer('app/sjekk/sjekk.ts', onServer()).ended
  expect(sjekk.code, sjekk.output).toBe(0)
})

it('keeps the old database from the files that are now another’s', async () => {
  const { code, output } = await spawnServer('main.ts', { PORT: '0', DEMO: 'false', KI: 'av', ...embedded() })
    .ended
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('hører til en annen database enn den portalen bruker'),
  ])
})

it('refuses a database that has something in it, and a data folder without a database', async () => {
  expect((await flytt(onServer())).output).toMatch(/^Databasen i DATABASE_URL er ikke tom/m)
  const { output } = await flytt({ ...onServer(), DATA_DIR: path.join(folder, 'tom') })
  expect(output).toMatch(/^Det ligger ingen innebygd database i /m)
})
