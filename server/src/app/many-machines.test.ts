import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startBalancer } from '../../test/balancer.ts'
import { type MailSink, openMailSink } from '../../test/mail-sink.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { type Answer, call, type PortalProcess, send, startPortalProcess } from '../../test/process.ts'
import { startS3 } from '../../test/s3.ts'
import { connectionUrl } from '../platform/db/connection.ts'
import { hemmeligheter } from './sikkerhetskopi/noekler.ts'

/** Ceilings for what comes true by itself, however busy the machine is. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })
const patience = { timeout: 300_000, interval: 50 }

let s3: Awaited<ReturnType<typeof startS3>>
let sink: MailSink
let balancer: Awaited<ReturnType<typeof startBalancer>>
/** Makes people and looks at what is stored; the load never goes through it. */
let portal: TestPortal
let folder: string
let machines: { role: 'web' | 'worker'; process: PortalProcess }[]

/** `letters`: how many may be written yet. Each person may write five times an hour. */
type Load = { stopped: boolean; done: Record<string, number>; failures: string[]; letters: number }
let load: Load
let acknowledged: { dokumenter: Map<string, Buffer>; notater: Map<string, string>; meldinger: number }

beforeEach(async () => {
  machines = []
  load = { stopped: false, done: {}, failures: [], letters: 0 }
  acknowledged = { dokumenter: new Map(), notater: new Map(), meldinger: 0 }
  s3 = await startS3('filer')
  sink = await openMailSink()
  balancer = await startBalancer()
  portal = await startTestPortal(s3.env('filer'))
  folder = await mkdtemp(path.join(os.tmpdir(), 'rp-maskiner-'))
})
afterEach(async () => {
  load.stopped = true
  await Promise.all(machines.map(machine => machine.process.kill()))
  await balancer?.close()
  await sink?.close()
  await portal?.close()
  await s3?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A machine of its own: nothing on its disk is another's, and nothing is there when it begins. */
const startMachine = (role: 'web' | 'worker') =>
  startPortalProcess({
    ...Object.fromEntries(hemmeligheter.map(name => [name, portal.config[name]])),
    ...s3.env('filer'),
    PROCESS: role,
    DATABASE_URL: connectionUrl(portal.testDatabase.appConnection),
    DATA_DIR: path.join(folder, crypto.randomUUID()),
    SMTP_URL: sink.url,
    DATABASE_POOL: '5',
  })

/** Puts a new machine in the place of this one, however it went. */
async function replace(index: number): Promise<void> {
  const old = machines[index]
  if (!old) return
  const process = await startMachine(old.role)
  machines[index] = { role: old.role, process }
  if (old.role === 'web') balancer.swap(old.process.address, process.address)
}

const pauseMs = 25
/** Asks until it is told to stop, and keeps what was not answered as it should be. */
async function repeat(name: string, ask: () => Promise<Answer | undefined>) {
  for (; !load.stopped; await sleep(pauseMs)) {
    const answer = await ask().catch(error => ({ status: String(error), body: undefined }))
    if (answer === undefined) continue
    if ([200, 201, 304].includes(Number(answer.status))) load.done[name] = (load.done[name] ?? 0) + 1
    else load.failures.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
}

const at = (where: string) => balancer.address + where

async function readLists(person: Person): Promise<Answer> {
  const headers = bearer(person)
  const first = await call(at('/api/produksjoner'), { headers })
  const etag = String(first.headers.etag)
  // Whichever machine answers next: the mark of the list is the same on all.
  const again = await call(at('/api/produksjoner'), { headers: { ...headers, 'if-none-match': etag } })
  if (again.status !== 304) return { ...again, status: 599 }
  return call(at(`/api/document/mine/${person.id}`), { headers: bearer(person) })
}

async function upload(person: Person): Promise<Answer> {
  const filnavn = `Avtale ${crypto.randomUUID()}`
  const innhold = await textPdf([filnavn])
  const noekkel = crypto.randomUUID()
  const sent = { filnavn, filer: [{ navn: 'a.pdf', innhold }], noekkel }
  const answer = await send(balancer.address, person, sent)
  const id = (answer.body as { document?: { _id: string } }).document?._id
  if (answer.status === 201 && id) acknowledged.dokumenter.set(id, innhold)
  return answer
}

async function save(person: Person): Promise<Answer | undefined> {
  const [id] = acknowledged.dokumenter.keys()
  if (!id) return call(at(`/api/document/mine/${person.id}`), { headers: bearer(person) })
  const notat = `Notat ${crypto.randomUUID()}`
  const answer = await call(at(`/api/document/${id}`), {
    method: 'PUT',
    headers: bearer(person),
    body: { notat },
  })
  if (answer.status === 200) acknowledged.notater.set(id, notat)
  return answer
}

async function write(person: Person): Promise<Answer | undefined> {
  if (load.letters === 0) return undefined
  load.letters--
  const headers = { ...bearer(person), 'idempotency-key': crypto.randomUUID() }
  // No chance digits: eleven of them may look like a personnummer, which no letter may have.
  const body = { message: 'Hei, mangler dere noe fra meg?' }
  const answer = await call(at('/api/process/send-email'), { method: 'POST', headers, body })
  if (answer.status === 200) acknowledged.meldinger++
  return answer
}

const kinds = ['lister', 'opplasting', 'lagring', 'brev']
/** Every kind of work has been done again since now; or something has failed, which the test then says. */
async function moveOn(): Promise<void> {
  const before = { ...load.done }
  load.letters += 2
  await vi.waitFor(() => {
    if (load.failures.length > 0) return
    expect(kinds.filter(name => (load.done[name] ?? 0) <= (before[name] ?? 0))).toEqual([])
  }, patience)
  expect(load.failures.join('\n')).toBe('')
}

const rows = async <Row>(sql: string): Promise<Row[]> => (await portal.asOwner(sql)).rows as Row[]

async function expectEverythingThere(): Promise<void> {
  const filer = await rows<{ id: string; noekkel: string; sha256: string; rolle: string }>(
    'select dokument_id as id, noekkel, sha256, rolle from fil where erstattet is null',
  )
  const dokumenter = await rows<{ id: string; notat: string }>('select id, notat from dokument')
  for (const [id, innhold] of acknowledged.dokumenter) {
    const original = filer.find(fil => fil.id === id && fil.rolle === 'original')
    expect(original?.sha256).toBe(crypto.hash('sha256', innhold))
    for (const fil of filer.filter(one => one.id === id))
      expect(crypto.hash('sha256', await buffer(portal.services.storage.read(fil.noekkel)))).toBe(fil.sha256)
  }
  expect(dokumenter.length).toBe(acknowledged.dokumenter.size)
  for (const [id, notat] of acknowledged.notater)
    expect(dokumenter.find(dokument => dokument.id === id)?.notat).toBe(notat)
}

/** Each mail has left, under the one name it has; a second time only under the same. */
async function expectMailSent(): Promise<void> {
  const queued = await rows<{ id: string }>('select id from epost')
  expect(queued.length).toBeGreaterThanOrEqual(acknowledged.meldinger)
  const arrived = new Set(sink.arrived.map(mail => mail.messageId.replace(/^<|@.*$/g, '')))
  expect([...arrived].toSorted()).toEqual(queued.map(({ id }) => id).toSorted())
  const saker = await rows<{ antall: number }>('select count(*)::int as antall from sak')
  expect(saker[0]?.antall).toBe(acknowledged.meldinger)
}

it('loses nothing and refuses nobody while machines are killed in turn, and while they are replaced one by one [fault 26]', async () => {
  const roles = ['web', 'worker', 'web', 'worker', 'web'] as const
  machines.push(
    ...(await Promise.all(roles.map(async role => ({ role, process: await startMachine(role) })))),
  )
  for (const { role, process } of machines) if (role === 'web') balancer.swap(undefined, process.address)
  const people = await Promise.all(Array.from({ length: 8 }, () => portal.createPerson()))
  const [reader, uploader] = people as [Person, Person]
  const writers = people.slice(2)
  let next = 0
  const work = [
    repeat('lister', () => readLists(reader)),
    repeat('opplasting', () => upload(uploader)),
    repeat('lagring', () => save(uploader)),
    repeat('brev', () => write(writers[next++ % writers.length] as Person)),
  ]
  await moveOn()
  // A web machine and a worker at a time, in the middle of what they do.
  for (const pair of [[0, 1], [2, 3], [4]]) {
    await Promise.all(pair.map(index => machines[index]?.process.kill()))
    await moveOn()
    await Promise.all(pair.map(replace))
  }
  // A new edition: each is told to stop, and a new one takes its place.
  for (const pair of [[0, 1], [2, 3], [4]]) {
    for (const index of pair) {
      machines[index]?.process.signal('SIGTERM')
      expect((await machines[index]?.process.ended)?.code).toBe(0)
    }
    await Promise.all(pair.map(replace))
  }
  await moveOn()
  load.stopped = true
  await Promise.all(work)
  expect(load.failures.join('\n')).toBe('')
  await vi.waitFor(async () => {
    const jobs = await rows<{ jobb: string }>(
      "select task_identifier as jobb from graphile_worker.jobs where task_identifier = 'send_epost' or last_error is not null",
    )
    expect(jobs).toEqual([])
  }, patience)
  await expectEverythingThere()
  await expectMailSent()
})
