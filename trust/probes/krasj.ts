import crypto from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/test/free-port.ts'
import { syntheticPersonnummer } from '../../server/test/personnummer.ts'
import { call, type PortalProcess, send, startPortalProcess } from '../../server/test/process.ts'
import { smallPicture } from '../client.ts'
import { bearer, type Ground, until } from '../ground.ts'
import { type Probe, seen } from '../probe.ts'
import { runSjekk, startRecorder } from '../recorder.ts'

/** Portals that come and go at one address, which is what clients see. */
async function place(ground: Ground): Promise<NodeJS.ProcessEnv> {
  await ground.stopPortal()
  const port = String(await freePort())
  return { ...ground.base(), PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` }
}

/** A worker sweeps as soon as it has started. */
const countSweeps = async (ground: Ground): Promise<number> =>
  (await ground.query("select from graphile_worker.jobs where task_identifier = 'rydd_filer'")).length

const minutes = (ground: Ground): number => (ground.short ? 1 : 10)

async function crashLoop(ground: Ground) {
  const env = await place(ground)
  let portal: PortalProcess = await startPortalProcess(env)
  const person = await ground.member(portal)
  const recorder = startRecorder(portal.address, person, 4)
  const deadline = Date.now() + minutes(ground) * 60_000
  let kills = 0
  while (Date.now() < deadline) {
    await sleep(2000)
    await portal.kill()
    kills++
    portal = await startPortalProcess(env)
  }
  await recorder.stop()
  await portal.kill()
  // Whatever the last kill left is swept now, whatever its age, once the database has settled what was under way.
  await sleep(3000)
  const sweeping = { ...env, ORPHAN_MINUTES: '0' }
  portal = await startPortalProcess(sweeping)
  const swept = await until(async () => (await countSweeps(ground)) === 0)
  const wrong = await recorder.compare()
  portal.signal('SIGTERM')
  await portal.ended
  const sjekk = await runSjekk(sweeping)
  const { sent, broken, refused } = recorder.counts
  const fine =
    swept &&
    wrong.length === 0 &&
    sjekk === null &&
    recorder.unexpected.length === 0 &&
    recorder.uploads.length > 0
  return seen(
    fine,
    `${kills} kills in ${minutes(ground)} min; ${sent} calls, ${broken} broken off, ${refused} refused; ${recorder.uploads.length} acknowledged uploads, missing or double: ${wrong.length}${wrong.length ? ` (${wrong.slice(0, 3).join('; ')})` : ''}; sjekk: ${sjekk ?? 'nothing found'}${recorder.unexpected.length ? `; answers ${recorder.unexpected.join(' ')}` : ''}`,
  )
}

async function terminate(ground: Ground) {
  const env = await place(ground)
  let portal = await startPortalProcess(env)
  const person = await ground.member(portal)
  const recorder = startRecorder(portal.address, person, 6)
  const times: number[] = []
  const codes: (number | null)[] = []
  for (let round = 0; round < 3; round++) {
    await sleep(4000)
    const started = Date.now()
    portal.signal('SIGTERM')
    codes.push((await portal.ended).code)
    times.push(Date.now() - started)
    portal = await startPortalProcess(env)
  }
  await recorder.stop()
  const wrong = await recorder.compare()
  portal.signal('SIGTERM')
  await portal.ended
  const fine =
    recorder.uploads.length > 0 &&
    wrong.length === 0 &&
    codes.every(code => code === 0) &&
    times.every(ms => ms < 12_000)
  return seen(
    fine,
    `3 stops under load: exit ${codes.join(', ')} after ${times.map(ms => `${(ms / 1000).toFixed(1)} s`).join(', ')}; ${recorder.uploads.length} acknowledged uploads, missing: ${wrong.length}`,
  )
}

async function databaseKilled(ground: Ground) {
  const env = await place(ground)
  const portal = await startPortalProcess(env)
  const person = await ground.member(portal)
  const recorder = startRecorder(portal.address, person, 4)
  const rounds = ground.short ? 2 : 5
  for (let round = 0; round < rounds; round++) {
    await sleep(3000)
    const [row] = await ground.query('show data_directory')
    const pid = Number(
      readFileSync(path.join(String(row?.data_directory), 'postmaster.pid'), 'utf8').split('\n')[0],
    )
    process.kill(pid, 'SIGQUIT')
    await until(
      async () =>
        ground.query('select 1').then(
          () => false,
          () => true,
        ),
      20,
    )
    await ground.restartCluster()
    await until(async () => (await call(`${portal.address}/health/ready`)).status === 200)
  }
  await recorder.stop()
  const wrong = await recorder.compare()
  portal.signal('SIGTERM')
  await portal.ended
  await ground.query('create extension if not exists amcheck')
  const indexes = await ground.query(
    `select bt_index_check(i.indexrelid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
      join pg_am a on a.oid = c.relam where a.amname = 'btree' and i.indisvalid and c.relpersistence = 'p'`,
  )
  const heap = await ground.query(
    `select v.* from pg_class c join pg_namespace n on n.oid = c.relnamespace, lateral verify_heapam(c.oid::regclass) v
      where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`,
  )
  const [sums] = await ground.query('show data_checksums')
  const sjekk = await runSjekk(env)
  const fine =
    recorder.uploads.length > 0 &&
    wrong.length === 0 &&
    heap.length === 0 &&
    sums?.data_checksums === 'on' &&
    sjekk === null
  return seen(
    fine,
    `${rounds} immediate stops; ${recorder.uploads.length} acknowledged uploads, missing: ${wrong.length}; amcheck of ${indexes.length} indexes: clean, heap: ${heap.length} faults; checksums ${sums?.data_checksums}; sjekk: ${sjekk ?? 'nothing found'}`,
  )
}

/** The same call twenty times at once, with its key and where there is none with what makes it the same. */
async function twenty(ground: Ground) {
  const portal = await ground.portal()
  const person = await ground.member(portal)
  const times = <T>(work: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 20 }, (_, i) => work(i)))
  const noekkel = crypto.randomUUID()
  const filer = [{ navn: 'a.jpg', innhold: await smallPicture() }]
  const uploads = await times(() => send(portal.address, person, { filnavn: 'Tjue ganger', filer, noekkel }))
  const ids = new Set(uploads.map(({ body }) => (body as { document?: { _id: string } }).document?._id))
  const post = (url: string, body: object, headers = {}) =>
    call(`${portal.address}${url}`, { method: 'POST', headers: { ...headers }, body })
  const email = `${crypto.randomUUID()}@folk.example`
  const personnummer = syntheticPersonnummer()
  const registered = await times(() =>
    post('/api/user/register', { email, personnummer, password: 'et langt og fint passord' }),
  )
  const Produksjonstittel = `Ny ${crypto.randomUUID()}`
  await times(() => post('/api/produksjon', { Produksjonstittel }, bearer(person)))
  const mailKey = { ...bearer(person), 'idempotency-key': crypto.randomUUID() }
  await times(() => post('/api/process/send-email', { message: 'Tjue ganger' }, mailKey))
  const [rows] = await ground.query(
    `select (select count(*)::int from dokument where filnavn = 'Tjue ganger' and eier_id = $1) as dokumenter,
            (select count(*)::int from bruker where epost = $2) as brukere,
            (select count(*)::int from produksjon where tittel = $3) as produksjoner,
            (select count(*)::int from sak where bruker_id = $1) as saker`,
    [person.id, email, Produksjonstittel],
  )
  const fine = ids.size === 1 && Object.values(rows ?? {}).every(count => count === 1)
  const created = registered.filter(({ status }) => status === 201).length
  return seen(
    fine,
    `20 at once: ${Object.entries(rows ?? {})
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}; registration said 201 to ${created}`,
  )
}

async function mails(ground: Ground) {
  const portal = await ground.portal()
  const said: string[] = []
  let fine = true
  for (const mode of ['nei4', 'nei5', 'kutt', 'treg'] as const) {
    const person = await ground.member(portal)
    ground.mail.behave(mode)
    const answer = await call(`${portal.address}/api/process/send-email`, {
      method: 'POST',
      headers: bearer(person),
      body: { message: `Prøve ${mode}` },
    })
    await sleep(1500)
    ground.mail.behave('ta imot')
    await ground.query(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
    const came = await until(async () => ground.mail.to(person.email).length > 0, 60)
    const ids = new Set(ground.mail.to(person.email).map(({ messageId }) => messageId))
    const okay = answer.status === 200 && came && ids.size === 1 && ground.mail.to(person.email).length <= 2
    fine &&= okay
    said.push(
      `${mode}: answered ${answer.status}, delivered ${ground.mail.to(person.email).length} ×, ${ids.size} Message-ID`,
    )
  }
  return seen(fine, said.join('; '))
}

/** Killed when the mail server has the mail and the portal does not know it yet. */
async function mailCrash(ground: Ground) {
  const portal = await ground.portal()
  const person = await ground.member(portal)
  ground.mail.behave('treg')
  await call(`${portal.address}/api/process/send-email`, {
    method: 'POST',
    headers: bearer(person),
    body: { message: 'Hei' },
  })
  const came = await until(async () => ground.mail.to(person.email).length > 0, 60)
  await portal.kill()
  ground.mail.behave('ta imot')
  const started = Date.now()
  await ground.portal({ LOG_LEVEL: 'warn' })
  const isDone = () =>
    ground
      .query(`select 1 from epost where mottaker = $1 and sendt is null`, [person.email])
      .then(rows => rows.length === 0)
  const done = await until(isDone, 150)
  const copies = ground.mail.to(person.email)
  const ids = new Set(copies.map(({ messageId }) => messageId))
  const fine = came && done && copies.length <= 2 && ids.size === 1
  return seen(
    fine,
    `${copies.length} copies with ${ids.size} Message-ID; ${done ? `done ${Math.round((Date.now() - started) / 1000)} s after the new start` : 'not taken up again within 150 s'}`,
  )
}

export const krasjProbes: readonly Probe[] = [
  {
    id: '16',
    expected: 'The same upload, registration, production and message 20 times at once: one effect each',
    run: twenty,
  },
  {
    id: '17',
    expected: 'Refused, cut off or slow mail: the call succeeds, the mail comes later, with one Message-ID',
    run: mails,
  },
  {
    id: '18',
    expected: 'Killed between delivery and note: at most one double, same Message-ID, soon after the start',
    run: mailCrash,
  },
  {
    id: '26',
    expected: 'SIGTERM under load: ends with 0 within 12 s, every acknowledged write is there',
    run: terminate,
  },
  {
    id: '27',
    expected: 'kill -9 every two seconds under load: every acknowledged write there once, sjekk clean',
    run: crashLoop,
  },
  {
    id: '28',
    expected: 'Database stopped at once under load: nothing acknowledged lost, amcheck and sjekk clean',
    run: databaseKilled,
  },
]
