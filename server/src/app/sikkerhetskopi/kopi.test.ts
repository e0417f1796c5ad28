import { spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { spawnServer } from '../../../test/process.ts'
import { inFolder } from '../../features/personvern/sletting/slettede.ts'
import { listCopies, type Manifest } from '../../platform/backup/copy-folder.ts'
import { connectionUrl } from '../../platform/db/connection.ts'
import { createLog } from '../../platform/log.ts'
import { createKopiJobs, isDue } from './jobb.ts'
import { hemmeligheter } from './noekler.ts'

let portal: TestPortal
let person: Person
let folder: string
let kopier: string
const empties: TestDatabase[] = []

beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
  for (const navn of ['En', 'To', 'Tre']) await upload(navn)
  await portal.services.kjede.seal()
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rp-kopi-'))
})
beforeEach(() => {
  kopier = path.join(folder, crypto.randomUUID())
})
afterAll(async () => {
  await portal?.close()
  for (const database of empties) await database.drop()
  await fs.rm(folder, { recursive: true, force: true })
})

async function upload(filnavn: string): Promise<string> {
  const answer = await portal.upload(person, [{ navn: 'a.pdf', innhold: await textPdf([filnavn]) }], {
    filnavn,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().document._id
}
const backup = (...args: string[]) =>
  spawnServer(
    'app/sikkerhetskopi/backup.ts',
    { DATABASE_URL: connectionUrl(portal.testDatabase.appConnection), DATA_DIR: portal.dataDir },
    ['--til', kopier, ...args],
  ).ended
const keys = () => Object.fromEntries(hemmeligheter.map(name => [name, portal.config[name]]))
/** Into an empty database of its own, with the keys in the environment. */
async function restore(env: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const database = await createTestDatabase({ migrated: false })
  empties.push(database)
  const dataDir = path.join(folder, crypto.randomUUID())
  const settings = {
    DATABASE_URL: connectionUrl(database.appConnection),
    DATABASE_MIGRATION_URL: database.connectionString,
    DATA_DIR: dataDir,
    ...keys(),
    ...env,
  }
  const ended = await spawnServer('app/sikkerhetskopi/restore.ts', settings, ['--fra', kopier, ...args]).ended
  return { ...ended, dataDir: settings.DATA_DIR, database, settings }
}
const sjekk = (settings: NodeJS.ProcessEnv) => spawnServer('app/sjekk/sjekk.ts', settings).ended
const newest = async () => (await listCopies(kopier)).at(-1) ?? ''
const readJson = async (file: string) => JSON.parse(await fs.readFile(file, 'utf8')) as Manifest
const rowsOf = async (database: TestDatabase, sql: string) => {
  const client = new pg.Client(database.connection)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}
/** Every stored file of the newest copy. */
async function copiedFiles(): Promise<string[]> {
  const files = path.join(await newest(), 'filer')
  const names = await fs.readdir(files, { recursive: true, withFileTypes: true })
  return names.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
}
/** Says what the command said, and that nothing has been put back. */
async function expectRefused({ code, output, dataDir, database }: Awaited<ReturnType<typeof restore>>) {
  expect(code, output).toBe(1)
  expect(await fs.readdir(dataDir).catch(() => [])).toEqual([])
  expect(await rowsOf(database, "select to_regclass('public.dokument') as tabell")).toEqual([
    { tabell: null },
  ])
  return output
}

it('puts back every row of every table, and is as sound as what was copied', async () => {
  expect((await backup()).code).toBe(0)
  const { code, output, settings, database } = await restore()
  expect(code, output).toBe(0)
  const tables = (await portal.asOwner(
    "select relname::text as navn from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  )) as { rows: { navn: string }[] }
  // Everybody is logged out, what was begun is ended by a new round of each account, and the copy has a file store of its own.
  for (const { navn } of tables.rows.filter(table => !['sesjon', 'fillager'].includes(table.navn))) {
    const sql = `select to_jsonb(t) - 'omgang' as rad from ${navn} t order by (to_jsonb(t) - 'omgang')::text`
    expect([navn, await rowsOf(database, sql)]).toEqual([navn, (await portal.asOwner(sql)).rows])
  }
  expect(
    await rowsOf(database, 'select count(*)::int as antall from sesjon where avsluttet is null'),
  ).toEqual([{ antall: 0 }])
  const checked = await sjekk(settings)
  expect(checked.code, checked.output).toBe(0)
})

it('gives the database what guards it: keys between tables, triggers, and a role that cannot change history', async () => {
  await backup()
  const { database } = await restore()
  const guards = `
    select 'k ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as vern from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select 't ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'r ' || table_name || ' ' || privilege_type from information_schema.table_privileges
      where table_schema in ('public', 'graphile_worker') and grantee = '${database.appConnection.user}' order by 1`
  expect(await rowsOf(database, guards)).toEqual((await portal.asOwner(guards)).rows)
})

it('takes no more room for a file that has not changed, and each copy stands alone', async () => {
  await backup()
  const first = await newest()
  const { output } = await backup()
  const second = await newest()
  expect(second).not.toBe(first)
  expect(output).toMatch(/[1-9]\d* filer uendret fra forrige kopi/)
  for (const file of await copiedFiles()) expect((await fs.stat(file)).nlink).toBe(2)
  await fs.rm(first, { recursive: true })
  expect((await restore()).code).toBe(0)
})

it('says nothing of a copy that was killed or is under way, and the next one takes its place away', async () => {
  await backup()
  const half = path.join(kopier, `uferdig-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  await fs.rename(await newest(), half)
  await fs.rm(path.join(half, 'manifest.json'))
  expect(await expectRefused(await restore())).toMatch(/er ikke en hel sikkerhetskopi/)
  await backup()
  expect((await fs.readdir(kopier)).filter(name => name.startsWith('uferdig'))).toEqual([])
  expect((await restore()).code).toBe(0)
})

/** A small disk, where this machine lets us make one. */
const mountSmall = (at: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'rp-kopi', at]).status === 0

it('leaves no half copy on a disk that is full, and says so', async ({ skip }) => {
  await fs.mkdir(kopier)
  skip(!mountSmall(kopier))
  try {
    await fs.writeFile(path.join(kopier, 'fyll'), Buffer.alloc(8 * 2 ** 20 - 100_000))
    const { code, output } = await backup()
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/ er full\. Frigjør plass, eller velg en annen disk/),
    ])
    expect(await fs.readdir(kopier)).toEqual(['fyll'])
    await fs.rm(path.join(kopier, 'fyll'))
    expect((await backup()).code).toBe(0)
  } finally {
    spawnSync('umount', [kopier])
  }
})

it('brings back who was erased since, however the copy is named', async () => {
  await backup()
  const id = crypto.randomUUID()
  await inFolder(kopier).add(id, new Date())
  const { code, output, dataDir } = await restore({}, '--fra', `${await newest()}/.`)
  expect(code, output).toBe(0)
  expect(await inFolder(dataDir).read()).toContain(id)
})

it('refuses a copy with a damaged or missing file and names it, and puts back the rest when told to', async () => {
  await backup()
  const [damaged, gone] = (await copiedFiles()).filter(file => /[0-9a-f-]{36}$/.test(file))
  if (!damaged || !gone) throw new Error('two files are needed')
  const bytes = await fs.readFile(damaged)
  bytes[100] = (bytes[100] ?? 0) ^ 1
  await fs.writeFile(damaged, bytes)
  await fs.rm(gone)
  const output = await expectRefused(await restore())
  expect(output).toMatch(/^2 av filene i sikkerhetskopien .* er skadet eller borte:$/m)
  for (const file of [damaged, gone]) expect(output).toContain(path.basename(file))

  const rest = await restore({}, '--tross-skader')
  expect([rest.code, rest.output]).toEqual([2, expect.stringContaining('2 filer mangler.')])
  const checked = await sjekk(rest.settings)
  expect(checked.output).toMatch(/ 2 mangler, 0 skadet, 0 foreldreløse/)
  for (const file of [damaged, gone]) expect(checked.output).toContain(`Mangler: ${path.basename(file)} `)
})

it('refuses a copy whose rows or list of files were changed', async () => {
  await backup()
  const copy = await newest()
  for (const name of ['database/public.bruker.copy.gz', 'filer.jsonl']) {
    const whole = await fs.readFile(path.join(copy, name))
    await fs.writeFile(path.join(copy, name), whole.subarray(0, whole.length - 9))
    expect(await expectRefused(await restore())).toContain(`er skadet: ${name} er ikke slik den ble skrevet`)
    await fs.writeFile(path.join(copy, name), whole)
  }
  expect((await restore()).code).toBe(0)
})

it('refuses a copy that a newer portal has made', async () => {
  await backup()
  const file = path.join(await newest(), 'manifest.json')
  const manifest = await readJson(file)
  const nyere = { nummer: 9999, navn: 'fra-framtiden', sjekksum: 'x' }
  await fs.writeFile(file, JSON.stringify({ ...manifest, migreringer: [...manifest.migreringer, nyere] }))
  expect(await expectRefused(await restore())).toMatch(
    /laget av en nyere versjon av portalen \(den har migrering 9999/,
  )
  await fs.writeFile(file, JSON.stringify({ ...manifest, format: 2 }))
  expect(await expectRefused(await restore())).toMatch(/laget av en nyere versjon av portalen/)
})

it('refuses a data folder or a database that has something in it', async () => {
  await backup()
  const taken = await restore({ DATA_DIR: portal.dataDir })
  expect([taken.code, taken.output]).toEqual([1, expect.stringMatching(/^Datamappen \S+ er ikke tom\./)])
  const full = await createTestDatabase()
  empties.push(full)
  const { connectionString } = full
  const { code, output } = await restore({ DATABASE_URL: connectionString, DATABASE_MIGRATION_URL: '' })
  expect([code, output]).toEqual([1, expect.stringMatching(/Databasen i DATABASE_URL er ikke tom/)])
})

it('needs the keys, refuses others, and never writes them beside the copy', async () => {
  const file = path.join(folder, `${crypto.randomUUID()}.json`)
  expect((await backup('--noekler', path.join(kopier, 'noekler.json'))).output).toMatch(
    /^Nøklene kan ikke ligge sammen med sikkerhetskopien/,
  )
  expect((await backup('--noekler', file)).code).toBe(0)
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600)
  const secrets = Object.values(keys()).flatMap(value => String(value).split(/[:,]/))
  for (const name of await fs.readdir(await newest(), { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue
    const text = await fs.readFile(path.join(name.parentPath, name.name), 'latin1')
    expect(secrets.filter(secret => secret.length > 20 && text.includes(secret))).toEqual([])
  }
  const none = Object.fromEntries(hemmeligheter.map(name => [name, '']))
  expect(await expectRefused(await restore(none))).toMatch(/^Kopien kan ikke leses uten nøklene/)
  const wrong = { FIELD_KEYS: `1:${crypto.randomBytes(32).toString('base64')}` }
  expect(await expectRefused(await restore(wrong))).toMatch(/Nøkkelen «1» i FIELD_KEYS er en annen/)
  expect((await restore(none, '--noekler', file)).code).toBe(0)
})

it('is taken even when a file is missing in the portal itself, and says which', async () => {
  const id = await upload('Skal bli borte')
  const { rows } = await portal.asOwner('select noekkel from fil where dokument_id = $1 limit 1', [id])
  const { noekkel } = rows[0]
  await fs.rm(path.join(portal.dataDir, 'filer', noekkel.slice(0, 2), noekkel))
  const { code, output } = await backup()
  expect([code, output]).toEqual([2, expect.stringContaining(`1 fil mangler også i portalens fillager`)])
  expect(output).toContain(noekkel)
  await portal.asOwner(`delete from idempotens; delete from fil where noekkel = '${noekkel}'`)
})

it('is taken by the clock where a folder is set for it, and tells staff when it could not be', async () => {
  const copies = ['2026-11-21T02-00-03-000Z']
  const at = (time: string) => isDue(copies, 1440, new Date(time))
  expect([at('2026-11-21T23:59:00Z'), at('2026-11-22T01:59:00Z'), at('2026-11-22T02:00:00Z')]).toEqual([
    false,
    false,
    true,
  ])
  expect([isDue([], 1440, new Date()), isDue(copies, 5, new Date('2026-11-21T02:05:00Z'))]).toEqual([
    true,
    true,
  ])

  const takeDue = async (target: string) => {
    const config = { ...portal.config, BACKUP_DIR: target, BACKUP_DAYS: 1, BACKUP_MINUTES: 5 }
    const jobs = createKopiJobs({ config, pool: portal.database.pool, now: () => new Date() })
    await jobs.ta_sikkerhetskopi?.(null as never, {
      attempt: 1,
      lastAttempt: false,
      log: createLog('silent'),
    })
  }
  for (const old of ['2026-11-19', '2026-11-20', '2026-11-21'])
    await fs.mkdir(path.join(kopier, `${old}T02-00-00-000Z`), { recursive: true })
  await takeDue(kopier)
  expect((await listCopies(kopier)).map(copy => path.basename(copy).slice(0, 10)).slice(0, -1)).toEqual([
    '2026-11-20',
    '2026-11-21',
  ])
  expect((await restore()).code).toBe(0)
  const file = path.join(folder, 'ikke-en-mappe')
  await fs.writeFile(file, '')
  await expect(takeDue(file)).rejects.toThrow(/er en fil\. Velg en mappe/)
})
