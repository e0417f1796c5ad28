import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import {
  type Answer,
  call,
  logIn,
  type PortalProcess,
  type SignedIn,
  send,
  startPortalProcess,
} from '../../test/process.ts'
import { startReplicatedServer } from '../../test/replicated-server.ts'

/** Ceilings for what comes true by itself, however busy the machine is. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })
const patience = { timeout: 120_000, interval: 50 }

type Machine = { process: PortalProcess; metrics: string }
let servers: Awaited<ReturnType<typeof startReplicatedServer>>
let folder: string
/** Two processes that know nothing of each other but what the database knows. */
let here: Machine
let there: Machine
let admin: SignedIn
let dokument: string

async function startMachine(role: 'web' | 'all'): Promise<Machine> {
  const METRICS_PORT = String(await freePort())
  const process = await startPortalProcess({
    PROCESS: role,
    DATABASE_URL: servers.primary.url('portal', 'portal'),
    DATABASE_MIGRATION_URL: servers.primary.url('portal', 'portal_eier'),
    DATABASE_REPLICA_URL: servers.standby.url('portal', 'portal'),
    DATA_DIR: path.join(folder, 'data'),
    ADMIN_EMAIL: 'vakt@rettighetsportalen.example',
    ADMIN_PASSWORD: 'et langt og fint passord',
    LOG_LEVEL: 'warn',
    METRICS_PORT,
  })
  return { process, metrics: `http://127.0.0.1:${METRICS_PORT}/metrics` }
}

