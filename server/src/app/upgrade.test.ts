import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { sha256 } from '../../test/left-on-disk.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { syntheticPersonnummer } from '../../test/personnummer.ts'
import { call, logIn, type PortalProcess, spawnServer, startPortalProcess } from '../../test/process.ts'
import { hashPassord } from '../features/auth/passord.ts'
import { readConfig } from '../platform/config/config.ts'
import { connectionUrl } from '../platform/db/connection.ts'
import { migrate } from '../platform/db/migrate.ts'
import { createDatabase } from '../platform/db/pool.ts'
import { createDiskStorage } from '../platform/storage/disk-place.ts'
import { createCipher, createFilkryptering } from './keys.ts'
import { migrations } from './open-database.ts'

const log = { info: () => {}, warn: () => {} }
/** The version that the data is from: before cases were conversations, before KI, before history was a chain. */
const oldVersion = 9
const person = {
  id: crypto.randomUUID(),
  epost: 'gammel@folk.example',
  passord: 'et langt og fint passord',
  personnummer: syntheticPersonnummer(),
}
const dokument = crypto.randomUUID()

let folder: string
let database: TestDatabase
let portal: PortalProcess | undefined
let pdf: Buffer
const settings = () => ({
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: connectionUrl(database.appConnection),
  DATABASE_MIGRATION_URL: database.connectionString,
})
const asOwner = async (sql: string, values: unknown[] = []) => {
  const client = new pg.Client(database.connection)
  await client.connect()
  return (await client.query(sql, values).finally(() => client.end())).rows
}

async function migrateToOld(): Promise<void> {
  const older = path.join(folder, 'migreringer')
  await fs.mkdir(older)
  for (const name of await fs.readdir(migrations))
    if (Number(name.slice(0, 4)) <= oldVersion)
      await fs.copyFile(path.join(migrations, name), path.join(older, name))
  const { pool, close } = createDatabase({ connection: database.connection, log })
  expect(await migrate(pool, older, log)).toBeGreaterThan(5)
  await close()
}

/** A member with a document, as that version wrote them. */
async function fillOld(): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', ...settings() })
  const cipher = createCipher(config)
  await asOwner(
    `insert into bruker (id, epost, epost_noekkel, passord_hash, personnummer_kryptert, personnummer_indeks,
       personnummer_kontrollert, brukertype, opprettet, endret)
     values ($1, $2, $2, $3, $4, $5, true, 'arbeidstaker', now(), now())`,
    [
      person.id,
      person.epost,
      await hashPassord(person.passord),
      cipher.encrypt(person.personnummer, `bruker:${person.id}`),
      cipher.blindIndex(person.personnummer, 'personnummer'),
    ],
  )
  pdf = await textPdf(['Avtale fra før'])
  const storage = await createDiskStorage(path.join(settings().DATA_DIR, 'filer'), {
    cipher: createFilkryptering(config),
  })
  const { key } = await storage.write(Readable.from([pdf]))
  await asOwner(
    `insert into dokument (id, eier_id, filnavn, tjeneste, autoextract, status, innhold_sha256, opprettet, endret)
     values ($1, $2, 'Avtale fra før', 'filopplasting', true, 'IKKE VURDERT', $3, now(), now())`,
    [dokument, person.id, sha256(pdf)],
  )
  await asOwner(
    `insert into fil (id, dokument_id, rolle, posisjon, noekkel, navn, type, bytes, sha256, sider, opprettet)
     values (gen_random_uuid(), $1, 'samlet', 0, $2, 'a.pdf', 'application/pdf', $3, $4, 1, now())`,
    [dokument, key, pdf.length, sha256(pdf)],
  )
  await asOwner(
    `insert into historikk (tid, aktoer_id, entitet, entitet_id, hendelse) values (now(), $1, 'dokument', $2, 'opprettet')`,
    [person.id, dokument],
  )
}

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rp-eldre-'))
  database = await createTestDatabase({ migrated: false })
  await migrateToOld()
  await fillOld()
})
afterAll(async () => {
  await portal?.kill()
  await database?.drop()
  await fs.rm(folder, { recursive: true, force: true })
})

it('brings the data of an older version forward when it starts, and has all of it [fault 31]', async () => {
  portal = await startPortalProcess(settings())
  const { address } = portal
  const { id, token } = await logIn(address, person.epost, person.passord)
  const headers = { authorization: `Bearer ${token}` }
  const mine = await call(`${address}/api/document/mine/${id}`, { headers })
  expect(mine.body).toMatchObject([{ _id: dokument, filnavn: 'Avtale fra før', status: 'IKKE VURDERT' }])
  const number = await call(`${address}/api/user/personnummer?userId=${id}`, { headers })
  expect(number.body).toEqual({ personnummer: person.personnummer })
  const seen = await call(`${address}/api/document/${dokument}/visning`, { method: 'POST', headers })
  const viewer = (seen.body as { token: string }).token
  const file = await call(`${address}/api/process/secureuploads/${dokument}?token=${viewer}`)
  expect(sha256(file.body as Buffer)).toBe(sha256(pdf))
  await portal.kill()
  const sjekk = await spawnServer('app/sjekk/sjekk.ts', settings()).ended
  expect(sjekk.code, sjekk.output).toBe(0)
})

it('refuses the data of a newer version with a sentence, and changes nothing', async () => {
  await asOwner("insert into schema_migrering (nummer, navn, sjekksum) values (9999, 'fra-framtiden', 'x')")
  const rows = () => asOwner('select * from bruker')
  const before = await rows()
  for (const file of ['main.ts', 'app/sikkerhetskopi/backup.ts']) {
    const env = { PORT: '0', DEMO: 'false', KI: 'av', ...settings() }
    const { code, output } = await spawnServer(
      file,
      env,
      ['--til', path.join(folder, 'kopi')].slice(file === 'main.ts' ? 2 : 0),
    ).ended
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('Databasen er laget av en nyere versjon av portalen'),
    ])
  }
  expect(await rows()).toEqual(before)
})
