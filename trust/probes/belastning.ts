import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SignedIn, send } from '../../server/test/process.ts'
import { startBareServer } from '../bare-server.ts'
import { startBystander } from '../bystander.ts'
import { smallPicture, uploadSmall } from '../client.ts'
import type { Ground } from '../ground.ts'
import { startLoad } from '../load.ts'
import { watchMemory } from '../memory.ts'
import { type Probe, quantile, seen, tally } from '../probe.ts'

const mega = 2 ** 20
const ms = (value: number): string => `${Math.round(value)} ms`

async function hugeBody(ground: Ground) {
  const portal = await ground.portal()
  const { hostname, port } = new URL(portal.address)
  const before = watchMemory(portal.pid)
  const times: number[] = []
  const statuses: number[] = []
  for (let i = 0; i < 10; i++) {
    const started = performance.now()
    const headers = { 'content-type': 'application/json', ...(i % 2 ? { 'content-length': 30 * mega } : {}) }
    const request = http.request({
      hostname,
      port,
      method: 'POST',
      path: '/api/user/login',
      headers,
      agent: false,
    })
    request.on('error', () => {})
    // As a sender does that does not look at the answer: all of it, with and without saying how much.
    request.write(Buffer.alloc(2 * mega, 'a'))
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    times.push(performance.now() - started)
    statuses.push(response.statusCode ?? 0)
    response.resume()
    request.destroy()
  }
  const { alone } = before.stop()
  const worst = Math.max(...times)
  const fine = statuses.every(status => status === 413) && quantile(times, 0.5) < 100
  return seen(
    fine,
    `${tally(statuses)}, median ${ms(quantile(times, 0.5))}, slowest ${ms(worst)}, ${Math.round(alone)} MB held`,
  )
}

/** How long others wait for their own list while something else goes on. */
async function othersWait(address: string, person: SignedIn, until: Promise<unknown>): Promise<number[]> {
  const other = startBystander({ address, person, what: 'list', atLeast: 40 })
  await until
  return other.stop()
}

/** Opens a connection and says `text`, then waits until the portal hangs up. Seconds, or null when it never did. */
function hangUp(address: string, text: string, drip: string | null, ceiling: number): Promise<number | null> {
  const { hostname, port } = new URL(address)
  return new Promise(resolve => {
    const started = Date.now()
    const socket = net.connect(Number(port), hostname, () => socket.write(text))
    const dripping = drip === null ? undefined : setInterval(() => socket.write(drip), 2000)
    const end = (value: number | null) => {
      clearInterval(dripping)
      clearTimeout(limit)
      socket.destroy()
      resolve(value)
    }
    const limit = setTimeout(() => end(null), ceiling * 1000)
    socket.on('error', () => {})
    socket.on('close', () => end((Date.now() - started) / 1000))
    socket.resume()
  })
}

/** The beginning of an upload that goes on for long. */
const formStart = ({ token }: SignedIn) =>
  [
    'POST /api/process/upload HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 9000000',
    '',
    '--b',
    'Content-Disposition: form-data; name="files"; filename="a.jpg"',
    '',
    '',
  ].join('\r\n')