beforeAll(async () => {
  servers = await startReplicatedServer()
  for (const role of ['portal_eier', 'portal'])
    await servers.primary.query(`create role ${role} login password '${servers.password}'`)
  await servers.primary.query('create database portal owner portal_eier')
  folder = await mkdtemp(path.join(os.tmpdir(), 'rp-lesekopi-'))
  here = await startMachine('all')
  there = await startMachine('web')
  admin = await logIn(here.process.address, 'vakt@rettighetsportalen.example', 'et langt og fint passord')
  const filer = [{ navn: 'a.pdf', innhold: await textPdf(['Avtale']) }]
  const answer = await send(here.process.address, admin, { filnavn: 'Avtale', filer })
  dokument = (answer.body as { document: { _id: string } }).document._id
})
afterAll(async () => {
  await here?.process.kill()
  await there?.process.kill()
  await servers?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = (machine: Machine, where: string, options: { method?: string; body?: unknown } = {}) =>
  call(machine.process.address + where, { ...options, headers: { authorization: `Bearer ${admin.token}` } })

async function countReads(machine: Machine, outcome: string): Promise<number> {
  const text = String((await call(machine.metrics)).body)
  const line = text
    .split('\n')
    .find(one => one.startsWith(`portal_replica_reads_total{outcome="${outcome}"}`))
  return Number(line?.split(' ').at(-1))
}

/** The lists, each by words that only its statement has. */
const lister = {
  registreringer: [() => '/api/document/registreringer', 'select coalesce(json_agg(side)'],
  rekke: [
    () => `/api/document/registreringer/rekke?dokument=${dokument}`,
    'select rad.dokument_id from registreringsrad',
  ],
  produksjoner: [() => '/api/produksjoner', 'from "produksjon" order by "tittel_sort"'],
  produksjonsselskaper: [() => '/api/produksjonsselskaper', 'from "produksjonsselskap" order by "navn_sort"'],
  sendelister: [() => '/api/sendelister', 'from "sendeliste" order by "visningsaar"'],
  register: [() => '/api/produksjoner?side=1', 'row_number() over () as plassering'],
  oversikt: [() => '/api/oversikt', 'percentile_cont'],
  fordeling: [() => '/api/fordeling/2024?side=1', 'with "sendt" as'],
} satisfies Readonly<Record<string, readonly [where: () => string, words: string]>>

/** The standby has seen all that the primary has written so far. */
async function untilLevel(): Promise<void> {
  const [row] = await servers.primary.query('select pg_current_wal_insert_lsn()::text as place')
  await vi.waitFor(async () => {
    const [seen] = await servers.standby.query(
      `select pg_last_wal_replay_lsn() >= '${row?.place}'::pg_lsn as all`,
    )
    expect(seen?.all).toBe(true)
  }, patience)
}

it.each(Object.entries(lister))('reads %s on the standby', async (_, [where, words]) => {
  const before = servers.countAsked(words)
  await vi.waitFor(async () => {
    // What is kept ready is made anew for another mark alone.
    await servers.primary.query('update registerversjon set versjon = gen_random_uuid()', 'portal')
    await untilLevel()
    expect((await ask(here, where())).status).toBe(200)
    expect(servers.countAsked(words)).toBeGreaterThan(before)
  }, patience)
})

it('settles who calls on the primary alone', async () => {
  expect((await ask(here, '/api/document/registreringer')).status).toBe(200)
  expect(servers.countAsked('sist_brukt')).toBe(0)
})

const names = (answer: Answer, name: string) => {
  const rader = (
    Array.isArray(answer.body) ? answer.body : (answer.body as { rader: unknown[] }).rader
  ) as Record<string, unknown>[]
  return rader.map(rad => rad[name])
}

it('shows what was saved at once, in every process, while the standby stands still', async () => {
  await servers.standby.query('select pg_wal_replay_pause()')
  await vi.waitFor(async () => {
    const [row] = await servers.standby.query('select pg_get_wal_replay_pause_state() as state')
    expect(row?.state).toBe('paused')
  }, patience)
  const [, words] = lister.registreringer
  const before = [
    await countReads(here, 'behind'),
    await countReads(there, 'behind'),
    servers.countAsked(words),
  ]
  for (let round = 0; round < 10; round++) {
    const navn = `Ola ${crypto.randomUUID()}`
    const saved = await ask(here, `/api/document/${dokument}`, {
      method: 'PUT',
      body: { arbeidstaker: navn },
    })
    expect(saved.status).toBe(200)
    for (const machine of [here, there])
      expect(names(await ask(machine, '/api/document/registreringer'), 'arbeidstaker')).toEqual([navn])
    const tittel = `Verk ${crypto.randomUUID()}`
    const made = await ask(here, '/api/produksjoner', { method: 'POST', body: { Produksjonstittel: tittel } })
    expect(made.status).toBe(201)
    for (const machine of [here, there])
      expect(names(await ask(machine, '/api/produksjoner'), 'Produksjonstittel')).toContain(tittel)
  }
  const [hereBefore = 0, thereBefore = 0, asked] = before
  expect(await countReads(here, 'behind')).toBeGreaterThan(hereBefore)
  expect(await countReads(there, 'behind')).toBeGreaterThan(thereBefore)
  expect(servers.countAsked(words)).toBe(asked)
  await servers.standby.query('select pg_wal_replay_resume()')
})

/** Asks for lists in both processes until it is told to stop. */
function startLoad() {
  const load = { stopped: false, statuses: [] as number[] }
  const read = async (machine: Machine) => {
    while (!load.stopped) load.statuses.push((await ask(machine, '/api/document/registreringer')).status)
  }
  const ended = Promise.all([here, here, there, there].map(read))
  const more = async () => {
    const before = load.statuses.length
    await vi.waitFor(() => expect(load.statuses.length).toBeGreaterThan(before + 50), patience)
  }
  return {
    more,
    async stop() {
      load.stopped = true
      await ended
      return load.statuses
    },
  }
}

/** Both processes read on the standby. */
const untilUsed = async () => {
  for (const machine of [here, there]) {
    const before = await countReads(machine, 'replica')
    await vi.waitFor(async () => {
      await ask(machine, '/api/document/registreringer')
      expect(await countReads(machine, 'replica')).toBeGreaterThan(before)
    }, patience)
  }
}

it('refuses nobody while the standby is killed, uses it again when it is back, and says each once', async () => {
  await untilUsed()
  const load = startLoad()
  await load.more()
  await servers.standby.kill()
  await load.more()
  await vi.waitFor(async () => {
    for (const machine of [here, there]) expect(await countReads(machine, 'away')).toBeGreaterThan(0)
  }, patience)
  const ready = await call(`${here.process.address}/health/ready`)
  expect(ready.status).toBe(200)
  await servers.standby.start()
  await untilUsed()
  const statuses = await load.stop()
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const { process } of [here, there]) {
    process.signal('SIGTERM')
    const { code, output } = await process.ended
    expect(code).toBe(0)
    const said = output
      .split('\n')
      .filter(line => line.includes('replica') || line.includes('connection lost'))
    // Never the same twice in a row, however many asked meanwhile.
    expect(said.map(line => JSON.parse(line).msg.replace(/:.*/, ''))).toEqual(
      said.map((_, index) =>
        index % 2 ? 'the replica is used again' : 'the replica is not used, the primary answers the lists',
      ),
    )
    expect([said.length > 0, said.length % 2]).toEqual([true, 0])
  }
})

it('opens without the standby, and answers every list', async () => {
  await servers.standby.kill()
  here = await startMachine('web')
  for (const [where] of Object.values(lister)) expect((await ask(here, where())).status).toBe(200)
  expect(await countReads(here, 'away')).toBe(Object.keys(lister).length)
})
