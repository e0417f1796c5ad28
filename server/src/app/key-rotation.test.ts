import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { writePlainFile } from '../../test/plain-file.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { call, type PortalProcess, spawnServer, startPortalProcess } from '../../test/process.ts'
import { rotateKeys } from '../platform/crypto/rotate-keys.ts'
import { connectionUrl } from '../platform/db/connection.ts'
import { createCipher, encryptedColumns } from './keys.ts'
import type { Rapport } from './sjekk/rapport.ts'

const patience = { timeout: 200_000, interval: 500 }
const gammel = `gammel:${crypto.randomBytes(32).toString('base64')}`
const ny = `ny:${crypto.randomBytes(32).toString('base64')}`

let foer: TestPortal
let portal: PortalProcess | undefined
const folk: { person: Person; personnummer: string; kontonummer: string }[] = []
const dokumenter: string[] = []
const settings = (FIELD_KEYS: string) => ({
  FIELD_KEYS,
  DATABASE_URL: connectionUrl(foer.testDatabase.appConnection),
  DATA_DIR: foer.dataDir,
})

beforeAll(async () => {
  foer = await startTestPortal({ FIELD_KEYS: gammel })
  for (let nummer = 10; nummer < 22; nummer++) {
    const person = await foer.createPerson()
    const headers = bearer(person)
    const kontonummer = `009912345${nummer}`
    const payload = { kontonummer, iban: `NO93 0099 12345${nummer}`, swift: 'EXAMNOKK' }
    const saved = await foer.app.inject({ method: 'PUT', url: `/api/user/${person.id}`, payload, headers })
    expect(saved.statusCode, saved.body).toBe(200)
    const shown = await foer.app.inject({ url: `/api/personnummer?userId=${person.id}`, headers })
    folk.push({ person, personnummer: shown.json().personnummer, kontonummer })
    await foer.app.inject({
      method: 'POST',
      url: '/api/user/forgot-password',
      payload: { email: person.email },
    })
  }
  for (const navn of ['En', 'To', 'Tre']) {
    const innhold = await textPdf(Array.from({ length: 20 }, () => navn))
    const filer = [{ navn: 'avtale.pdf', innhold }]
    const answer = await foer.upload((folk[0] as (typeof folk)[number]).person, filer, { filnavn: navn })
    expect(answer.statusCode, answer.body).toBe(201)
    dokumenter.push(answer.json().document._id)
  }
  await foer.runJobs()
})
afterAll(async () => {
  await portal?.kill()
  await foer?.close()
})

async function sjekk(FIELD_KEYS: string): Promise<Rapport> {
  const { output } = await spawnServer('app/sjekk/sjekk.ts', settings(FIELD_KEYS), ['--json']).ended
  return JSON.parse(output) as Rapport
}
const select = async (sql: string, values: unknown[] = []) => (await foer.asOwner(sql, values)).rows
const fileOf = (noekkel: string) => path.join(foer.dataDir, 'filer', noekkel.slice(0, 2), noekkel)
/** One for each file: a PDF that is the document as it came has two rows. */
const listFiler = () =>
  select('select distinct on (noekkel) noekkel, dokument_id, rolle from fil order by noekkel, rolle desc')

/** Every document as its owner reads it. */
async function expectReadable(): Promise<void> {
  for (const id of dokumenter) {
    const address = `${portal?.address}/api/process/secureuploads/${id}?token=${folk[0]?.person.token}`
    const { body } = await call(address)
    const [row] = await select("select sha256 from fil where rolle = 'samlet' and dokument_id = $1", [id])
    expect(crypto.hash('sha256', body as Buffer)).toBe(row.sha256)
  }
}

/** As if a version from before encryption had stored it. */
async function storePlain(noekkel: string, content: Buffer): Promise<void> {
  await writePlainFile(fileOf(noekkel), content)
  await select('update fil set krypteringsnoekkel = null where noekkel = $1', [noekkel])
}

const ask = async (path: string, { person }: (typeof folk)[number], method = 'GET', body?: object) => {
  const answer = await call(`${portal?.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${person.token}` },
    ...(body && { body }),
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as Record<string, string>
}

it('knows every column of sealed values', async () => {
  const rows = await select(
    "select table_name || '.' || column_name as navn from information_schema.columns where column_name like '%\\_kryptert' order by 1",
  )
  expect(rows.map(({ navn }) => navn)).toEqual(
    encryptedColumns.map(({ table, column }) => `${table}.${column}`).toSorted(),
  )
})