async function slowloris(ground: Ground) {
  const portal = await ground.portal()
  const person = await ground.member(portal)
  const { hostname, port } = new URL(portal.address)
  const [quiet, busy]: [number[], number[]] = [[], []]
  // In turn, so that whatever else the machine does meets both alike.
  for (let round = 0; round < 4; round++) {
    quiet.push(...(await othersWait(portal.address, person, sleep(2000))))
    const idle = Array.from({ length: 1000 }, () => net.connect(Number(port), hostname))
    for (const socket of idle) socket.on('error', () => {})
    await sleep(500)
    busy.push(...(await othersWait(portal.address, person, sleep(2000))))
    for (const socket of idle) socket.destroy()
    await sleep(500)
  }
  const head =
    'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n'
  const all = Promise.all([
    hangUp(portal.address, 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: 1\r\n', 150),
    hangUp(portal.address, `${head}\r\n{"email":`, null, 200),
    hangUp(portal.address, `${head}\r\n{"email":"`, 'a', 200),
    hangUp(portal.address, formStart(person), 'a', 200),
    hangUp(portal.address, '', null, 200),
  ])
  const [slowHeader, stalledBody, slowBody, slowForm, silent] = await all
  const told = (seconds: number | null) => (seconds === null ? 'never' : `${Math.round(seconds)} s`)
  const cut = [slowHeader, stalledBody, slowBody, slowForm, silent]
  const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  const fine = cut.every(seconds => seconds !== null) && during < Math.max(2 * before, before + 50)
  return seen(
    fine,
    `cut after: slow header ${told(slowHeader)}, stalled body ${told(stalledBody)}, dripping body ${told(slowBody)}, dripping form ${told(slowForm)}, silence ${told(silent)}; others’ p95 ${ms(before)} without, ${ms(during)} with 1000 idle sockets`,
  )
}

/**
 * The load is made on the machine that is measured. So the same load also goes to a server that only throws it away, and others may
 * wait twice as long as in peace or, where the load alone costs them more than that, twice as long as beside that server.
 */
async function uploads(ground: Ground) {
  const portal = await ground.portal()
  const { address } = portal
  const [greedy, other] = [await ground.member(portal), await ground.member(portal)]
  for (let i = 0; i < 3; i++) await uploadSmall(address, other)
  const bare = await startBareServer()
  const [quiet, beside, busy]: [number[], number[], number[]] = [[], [], []]
  const statuses: (number | string)[] = []
  const held = { alone: 0, largestChild: 0 }
  // In turn, so that whatever else the machine does meets all alike.
  for (let round = 0; round < 2; round++) {
    quiet.push(...(await othersWait(address, other, sleep(3000))))
    const control = startLoad({ address: bare.address, person: greedy, what: 'crowd' })
    beside.push(...(await othersWait(address, other, control.ended)))
    quiet.push(...(await othersWait(address, other, sleep(3000))))
    const watch = watchMemory(portal.pid)
    const crowd = startLoad({ address, person: greedy, what: 'crowd' })
    busy.push(...(await othersWait(address, other, crowd.ended)))
    statuses.push(...(await crowd.ended))
    const { alone, largestChild } = watch.stop()
    held.alone = Math.max(held.alone, alone)
    held.largestChild = Math.max(held.largestChild, largestChild)
  }
  bare.stop()
  const [before, control, during] = [quantile(quiet, 0.95), quantile(beside, 0.95), quantile(busy, 0.95)]
  const ratio = during / Math.max(before, control)
  const known = statuses.every(status => status === 201 || status === 503 || status === 429)
  return seen(
    known && statuses.includes(201) && held.alone < 700 && ratio < 2,
    `twice 200 uploads of 2 MB at once: ${tally(statuses)}; the portal held ${Math.round(held.alone)} MB, its largest process ${Math.round(held.largestChild)} MB; others’ p95 ${ms(before)} in peace, ${ms(control)} while the same uploads go to a bare server on this machine, ${ms(during)} while they go to the portal (${ratio.toFixed(1)} ×)`,
  )
}

/** One member keeps asking for what costs most; another uploads and reads as usual. */
async function greedyClient(ground: Ground) {
  const portal = await ground.portal()
  const { address } = portal
  const [greedy, other] = [await ground.member(portal), await ground.member(portal)]
  const asUsual = () => startBystander({ address, person: other, what: 'upload', atLeast: 40 }).stop()
  await asUsual()
  const quiet = await asUsual()
  const hogs = startLoad({ address, person: greedy, what: 'hogs' })
  await sleep(1000)
  const busy = await asUsual()
  hogs.stop()
  const statuses = await hogs.ended
  quiet.push(...(await asUsual()))
  const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  return seen(
    statuses.includes(201) && during < 2 * before,
    `20 connections of one member: ${tally(statuses)}; another’s upload p95 ${ms(before)} before and after, ${ms(during)} during`,
  )
}

/** All the forms that these accounts may open, sent at `bytesPerSecond` in all. @returns what they were answered, when it ends */
function startSlowForms(address: string, people: readonly SignedIn[], bytesPerSecond: number) {
  const { hostname, port } = new URL(address)
  const statuses: (number | string)[] = []
  const sockets = people.flatMap(one =>
    Array.from({ length: 33 }, () => {
      const socket = net.connect(Number(port), hostname, () => socket.write(formStart(one)))
      socket.once('data', data => statuses.push(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1] ?? 'no answer'))
      return socket.on('error', () => {}).resume()
    }),
  )
  const beat = setInterval(() => {
    const open = sockets.filter(socket => !socket.destroyed)
    for (const socket of open) socket.write(Buffer.alloc(Math.floor(bytesPerSecond / open.length), 'a'))
  }, 1000)
  return () => {
    clearInterval(beat)
    for (const socket of sockets) socket.destroy()
    return statuses
  }
}

