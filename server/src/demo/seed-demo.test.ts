import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { statusnavn } from '@rp/contract/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { testRing } from '../../test/keys.ts'
import { verifyPassord } from '../features/auth/passord.ts'
import type { Tables } from '../features/database.ts'
import { findDokument, listDokumenterOf } from '../features/dokument/dokument.repository.ts'
import { checkKjoeringer } from '../features/fordeling/kontroll/sjekk.repository.ts'
import { listBetalinger, listLinjer } from '../features/fordeling/oppgjoer/oppgjoer.repository.ts'
import { createFieldCipher } from '../platform/crypto/field-cipher.ts'
import { createDatabase, type Database } from '../platform/db/pool.ts'
import { createPdfPool, type PdfPool } from '../platform/pdf/pdf-pool.ts'
import { createDiskStorage } from '../platform/storage/disk-place.ts'
import { createFileCipher } from '../platform/storage/file-cipher.ts'
import { openWorkFolder } from '../platform/work-folder.ts'
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
    storage: await createDiskStorage(path.join(folder, 'filer'), { cipher: createFileCipher(testRing()) }),
    pdf,
    cipher: createFieldCipher({ current: '1', keys: { 1: crypto.randomBytes(32) } }, crypto.randomBytes(32)),
    newId: () => crypto.randomUUID(),
    workFolder: openWorkFolder(path.join(folder, 'arbeid')),
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
  expect(await count('produksjon')).toBe(250)
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

test('KI has read what is KI VURDERT, and its places lie on the words that it quotes', async () => {
  const db = database.kysely
  const lesinger = await db
    .selectFrom('ki_lesing as l')
    .innerJoin('dokument as d', 'd.id', 'l.dokument_id')
    .select(['l.id', 'l.tilstand', 'l.merknader', 'd.status', 'd.arbeidstaker'])
    .execute()
  const vurderte = data.dokumenter.filter(({ status }) => status === 'KI VURDERT')
  expect(lesinger.filter(({ status }) => status === 'KI VURDERT')).toHaveLength(vurderte.length)
  expect(lesinger.filter(({ tilstand }) => tilstand === 'feilet')).toHaveLength(1)
  expect(lesinger.flatMap(({ merknader }) => merknader.map(({ kode }) => kode)).toSorted()).toEqual([
    'annet_personnummer',
    'mangler_episoder',
    'mangler_signatur_arbeidstaker',
  ])
  for (const { sted } of lesinger.flatMap(({ merknader }) => merknader)) expect(sted).not.toBeNull()
  const forslag = await db.selectFrom('ki_forslag').selectAll().execute()
  const medSted = forslag.filter(({ sted }) => sted !== null)
  // All but status, a clause that is not there, and photos that lie askew.
  expect(medSted.length / forslag.length).toBeGreaterThan(0.6)
  const mine = lesinger.find(({ merknader }) => merknader.some(({ kode }) => kode === 'annet_personnummer'))
  const egne = forslag.filter(({ lesing_id, felt }) => lesing_id === mine?.id && felt !== 'status')
  expect(egne.filter(({ sted }) => sted === null)).toEqual([])
  expect(egne.find(({ felt }) => felt === 'arbeidstaker')?.sted?.sitat).toContain(mine?.arbeidstaker)
  expect(egne.find(({ felt }) => felt === 'fagfunksjon')?.tilstand).toBe('foreslaatt')
})

test('the main member has been paid for an earlier year, from both kinds of pots, and every øre is told of', async () => {
  const { id } = await database.kysely
    .selectFrom('bruker')
    .select('id')
    .where('epost', '=', demoKontoer.medlem.email)
    .executeTakeFirstOrThrow()
  const linjer = await listLinjer(database.kysely, id)
  expect(new Set(linjer.map(({ pottslag }) => pottslag))).toEqual(
    new Set(['Privatkopiering', 'F©R-vederlag']),
  )
  expect(linjer.filter(({ visningsaar, beloep }) => visningsaar !== 2022 || beloep <= 0)).toEqual([])
  const [betaling, ...flere] = await listBetalinger(database.kysely, id)
  expect([betaling?.sendt, betaling?.feilet, flere]).toEqual([expect.any(Date), null, []])
  const sjekk = { godkjente: 1, endrede: [], betalinger: [], avsatt: [], filer: [] }
  expect(await checkKjoeringer(database.kysely)).toEqual(sjekk)
})

test('a second demo in the same portal is refused and leaves no row', async () => {
  await expect(seedDemo(dependencies, data)).rejects.toThrow('empty portal')
  expect(await count('produksjon')).toBe(250)
})
