import { readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { spawnServer } from '../../test/process.ts'
import { startS3 } from '../../test/s3.ts'
import { connectionUrl } from '../platform/db/connection.ts'
import { openBucket } from '../platform/storage/s3-bucket.ts'
import { hemmeligheter } from './sikkerhetskopi/noekler.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let portal: TestPortal
let person: Person
let dokument: string
beforeAll(async () => {
  s3 = await startS3('filer', 'annen')
  portal = await startTestPortal({ ...s3.env('filer'), ORPHAN_MINUTES: '0' })
  person = await portal.createPerson()
  dokument = (await upload('Den første')).json().document._id
})
afterEach(() => s3.behave('through'))
afterAll(async () => {
  await portal?.close()
  await s3?.stop()
})

const upload = async (filnavn: string, headers = {}) =>
  portal.upload(person, [{ navn: 'a.pdf', innhold: await textPdf([filnavn]) }], { filnavn }, headers)
const get = (url: string) => portal.app.inject({ method: 'GET', url, headers: bearer(person) })
const read = () => get(`/api/process/secureuploads/${dokument}`)
const titles = async () =>
  (await get(`/api/document/mine/${person.id}`)).json().map(({ filnavn }: { filnavn: string }) => filnavn)
const filesIn = async (bucket: string) =>
  (await Array.fromAsync((await openBucket(s3.settings(bucket))).list())).map(({ place }) => place)

it('keeps files in the bucket, and nothing on the disk', async () => {
  expect((await read()).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  // A PDF that is kept as it came is one file.
  const stored = [expect.stringMatching(/fillager$/), expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/)]
  expect((await filesIn('filer')).toSorted()).toEqual(stored)
  const left = await readdir(portal.dataDir, { recursive: true })
  expect(left.filter(name => !['hemmeligheter.json', 'arbeid'].includes(name))).toEqual([])
})

it('takes no file while the store is away, says so, and goes on when it is back [fault 21]', async () => {
  const before = await filesIn('filer')
  s3.behave('away')
  const refused = await upload('Mens lageret er borte')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'lager_utilgjengelig'])
  expect(refused.json().message).toMatch(/Ingenting ble lagret/)
  const unread = await read()
  expect([unread.statusCode, unread.json().code]).toEqual([503, 'fil_utilgjengelig'])
  expect(unread.headers['content-type']).toMatch('application/json')
  expect((await get('/health/ready')).json()).toMatchObject({ checks: { database: true, filer: false } })
  expect((await get('/health/ready')).statusCode).toBe(503)
  expect(await titles()).toEqual(['Den første'])
  s3.behave('through')
  expect((await read()).statusCode).toBe(200)
  expect((await get('/health/ready')).statusCode).toBe(200)
  expect(await filesIn('filer')).toEqual(before)
})

it.each([
  ['on the way in', { reset: 'up', after: 1000 }],
  ['before the answer', { reset: 'down', after: 10 }],
] as const)('stores nothing by halves when the connection is reset %s, and takes the next try [fault 21]', async (_way, rude) => {
  const before = await filesIn('filer')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  s3.behave(rude)
  const refused = await upload('Brutt', headers)
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'lager_utilgjengelig'])
  expect(await titles()).not.toContain('Brutt')
  s3.behave('through')
  await portal.services.jobs.rydd_filer?.({} as never, { log: { info() {} } } as never)
  expect(await filesIn('filer')).toEqual(before)
  const again = await upload('Brutt', headers)
  expect(again.statusCode, again.body).toBe(201)
  await portal.app.inject({
    method: 'DELETE',
    url: `/api/document/${again.json().document._id}`,
    headers: bearer(person),
  })
})

const empties: TestDatabase[] = []
afterAll(async () => {
  for (const database of empties) await database.drop()
})
const run = (file: string, env: NodeJS.ProcessEnv, ...args: string[]) => spawnServer(file, env, args).ended

it('checks, copies and puts back what lies in a bucket, and a bucket in use is not written over', async () => {
  await portal.services.kjede.seal()
  // Whoever is erased is known where every machine sees it, and goes with the copies.
  const slettet = crypto.randomUUID()
  await portal.services.slettede.add(slettet, new Date())
  const keys = Object.fromEntries(hemmeligheter.map(name => [name, portal.config[name]]))
  const here = {
    DATABASE_URL: connectionUrl(portal.testDatabase.appConnection),
    DATA_DIR: portal.dataDir,
    ...s3.env('filer'),
  }
  const sound = await run('app/sjekk/sjekk.ts', here)
  expect(sound.code, sound.output).toBe(0)
  s3.behave('away')
  expect((await run('app/sjekk/sjekk.ts', here)).code).not.toBe(0)
  s3.behave('through')

  const kopier = path.join(os.tmpdir(), `rp-s3-kopi-${crypto.randomUUID()}`)
  const taken = await run('app/sikkerhetskopi/backup.ts', here, '--til', kopier)
  expect(taken.code, taken.output).toBe(0)
  const again = await run('app/sikkerhetskopi/backup.ts', here, '--til', kopier)
  expect(again.output).toMatch(/[1-9]\d* filer uendret fra forrige kopi/)

  const database = await createTestDatabase({ migrated: false })
  empties.push(database)
  const there = {
    DATABASE_URL: connectionUrl(database.appConnection),
    DATABASE_MIGRATION_URL: database.connectionString,
    DATA_DIR: path.join(kopier, 'ny-data'),
    ...keys,
  }
  const before = await filesIn('filer')
  const inUse = await run('app/sikkerhetskopi/restore.ts', { ...there, ...s3.env('filer') }, '--fra', kopier)
  expect([inUse.code, inUse.output], inUse.output).toEqual([1, expect.stringContaining('er ikke tomt')])
  expect(await filesIn('filer')).toEqual(before)
  const back = await run('app/sikkerhetskopi/restore.ts', { ...there, ...s3.env('annen') }, '--fra', kopier)
  expect(back.code, back.output).toBe(0)
  expect(await filesIn('annen')).toEqual(before)
  expect(before).toContain(`notat/slettede/${slettet}`)
  const checked = await run('app/sjekk/sjekk.ts', { ...there, ...s3.env('annen') })
  expect(checked.code, checked.output).toBe(0)
})
