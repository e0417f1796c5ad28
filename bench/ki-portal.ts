import crypto from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KiSvar } from '@rp/contract/ki'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import { formBody } from '../server/test/portal.ts'
import { call, logIn, type SignedIn, startPortalProcess } from '../server/test/process.ts'
import { percentile, ping, watchMemory } from './ki-byrde.ts'
import type { Titler } from './ki-dom.ts'
import type { Fasitpost, Sett } from './ki-fasit.ts'
import { type Ekstern, type Funnet, ingenSvar } from './ki-finn.ts'
import { insertRegister } from './ki-register.ts'

const log = { info: () => {}, warn: () => {} }
/** For one document, beside what the other engine is given. */
const patienceMs = 900_000
const admin = { ADMIN_EMAIL: 'maaling@rettighetsportalen.example', ADMIN_PASSWORD: crypto.randomUUID() }

export type Omgang = {
  titler: Titler
  lest: Map<string, Funnet>
  /** Milliseconds of a light request, before and during the reading. */
  tempo: { foer: Tempo; under: Tempo }
  minne: { hvileMb: number; toppMb: number; leserMb: number } | null
}
type Tempo = { p50: number; p95: number; antall: number }
const tempo = (times: readonly number[]): Tempo => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  antall: times.length,
})

const bearer = (person: SignedIn) => ({ authorization: `Bearer ${person.token}` })

async function ask<T>(
  address: string,
  person: SignedIn,
  options: Parameters<typeof call>[1] = {},
): Promise<T> {
  const answer = await call(address, { ...options, headers: { ...bearer(person), ...options?.headers } })
  if (answer.status >= 300)
    throw new Error(`${address} answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`)
  return answer.body as T
}

/** A member who has filled in no name: nothing but the contract tells who it is about. */
async function createMember(address: string): Promise<SignedIn> {
  const person = { email: 'medlem@folk.example', password: crypto.randomUUID() }
  const answer = await call(`${address}/api/user/register`, {
    method: 'POST',
    body: { ...person, personnummer: syntheticPersonnummer() },
  })
  if (answer.status !== 201) throw new Error(`registration answered ${JSON.stringify(answer.body)}`)
  return logIn(address, person.email, person.password)
}

async function setName(address: string, person: SignedIn, name: string): Promise<void> {
  const url = `${address}/api/user/${person.id}`
  const names = name.split(' ')
  const stored = await ask<Record<string, unknown>>(url, person)
  const body = { ...stored, fornavn: names.slice(0, -1).join(' '), etternavn: names.at(-1) ?? '' }
  await ask(url, person, { method: 'PUT', body })
}

async function upload(address: string, person: SignedIn, sett: Sett, post: Fasitpost): Promise<string> {
  const filer = await Promise.all(
    post.files.map(async name => ({
      navn: path.basename(name),
      innhold: await readFile(path.join(sett.mappe, name)),
    })),
  )
  const form = formBody({ filnavn: post.id, userId: person.id, autoextract: 'true' }, filer)
  const answer = await fetch(`${address}/api/process/upload`, {
    method: 'POST',
    body: new Uint8Array(form.payload),
    headers: { ...form.headers, ...bearer(person) },
  })
  if (answer.status !== 201) throw new Error(`${post.id}: the upload answered ${await answer.text()}`)
  return ((await answer.json()) as { document: { _id: string } }).document._id
}

/** Waits for the reading, then fetches what it says to the owner and to staff. */
async function waitFor(
  address: string,
  owner: SignedIn,
  staff: SignedIn,
  id: string,
  patience: number,
  signal: AbortSignal,
): Promise<Funnet> {
  const url = `${address}/api/document/${id}/ki`
  const deadline = Date.now() + patience
  for (;;) {
    const { lesing, forslag } = await ask<KiSvar>(url, owner)
    if (lesing?.tilstand === 'ferdig' || lesing?.tilstand === 'feilet') {
      const hidden = forslag.filter(one => one.felt === 'rettighetsklausul' || one.felt === 'status')
      if (hidden.length > 0) throw new Error(`${id}: the owner is shown ${hidden[0]?.felt}`)
      const svar = await ask<KiSvar>(url, staff)
      const sekunder = (Date.parse(lesing.ferdig ?? '') - Date.parse(lesing.startet)) / 1000
      const reserve = lesing.reserve ? { reserve: 'se loggen til portalen' } : {}
      return { svar, sider: lesing.sider, sekunder, feil: lesing.feil, ...reserve }
    }
    if (Date.now() > deadline) throw new Error(`${id}: nothing read after ${patience / 1000} s`)
    await sleep(250, undefined, { signal })
  }
}

async function readAll(
  address: string,
  sett: Sett,
  people: { owner: SignedIn; staff: SignedIn },
  konto: boolean,
  patience: number,
  signal: AbortSignal,
): Promise<Map<string, Funnet>> {
  const lest = new Map<string, Funnet>()
  for (const post of sett.poster) {
    signal.throwIfAborted()
    if (konto) await setName(address, people.owner, post.arbeidstaker)
    const one = await upload(address, people.owner, sett, post)
      .then(id => waitFor(address, people.owner, people.staff, id, patience, signal))
      .catch(ingenSvar)
    lest.set(post.id, one)
    console.log(
      `  ${post.id} ${post.form}: ${one.sider} sider på ${one.sekunder.toFixed(1)} s${one.feil ? `, FEILET: ${one.feil}` : ''}`,
    )
  }
  return lest
}

/**
 * The whole way, from upload to proposals, on a portal with its own fresh database that holds the registers of the set.
 * @param konto the account bears the name of the contract's worker; otherwise it has none
 */
export async function runPortal(
  folder: string,
  sett: Sett,
  konto: boolean,
  signal: AbortSignal,
  ekstern: Ekstern | null,
): Promise<Omgang> {
  const dataDir = path.join(folder, 'data')
  const motor = ekstern
    ? { ...ekstern, KI: 'ekstern', KI_SVARSEKUNDER: String(ekstern.KI_SVARSEKUNDER) }
    : { KI: 'innebygd' }
  const portal = await startPortalProcess({ DATA_DIR: dataDir, ...motor, ...admin })
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  const { pool, close } = createDatabase({ connection: embedded.connection, max: 1, log })
  try {
    const titler = await insertRegister(pool, sett)
    const owner = await createMember(portal.address)
    const staff = await logIn(portal.address, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
    const light = `${portal.address}/api/user/${owner.id}`
    const before = ping(light, bearer(owner))
    await sleep(6000)
    const foer = tempo(await before.stop())
    const memory = watchMemory(portal.pid)
    const during = ping(light, bearer(owner))
    const patience = patienceMs + (ekstern?.KI_SVARSEKUNDER ?? 0) * 1000
    const lest = await readAll(portal.address, sett, { owner, staff }, konto, patience, signal)
    const under = tempo(await during.stop())
    return { titler, lest, tempo: { foer, under }, minne: memory.stop() }
  } finally {
    await close()
    portal.signal('SIGTERM')
    await portal.ended
    await embedded.stop()
  }
}
