import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import {
  call,
  logIn,
  type PortalProcess,
  type SignedIn,
  send,
  spawnServer,
  startPortalProcess,
} from '../../test/process.ts'
import { connectionUrl } from '../platform/db/connection.ts'

const admin = { ADMIN_EMAIL: 'vakt@rettighetsportalen.example', ADMIN_PASSWORD: 'et langt og fint passord' }

let folder: string
let database: TestDatabase
let portal: PortalProcess
let person: SignedIn
const dataDir = () => path.join(folder, 'data')
const filer = () => path.join(dataDir(), 'filer')
const marker = () => path.join(filer(), '.rettighetsportalen-fillager')
const settings = () => ({
  DATA_DIR: dataDir(),
  DATABASE_URL: connectionUrl(database.appConnection),
  ...admin,
})

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rp-lager-'))
  database = await createTestDatabase()
  portal = await startPortalProcess(settings())
  person = await logIn(portal.address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
  expect((await upload('Avtale')).status).toBe(201)
})
afterAll(async () => {
  await portal?.kill()
  await database?.drop()
  await fs.rm(folder, { recursive: true, force: true })
})

const upload = async (filnavn: string) =>
  send(portal.address, person, {
    filnavn,
    filer: [{ navn: 'a.pdf', innhold: await textPdf([filnavn]) }],
  })
const ready = async () => (await call(`${portal.address}/health/ready`)).status
const select = async (sql: string) => {
  const client = new pg.Client(database.connection)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}
/** The sentence of a portal that must not start. */
async function refusal(env: NodeJS.ProcessEnv = {}, file = 'main.ts'): Promise<string> {
  const given = { PORT: '0', DEMO: 'false', KI: 'av', ...settings(), ...env }
  const { code, output } = await spawnServer(file, given).ended
  expect(code, output).toBe(1)
  return output.trim()
}
/** Everything in a folder, by name. */
const tree = async (root: string) => (await fs.readdir(root, { recursive: true })).toSorted()

it('is not ready, and takes no files, while its store is gone from under it, and goes on when it is back [fault 8]', async () => {
  expect(await ready()).toBe(200)
  // As when a disk is unmounted: the mount point is an empty folder.
  await fs.rename(filer(), `${filer()}-avmontert`)
  await fs.mkdir(filer())
  expect(await ready()).toBe(503)
  const answer = await upload('Mens disken er borte')
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([503, 'lager_utilgjengelig'])
  expect(await tree(filer())).toEqual([])

  // Another portal's store in its place is no better.
  await fs.writeFile(marker(), `Filene her hører til Rettighetsportalen.\nLager: ${crypto.randomUUID()}\n`)
  expect(await ready()).toBe(503)
  expect((await upload('Mens en annen disk står der')).status).toBe(503)

  await fs.rm(filer(), { recursive: true })
  await fs.rename(`${filer()}-avmontert`, filer())
  expect(await ready()).toBe(200)
  expect((await upload('Etter at disken er tilbake')).status).toBe(201)
})

it('refuses to start where the store should be and is not, and makes none', async () => {
  await portal.kill()
  await fs.rename(filer(), `${filer()}-avmontert`)
  const sentence = /^Fillageret i \S+ er ikke der, eller det er tomt\. Kontroller at riktig disk er montert/
  expect(await refusal()).toMatch(sentence)
  expect(await tree(dataDir())).not.toContain('filer')
  await fs.mkdir(filer())
  expect(await refusal()).toMatch(sentence)
  expect(await refusal({ ADMIN_EMAIL: 'ny@folk.example' }, 'app/create-administrator.ts')).toMatch(sentence)
  expect(await tree(filer())).toEqual([])
  await fs.rm(filer(), { recursive: true })
  await fs.rename(`${filer()}-avmontert`, filer())
})

it('refuses the store of another database, from either side [fault 8]', async () => {
  const other = await createTestDatabase()
  const sentence = /^Fillageret i \S+ hører til en annen database/
  expect(await refusal({ DATABASE_URL: connectionUrl(other.appConnection) })).toMatch(sentence)
  await other.drop()
  const text = await fs.readFile(marker(), 'utf8')
  await fs.writeFile(marker(), text.replace(/Lager: \S+/, `Lager: ${crypto.randomUUID()}`))
  expect(await refusal()).toMatch(sentence)
  await fs.writeFile(marker(), text)
})

const secretsFile = () => path.join(dataDir(), 'hemmeligheter.json')
const newKey = () => crypto.randomBytes(32).toString('base64')

it('refuses to start with other keys than those it has written with, and writes nothing with them [fault 32]', async () => {
  const before = await select('select * from bruker')
  const proofs = await select('select * from noekkelproeve order by ring, noekkel_id')
  expect(await refusal({ FIELD_KEYS: `1:${newKey()}` })).toMatch(
    /^Nøkkelen «1» i FIELD_KEYS er en annen enn den databasen er skrevet med/,
  )
  expect(await refusal({ FIELD_KEYS: `2:${newKey()}` })).toMatch(
    /^FIELD_KEYS mangler nøkkelen «1», som \d+ verdi(er)? i databasen og \d+ lagrede filer er kryptert med/,
  )
  expect(await refusal({ INDEX_KEY: newKey() })).toMatch(/^INDEX_KEY er en annen enn/)
  const other = { ADMIN_EMAIL: 'ny@folk.example', FIELD_KEYS: `1:${newKey()}` }
  expect(await refusal(other, 'app/create-administrator.ts')).toMatch(
    /^Nøkkelen «1» i FIELD_KEYS er en annen/,
  )

  // The file with the portal's own secrets is lost: new ones are made, and are refused.
  const kept = await fs.readFile(secretsFile())
  await fs.rm(secretsFile())
  expect(await refusal()).toMatch(/^Nøkkelen «1» i FIELD_KEYS er en annen.*hemmeligheter\.json/)
  await fs.writeFile(secretsFile(), kept)

  expect(await select('select * from bruker')).toEqual(before)
  expect(await select('select * from noekkelproeve order by ring, noekkel_id')).toEqual(proofs)
})

it('knows the wrong keys also in a database from before it wrote down what it was written with', async () => {
  for (const wrong of [{ FIELD_KEYS: `1:${newKey()}` }, { INDEX_KEY: newKey() }]) {
    await select('delete from noekkelproeve')
    expect(await refusal(wrong)).toMatch(/er en annen enn den databasen er skrevet med/)
    expect(await select("select * from noekkelproeve where ring = 'INDEX_KEY'")).toEqual([])
  }
})

it('starts again with what belongs together, and with a store from before stores had an id', async () => {
  await select('delete from noekkelproeve; delete from fillager')
  await fs.writeFile(marker(), 'Filene her hører til Rettighetsportalen.\n')
  portal = await startPortalProcess(settings())
  const [{ id }] = (await select('select id from fillager')) as [{ id: string }]
  expect(await fs.readFile(marker(), 'utf8')).toContain(`Lager: ${id}\n`)
  expect(await ready()).toBe(200)
  const mine = await call(`${portal.address}/api/document/mine/${person.id}`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect((mine.body as unknown[]).length).toBe(2)
})