it('leaves what somebody changes meanwhile, and what does not open, and does the rest', async () => {
  const [damaged, changed] = folk.map(({ person }) => person.id)
  const copy = await select('select id, kontonummer_kryptert, iban_kryptert from bruker')
  const cipher = createCipher({ ...foer.config, FIELD_KEYS: `${gammel},${ny}` })
  await select("update bruker set iban_kryptert = left(iban_kryptert, -4) || 'AAAA' where id = $1", [damaged])
  const pool = foer.database.pool
  const writer = new pg.Client(foer.testDatabase.appConnection)
  await writer.connect()
  // What waits for it would otherwise wait for ever where the test fails.
  onTestFinished(() => writer.end())
  await writer.query('begin')
  const sealed = cipher.encrypt('00990000000', `bruker:${changed}:kontonummer`)
  await writer.query('update bruker set kontonummer_kryptert = $1 where id = $2', [sealed, changed])
  const columns = encryptedColumns.filter(({ column }) => /iban|kontonummer/.test(column))
  const told: string[] = []
  const rotated = rotateKeys(pool, cipher, columns, (_table, id) => told.push(id))
  await vi.waitFor(async () => {
    const waiting = await select(
      'select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()',
    )
    expect(waiting).toHaveLength(1)
  }, patience)
  await writer.query('commit')
  expect(await rotated).toBe(2 * folk.length - 2)
  expect(told).toEqual([damaged])
  const [row] = await select('select kontonummer_kryptert as verdi from bruker where id = $1', [changed])
  expect(row.verdi).toBe(sealed)
  for (const { id, kontonummer_kryptert, iban_kryptert } of copy)
    await select('update bruker set kontonummer_kryptert = $2, iban_kryptert = $3 where id = $1', [
      id,
      kontonummer_kryptert,
      iban_kryptert,
    ])
})

it('changes keys while people work, loses nothing, and says when the old key can go [B11] [G5]', async () => {
  const before = await sjekk(gammel)
  const mails = (await select('select from epost where innhold_kryptert is not null')).length
  expect(mails).toBe(folk.length)
  const values = 3 * folk.length + mails
  const filer = await listFiler()
  const [first] = filer
  expect(before.noekler).toEqual([
    { noekkel: 'gammel', verdier: values, filer: filer.length, iRingen: true, iBruk: true },
  ])
  await storePlain(first.noekkel, await buffer(foer.services.storage.read(first.noekkel)))
  expect((await sjekk(gammel)).filer).toMatchObject({ ukrypterte: 1, skadet: 0 })
  portal = await startPortalProcess(settings(`${gammel},${ny}`))
  let done = false
  const work = async () => {
    for (let turn = 0; !done; turn++) {
      const one = folk[turn % folk.length]
      if (!one) return
      one.kontonummer = `0099${String(1_000_000 + turn)}`
      await ask(`/api/user/${one.person.id}`, one, 'PUT', { kontonummer: one.kontonummer })
      expect((await ask(`/api/user/${one.person.id}`, one)).kontonummer).toBe(one.kontonummer)
      expect((await ask(`/api/personnummer?userId=${one.person.id}`, one)).personnummer).toBe(
        one.personnummer,
      )
      await expectReadable()
    }
  }
  const working = work()
  try {
    await vi.waitFor(async () => {
      const { noekler, filer: report } = await sjekk(`${gammel},${ny}`)
      expect(noekler).toEqual([
        { noekkel: 'gammel', verdier: 0, filer: 0, iRingen: true, iBruk: false },
        { noekkel: 'ny', verdier: values, filer: filer.length, iRingen: true, iBruk: true },
      ])
      expect(report).toMatchObject({ filer: filer.length, ukrypterte: 0, skadet: 0, mangler: 0 })
      expect(await select('select from fillager where kryptert is not null')).toHaveLength(1)
    }, patience)
  } finally {
    done = true
  }
  await working

  // The old key is removed: everything opens, and the key before it is no longer good enough.
  await portal.kill()
  portal = await startPortalProcess(settings(ny))
  for (const one of folk) {
    const shown = await ask(`/api/user/${one.person.id}`, one)
    expect([shown.kontonummer, shown.swift]).toEqual([one.kontonummer, 'EXAMNOKK'])
    const { personnummer } = await ask(`/api/personnummer?userId=${one.person.id}`, one)
    expect(personnummer).toBe(one.personnummer)
  }
  await expectReadable()
  // Now that all are encrypted, a file that is not was put there by somebody else.
  const { noekkel, dokument_id } = (await listFiler()).find(({ rolle }) => rolle === 'samlet') ?? {}
  const kept = await fs.readFile(fileOf(noekkel))
  await writePlainFile(fileOf(noekkel), Buffer.from('%PDF-1.7 byttet ut'))
  const token = folk[0]?.person.token
  const address = `${portal.address}/api/process/secureuploads/${dokument_id}?token=${token}`
  expect((await call(address)).status).toBe(500)
  await fs.writeFile(fileOf(noekkel), kept)

  const inbox = (await call(`${portal.address}/dev/epost.json`)).body as object[]
  expect(inbox).toHaveLength(mails)
  const { code, output } = await spawnServer('main.ts', { PORT: '0', DEMO: 'false', ...settings(gammel) })
    .ended
  expect([code, output.trim()]).toEqual([1, expect.stringContaining('FIELD_KEYS mangler nøkkelen «ny»')])
})

it('refuses to start without a key that only stored files need', async () => {
  await portal?.kill()
  await select("update fil set krypteringsnoekkel = 'gammel' where noekkel = (select min(noekkel) from fil)")
  const { code, output } = await spawnServer('main.ts', { PORT: '0', DEMO: 'false', ...settings(ny) }).ended
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringContaining(
      'FIELD_KEYS mangler nøkkelen «gammel», som 0 verdier i databasen og 1 lagret fil er kryptert med',
    ),
  ])
})
