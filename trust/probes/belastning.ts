import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, type SignedIn, send } from '../../server/test/process.ts'
import { listMine, smallPicture, uploadSmall } from '../client.ts'
import { bearer, type Ground } from '../ground.ts'
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
  const times: number[] = []
  let going = true
  until.finally(() => {
    going = false
  })
  while (going || times.length < 40) {
    const started = performance.now()
    await listMine(address, person)
    times.push(performance.now() - started)
    await sleep(25)
  }
  return times
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

async function slowloris(ground: Ground) {
  const portal = await ground.portal()
  const person = await ground.member(portal)
  const { hostname, port } = new URL(portal.address)
  const quiet = await othersWait(portal.address, person, sleep(2000))
  const idle = Array.from({ length: 1000 }, () => net.connect(Number(port), hostname))
  for (const socket of idle) socket.on('error', () => {})
  const head =
    'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n'
  const all = Promise.all([
    hangUp(portal.address, 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: 1\r\n', 150),
    hangUp(portal.address, `${head}\r\n{"email":`, null, 200),
    hangUp(portal.address, `${head}\r\n{"email":"`, 'a', 200),
    hangUp(portal.address, '', null, 200),
  ])
  const busy = await othersWait(portal.address, person, all)
  const [slowHeader, stalledBody, slowBody, silent] = await all
  for (const socket of idle) socket.destroy()
  const told = (seconds: number | null) => (seconds === null ? 'never' : `${Math.round(seconds)} s`)
  const cut = [slowHeader, stalledBody, slowBody, silent]
  const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  const fine = cut.every(seconds => seconds !== null) && during < Math.max(2 * before, before + 50)
  return seen(
    fine,
    `cut after: slow header ${told(slowHeader)}, stalled body ${told(stalledBody)}, dripping body ${told(slowBody)}, silence ${told(silent)}; others’ p95 ${ms(before)} before, ${ms(during)} with 1000 idle sockets`,
  )
}

async function manyUploads(ground: Ground) {
  const portal = await ground.portal()
  const [greedy, other] = [await ground.member(portal), await ground.member(portal)]
  for (let i = 0; i < 3; i++) await uploadSmall(portal.address, other)
  const quiet = await othersWait(portal.address, other, sleep(3000))
  const watch = watchMemory(portal.pid)
  const picture = await smallPicture(2 * mega)
  const upload = (i: number) =>
    send(portal.address, greedy, { filnavn: `Nr. ${i}`, filer: [{ navn: 'a.jpg', innhold: picture }] }).then(
      ({ status }) => status,
      error => (error as Error).message,
    )
  const all = Promise.all(Array.from({ length: 200 }, (_, i) => upload(i)))
  const busy = await othersWait(portal.address, other, all)
  const statuses = await all
  const { alone, largestChild } = watch.stop()
  const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  const known = statuses.every(status => status === 201 || status === 503 || status === 429)
  return {
    fine: known && alone < 700,
    p95: during / before,
    text: `200 uploads of 2 MB at once: ${tally(statuses)}; the portal held ${Math.round(alone)} MB, its largest process ${Math.round(largestChild)} MB; others’ p95 ${ms(before)} before, ${ms(during)} during`,
  }
}

async function uploads(ground: Ground) {
  const { fine, p95, text } = await manyUploads(ground)
  return seen(fine && p95 < 2, `${text} (${p95.toFixed(1)} ×)`)
}

/** One member keeps asking for what costs most; another uploads and reads as usual. */
async function greedyClient(ground: Ground) {
  const portal = await ground.portal()
  const [greedy, other] = [await ground.member(portal), await ground.member(portal)]
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const asUsual = async (rounds: number) => {
    const times: number[] = []
    for (let i = 0; i < rounds; i++) times.push(await timed(() => uploadSmall(portal.address, other)))
    return times
  }
  const quiet = await asUsual(15)
  let going = true
  let taken = 0
  const agent = new http.Agent({ keepAlive: true, maxSockets: 40 })
  const hog = async () => {
    while (going) {
      await uploadSmall(portal.address, greedy).then(
        ({ status }) => {
          if (status === 201) taken++
        },
        () => {},
      )
      await call(`${portal.address}/api/produksjoner`, { headers: bearer(greedy), agent }).catch(() => {})
    }
  }
  const hogs = Array.from({ length: 20 }, hog)
  await sleep(1000)
  const busy = await asUsual(15)
  going = false
  await Promise.all(hogs)
  agent.destroy()
  const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  return seen(
    during < 2 * before + 50,
    `20 connections of one member took ${taken} uploads; another’s upload p95 ${ms(before)} before, ${ms(during)} during`,
  )
}

export const belastningProbes: readonly Probe[] = [
  { id: 'F8', expected: '30 MB of JSON: 413 within 100 ms, before it is parsed', run: hugeBody },
  {
    id: 'F9',
    expected: 'Slow headers, slow and stalled bodies and silence are cut; 1000 idle sockets stop nobody',
    run: slowloris,
  },
  { id: 'D7', expected: '200 uploads at once: bounded memory, others’ p95 at most doubles', run: uploads },
  {
    id: '33',
    expected: 'One member on 20 connections: another’s upload p95 at most doubles',
    run: greedyClient,
  },
]