/** Uploads one document after the other for so long. @returns answers, and milliseconds of small ones and of those of 10 MB */
async function uploadFor(address: string, person: SignedIn, milliseconds: number) {
  const statuses: number[] = []
  const [small, large]: [number[], number[]] = [[], []]
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(1000)) {
    const isLarge = statuses.length % 6 === 0
    const innhold = await smallPicture(isLarge ? 10 * mega : 0)
    const started = performance.now()
    const filer = [{ navn: 'side.jpg', innhold }]
    statuses.push((await send(address, person, { filnavn: 'Arbeidsavtale', filer })).status)
    ;(isLarge ? large : small).push(performance.now() - started)
  }
  return { statuses, small, large }
}

/**
 * Ten accounts with all the forms that each may open, 400 kB a second in all, while an eleventh uploads small documents and some of
 * 10 MB. Two minutes: longer than the portal once was shut by it. The same uploads in peace are told beside.
 */
async function slowForms(ground: Ground) {
  const portal = await ground.portal()
  const other = await ground.member(portal)
  const ten = await Promise.all(Array.from({ length: 10 }, () => ground.member(portal)))
  // New accounts have less than others.
  await ground.query("update bruker set opprettet = now() - interval '30 days'")
  const quiet = await uploadFor(portal.address, other, 30_000)
  const stop = startSlowForms(portal.address, ten, 400_000)
  const { statuses, small, large } = await uploadFor(portal.address, other, 120_000)
  const told = stop()
  const times = (values: readonly number[]) =>
    `median ${ms(quantile(values, 0.5))}, slowest ${ms(Math.max(...values))}`
  return seen(
    statuses.every(status => status === 201) && !told.includes('503'),
    `330 forms of ten accounts at 400 kB/s were told ${tally(told) || 'nothing yet'}; an eleventh’s uploads: ${tally(statuses)}; small ones ${times(small)} (in peace ${times(quiet.small)}), 10 MB ${times(large)} (in peace ${times(quiet.large)})`,
  )
}

export const belastningProbes: readonly Probe[] = [
  { id: 'F8', expected: '30 MB of JSON: 413 within 100 ms, before it is parsed', run: hugeBody },
  {
    id: 'F9',
    expected: 'Slow headers, slow and stalled bodies and silence are cut; 1000 idle sockets stop nobody',
    run: slowloris,
  },
  {
    id: 'D7',
    expected:
      '200 uploads at once: bounded memory, others’ p95 at most doubles what the making of the load costs',
    run: uploads,
  },
  {
    id: 'L8',
    expected: 'Ten accounts with slow forms at 400 kB/s in all: every upload of another is taken',
    run: slowForms,
  },
  {
    id: '33',
    expected: 'One member on 20 connections: another’s upload p95 at most doubles',
    run: greedyClient,
  },
]
