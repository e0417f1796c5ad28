import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { statusnavn } from '@rp/contract/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { verifyPassord } from '../../features/auth/passord.ts'
import type { Tables } from '../../features/database.ts'
import { findDokument, listDokumenterOf } from '../../features/dokument/dokument.repository.ts'
import { createFieldCipher } from '../../platform/crypto/field-cipher.ts'
import { createDatabase, type Database } from '../../platform/db/pool.ts'
import { createPdfPool, type PdfPool } from '../../platform/pdf/pdf-pool.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { createDemoData } from './demo-data.ts'
import { demoKontoer } from './medlemmer.ts'
import { type SeedDependencies, seedDemo } from './seed-demo.ts'

const data = createDemoData({ seed: 2023, naa: new Date('2025-11-20T10:00:00Z') })
let folder: string
let testDatabase: TestDatabase
let database: Database<Tables>
let pdf: PdfPool
let dependencies: SeedDependencies

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'demo-'))
  testDatabase = await createTestDatabase()
  database = createDatabase<Tables>({ connection: testDatabase.connection, log: { warn: () => {} } })
  pdf = createPdfPool({ workers: 2, timeoutMs: 60_000, maxMemoryMb: 1024 })
  dependencies = {
    db: database.kysely,
    inTransaction: work => database.transaction(work),
    storage: await createDiskStorage(path.join(folder, 'filer')),
    pdf,
    cipher: createFieldCipher({ current: '1', keys: { 1: crypto.randomBytes(32) } }, crypto.randomBytes(32)),
    newId: () => crypto.randomUUID(),
    workFolder: folder,
  }
  await seedDemo(dependencies, data)
})

afterAll(async () => {
  await pdf?.close()
  await database?.close()
  await testDatabase?.drop()
  await rm(folder, { recursive: true, force: true })
})

const count = async (table: 'produksjon' | 'produksjonsselskap' | 'sendeliste' | 'dokument' | 'bruker') =>
  Number(
    (
      await database.kysely
        .selectFrom(table)
        .select(row => row.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('an empty portal has every row of the demo afterwards', async () => {
  expect(await count('produksjon')).toBe(400)
  expect(await count('produksjonsselskap')).toBe(80)
  expect(await count('sendeliste')).toBe(data.sendeliste.length)
  expect(await count('dokument')).toBe(data.dokumenter.length)
  expect(await count('bruker')).toBe(14)
})

test('the main member can sign in and finds documents in all ten states, newest first', async () => {
  const { email, password } = demoKontoer.medlem
  const row = await database.kysely
    .selectFrom('bruker')
    .selectAll()
    .where('epost', '=', email)
    .executeTakeFirstOrThrow()
  expect(await verifyPassord(row.passord_hash, password)).toBe(true)
  expect(row.poststed).not.toBe('')
  const documents = await listDokumenterOf(database.kysely, row.id)
  expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(statusnavn))
  expect(documents[0]?.status).toBe('IKKE VURDERT')
  expect(documents[0]?.fil?.sider).toBe(3)
})

test('every document has a merged file that can be read, and a history by people who exist', async () => {
  const documents = await database.kysely.selectFrom('dokument').select('id').execute()
  for (const { id } of documents) {
    const row = await findDokument(database.kysely, id)
    let bytes = 0
    for await (const chunk of dependencies.storage.read(row?.fil?.noekkel ?? '')) bytes += chunk.length
    expect(bytes).toBe(Number(row?.fil?.bytes))
  }
  const orphans = await database.kysely
    .selectFrom('historikk')
    .leftJoin('bruker', 'bruker.id', 'historikk.aktoer_id')
    .select('historikk.sekvens')
    .where('historikk.aktoer_id', 'is not', null)
    .where('bruker.id', 'is', null)
    .execute()
  expect(orphans).toEqual([])
})

test('a second demo in the same portal is refused and leaves no row', async () => {
  await expect(seedDemo(dependencies, data)).rejects.toThrow('empty portal')
  expect(await count('produksjon')).toBe(400)
})
