import crypto from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { readRemains, sha256 } from '../../test/left-on-disk.ts'
import { countPages } from '../../test/pdf/read-pdf.ts'
import { photo } from '../../test/pdf/sample-images.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { syntheticPersonnummer } from '../../test/personnummer.ts'
import {
  type Answer,
  call,
  logIn,
  type PortalProcess,
  type SignedIn,
  send,
  sendHalf,
  startPortalProcess,
  type Upload,
} from '../../test/process.ts'

const admin = { ADMIN_EMAIL: 'vakt@rettighetsportalen.example', ADMIN_PASSWORD: 'et langt og fint passord' }
const patience = { timeout: 200_000, interval: 20 }

let database: TestDatabase
let dataDir: string
let portal: PortalProcess | undefined
let person: SignedIn | undefined
/** Every upload that was answered with 2xx, in this file's one store. */
const acknowledged: { id: string; upload: Upload; sider: number }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'rp-crash-'))
})
afterEach(() => portal?.kill())
afterAll(async () => {
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function open(env: NodeJS.ProcessEnv = {}): Promise<{ portal: PortalProcess; person: SignedIn }> {
  const settings = { DATABASE_URL: database.connectionString, DATA_DIR: dataDir, ...admin, ...env }
  portal = await startPortalProcess(settings)
  // Nobody is logged out by a crash.
  person ??= await logIn(portal.address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
  return { portal, person }
}

async function newMember(address: string): Promise<SignedIn> {
  const personnummer = syntheticPersonnummer()
  const account = { email: `${crypto.randomUUID()}@folk.example`, password: 'et annet langt passord' }
  const answer = await call(`${address}/api/user/register`, {
    method: 'POST',
    body: { ...account, personnummer },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return logIn(address, account.email, account.password)
}

const countSweeps = async () => {
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  const { rowCount } = await client.query(
    "select from graphile_worker.jobs where task_identifier = 'rydd_filer'",
  )
  await client.end()
  return rowCount
}

/** Lets a worker sweep everything without a row, whatever its age, and opens a portal that sweeps nothing while a test uploads. */
async function sweepAndOpen() {
  const sweeping = await open({ ORPHAN_MINUTES: '0' })
  await vi.waitFor(async () => expect(await countSweeps()).toBe(0), patience)
  await sweeping.portal.kill()
  return open({ PROCESS: 'web' })
}

async function newUpload(filnavn: string): Promise<Upload> {
  const filer = [
    { navn: 'avtale.pdf', innhold: await textPdf([filnavn, 'side to']) },
    { navn: 'signatur.jpg', innhold: await photo(300 + acknowledged.length, 200) },
  ]
  return { filnavn, filer, noekkel: crypto.randomUUID() }
}

function acknowledge(upload: Upload, answer: Answer): string {
  const { document } = answer.body as { document: { _id: string; sider: number } }
  expect([answer.status, document.sider]).toEqual([201, 3])
  acknowledged.push({ id: document._id, upload, sider: 3 })
  return document._id
}

/** The bytes are on the server's disk, and no more will come. */
const arriving = (bytes: number, files: number) =>
  vi.waitFor(async () => {
    const sizes = []
    for (const name of await readdir(path.join(dataDir, 'arbeid'), { recursive: true }))
      if (/inn-\d+$/.test(name)) sizes.push((await stat(path.join(dataDir, 'arbeid', name))).size)
    expect(sizes.filter(size => size >= bytes).length).toBeGreaterThanOrEqual(files)
  }, patience)

async function download(address: string, person: SignedIn, id: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${person.token}` }
  const { body } = await call(`${address}/api/document/${id}/visning`, { method: 'POST', headers })
  const { token } = body as { token: string }
  return (await call(`${address}/api/process/secureuploads/${id}?token=${token}`)).body as Buffer
}

/** Nothing half, nothing left over, and everything acknowledged there and whole. */
async function expectWholeAndClean(address: string, person: SignedIn): Promise<void> {
  const left = await readRemains(database.connectionString, dataDir)
  expect(left.dokumenter.toSorted()).toEqual(acknowledged.map(({ id }) => id).toSorted())
  // A PDF that is kept as it came is original and document in one.
  const named = new Set(left.filer.map(fil => fil.noekkel))
  expect(left.stored.toSorted()).toEqual([...named].toSorted())
  expect([left.unfinished, left.arriving]).toEqual([[], []])
  for (const { id, upload, sider } of acknowledged) {
    const filer = left.filer.filter(fil => fil.dokument === id)
    const originaler = filer.filter(fil => fil.rolle === 'original')
    expect(originaler.map(fil => fil.sha256)).toEqual(upload.filer.map(fil => sha256(fil.innhold)))
    for (const fil of filer) expect(sha256(await left.read(fil.noekkel))).toBe(fil.sha256)
    const samlet = await download(address, person, id)
    expect(sha256(samlet)).toBe(filer.find(fil => fil.rolle === 'samlet')?.sha256)
    const file = path.join(dataDir, 'lest.pdf')
    await writeFile(file, samlet)
    expect(await countPages(file)).toBe(sider)
  }
}

it('keeps what it acknowledged when it is killed in the middle of another upload [fault 1]', async () => {
  const before = await open()
  for (const name of ['Første avtale', 'Andre avtale']) {
    const upload = await newUpload(name)
    acknowledge(upload, await send(before.portal.address, before.person, upload))
  }
  const cut = {
    ...(await newUpload('Avbrutt avtale')),
    filer: [{ navn: 'a.jpg', innhold: await photo(900, 600) }],
  }
  const half = sendHalf(before.portal.address, before.person, cut)
  await arriving(100_000, 1)
  await before.portal.kill()
  expect(await half.failed).toBeInstanceOf(Error)
  expect((await readRemains(database.connectionString, dataDir)).arriving).toHaveLength(1)

  // What lies readable goes with the next start, however young it is.
  const next = await open({ PROCESS: 'web' })
  expect((await readRemains(database.connectionString, dataDir)).arriving).toEqual([])
  await next.portal.kill()

  const after = await sweepAndOpen()
  await expectWholeAndClean(after.portal.address, after.person)
})

it.each([
  // Originals and result are on their way into the store: some may be there already.
  ['opplasting_mottatt', { filesWithoutRow: expect.toBeOneOf([0, 1, 2]), folders: 1, rows: 0 }],
  ['opplasting_flettet', { filesWithoutRow: expect.toBeOneOf([0, 1, 2, 3]), folders: 1, rows: 0 }],
  ['opplasting_lagret_filer', { filesWithoutRow: 3, folders: 1, rows: 0 }],
  ['opplasting_lagret_rad', { filesWithoutRow: 0, folders: 1, rows: 1 }],
])('leaves nothing half when it dies at %s, and takes the same upload once when it is sent again [fault 1] [fault 2] [fault 3]', async (failpoint, expected) => {
  const upload = await newUpload(`Avtale ved ${failpoint}`)
  const dying = await open({ FAILPOINT: failpoint })
  await expect(send(dying.portal.address, dying.person, upload)).rejects.toThrow()
  expect((await dying.portal.ended).signal).toBe('SIGKILL')

  const left = await readRemains(database.connectionString, dataDir)
  const known = new Set(left.filer.map(fil => fil.noekkel))
  const unacknowledged = left.dokumenter.filter(id => !acknowledged.some(one => one.id === id))
  expect({
    filesWithoutRow: left.stored.filter(key => !known.has(key)).length,
    folders: left.arriving.length,
    rows: unacknowledged.length,
  }).toEqual(expected)

  const { portal, person } = await sweepAndOpen()
  const id = acknowledge(upload, await send(portal.address, person, upload))
  if (expected.rows) expect(unacknowledged).toEqual([id])
  const again = await send(portal.address, person, upload)
  expect((again.body as { document: { _id: string } }).document._id).toBe(id)
  await expectWholeAndClean(portal.address, person)
})

/** Processes that this one has started and that have not ended. */
const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').map(Number).filter(Boolean)

it.runIf(process.platform === 'linux')(
  'breaks off a merge that would outlast the stop, says so to the sender, and cleans up',
  async () => {
    const { portal, person } = await open({ STOP_SECONDS: '15', PROCESS: 'web', PDF_WORKERS: '1' })
    const upload = await newUpload('Avbrutt av stopp')
    acknowledge(upload, await send(portal.address, person, upload))
    const [worker = 0] = await childrenOf(portal.pid)
    expect(worker).toBeGreaterThan(0)
    // It stands for a merge that takes for ever.
    process.kill(worker, 'SIGSTOP')
    const answer = send(portal.address, person, await newUpload('Rekker det ikke'))
    await arriving(1, 2)
    portal.signal('SIGTERM')
    expect(await answer).toMatchObject({ status: 503, body: { code: 'portalen_stopper' } })
    expect((await portal.ended).code).toBe(0)
    const left = await readRemains(database.connectionString, dataDir)
    expect([left.arriving, left.stored.length]).toEqual([[], left.filer.length])
  },
)

it('finishes the uploads under way when it is told to stop, and ends with 0 [fault 26]', async () => {
  const { portal, person } = await open({ STOP_SECONDS: '300' })
  const agent = new http.Agent({ keepAlive: true })
  // Some wait with an open connection, as browsers do; six more uploads are under way, two of each person: the share of a new account.
  await Promise.all(Array.from({ length: 3 }, () => call(`${portal.address}/health/live`, { agent })))
  const people = [person, await newMember(portal.address), await newMember(portal.address)]
  const uploads = await Promise.all(Array.from({ length: 6 }, (_, i) => newUpload(`Under stopp ${i}`)))
  const halves = uploads.map((upload, i) =>
    sendHalf(portal.address, people[i % people.length] as SignedIn, { ...upload, agent }),
  )
  await arriving(1, uploads.length)
  portal.signal('SIGTERM')
  await vi.waitFor(
    () =>
      call(`${portal.address}/health/ready`).then(
        ({ status }) => expect(status).toBe(503),
        error => expect(error.code).toBe('ECONNREFUSED'),
      ),
    patience,
  )
  const answers = await Promise.all(halves.map(half => half.finish()))
  for (const [index, answer] of answers.entries()) acknowledge(uploads[index] as Upload, answer)
  const { code, output } = await portal.ended
  expect([code, output]).toEqual([0, expect.stringContaining('er åpen')])
  agent.destroy()

  const after = await sweepAndOpen()
  await expectWholeAndClean(after.portal.address, after.person)
})
