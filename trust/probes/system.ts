import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  call,
  logIn,
  type PortalProcess,
  type SignedIn,
  send,
  startPortalProcess,
} from '../../server/test/process.ts'
import { fetchPdf, listMine, smallPicture, uploadSmall } from '../client.ts'
import { bearer, type Ground, until } from '../ground.ts'
import { type Probe, seen, tally } from '../probe.ts'
import { runSjekk } from '../recorder.ts'
import { requireRoot, requireTool, withClock } from '../tools.ts'

const mega = 2 ** 20

async function openSockets(address: string, count: number): Promise<net.Socket[]> {
  const { hostname, port } = new URL(address)
  const sockets = Array.from({ length: count }, () => net.connect(Number(port), hostname))
  for (const socket of sockets) socket.on('error', () => {})
  await sleep(1000)
  return sockets
}

const upload = async (portal: PortalProcess, person: SignedIn, bytes: number) =>
  send(portal.address, person, {
    filnavn: `Fil på ${bytes}`,
    filer: [{ navn: 'a.jpg', innhold: await smallPicture(bytes) }],
  })

/** A data folder of a few MB: the portal has a database of its own elsewhere. */
async function diskFull(ground: Ground) {
  requireRoot('a small disk')
  await ground.stopPortal()
  const folder = path.join(ground.folder, 'liten')
  await mkdir(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=9m,mode=711', 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error(String(mounted.stderr))
  try {
    const name = await ground.newDatabase()
    const env = { ...ground.base(), ...name, DATA_DIR: folder }
    const portal = await startPortalProcess(env)
    const person = await ground.member(portal)
    const first = await upload(portal, person, 100_000)
    const big = await upload(portal, person, 5 * mega)
    const { message } = big.body as { message: string }
    const list = await listMine(portal.address, person)
    const [unfinished, arriving] = [
      await readdir(path.join(folder, 'filer/uferdig')),
      await readdir(path.join(folder, 'arbeid')),
    ]
    const again = await upload(portal, person, 100_001)
    portal.signal('SIGTERM')
    await portal.ended
    const sjekk = await runSjekk(env)
    const fine =
      first.status === 201 &&
      [503, 507].includes(big.status) &&
      list.length === 1 &&
      unfinished.length + arriving.length === 0 &&
      again.status === 201 &&
      sjekk === null
    return seen(
      fine,
      `5 MB on a full disk: ${big.status} «${message}»; left over: ${unfinished.length + arriving.length} files; list: ${list.length} document; a small one after it: ${again.status}; sjekk: ${sjekk ?? 'nothing found'}`,
    )
  } finally {
    spawnSync('umount', ['-l', folder])
  }
}

async function inputOutputError(ground: Ground) {
  requireRoot('fault injection')
  requireTool('strace')
  const portal = await ground.portal()
  const person = await ground.member(portal)
  const during: number[] = []
  for (const call of ['fsync', 'pwrite64']) {
    const trace = spawn(
      'strace',
      [
        '-f',
        '-p',
        String(portal.pid),
        '-o',
        '/dev/null',
        '-e',
        `trace=${call}`,
        '-e',
        `inject=${call}:error=EIO`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await Promise.race([once(trace.stderr, 'data'), sleep(5000)])
    await sleep(500)
    during.push((await upload(portal, person, 50_000)).status)
    trace.kill('SIGINT')
    await once(trace, 'close')
  }
  const after = await upload(portal, person, 50_001)
  const left = await readdir(path.join(ground.dataDir, 'arbeid'))
  const list = await listMine(portal.address, person)
  const fine =
    during.every(status => status >= 500) && after.status === 201 && list.length === 1 && left.length === 0
  return seen(
    fine,
    `upload with EIO at fsync: ${during[0]}, at write: ${during[1]}; afterwards: ${after.status}; documents ${list.length}, left over ${left.length}`,
  )
}

/** Half an upload, and then either a cut or silence. */
function halfUpload(address: string, person: SignedIn, body: Buffer): net.Socket {
  const { hostname, port } = new URL(address)
  const head = `POST /api/process/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`
  const start = `--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const socket = net.connect(Number(port), hostname, () => {
    socket.write(head + start)
    socket.write(body)
  })
  socket.on('error', () => {})
  return socket
}

async function cutConnections(ground: Ground) {
  const portal = await ground.portal()
  const person = await ground.member(portal)
  const { id } = await uploadSmall(portal.address, person)
  const arriving = () => readdir(path.join(ground.dataDir, 'arbeid')).then(names => names.length)
  const descriptors = () => readdir(`/proc/${portal.pid}/fd`).then(names => names.length)
  await sleep(500)
  const before = await descriptors()
  const body = await smallPicture(mega)
  const senders = await Promise.all(Array.from({ length: 10 }, () => ground.member(portal)))
  const cut = senders.map(sender => halfUpload(portal.address, sender, body))
  const cutCame = await until(async () => (await arriving()) === 10, 30)
  for (const socket of cut) socket.destroy()
  const cutStarted = Date.now()
  const cutGone = await until(async () => (await arriving()) === 0, 30)
  const cutSeconds = (Date.now() - cutStarted) / 1000
  // Downloads that nobody reads to the end.
  for (let i = 0; i < 10; i++) {
    const { body: made } = await call(`${portal.address}/api/document/${id}/visning`, {
      method: 'POST',
      headers: bearer(person),
    })
    const request = http.get(
      `${portal.address}/api/process/secureuploads/${id}?token=${(made as { token: string }).token}`,
      { agent: false },
    )
    request.on('error', () => {})
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.once('data', () => response.destroy())
  }
  // The other end is gone without a word: nothing more comes, and nothing says so.
  const silent = halfUpload(portal.address, person, body)
  const silentCame = await until(async () => (await arriving()) === 1, 30)
  const started = Date.now()
  const silentGone = await until(async () => (await arriving()) === 0, 200)
  const silentSeconds = (Date.now() - started) / 1000
  silent.destroy()
  await sleep(1500)
  const after = await descriptors()
  const list = await listMine(portal.address, person)
  const fine = cutCame && cutGone && silentCame && silentGone && list.length === 1 && after <= before + 5
  return seen(
    fine,
    `10 cut uploads swept after ${cutSeconds.toFixed(1)} s; a half-open one after ${Math.round(silentSeconds)} s; open descriptors ${before} before, ${after} after; documents ${list.length}`,
  )
}

async function littleMemory(ground: Ground) {
  const portal = await ground.portal({ NODE_OPTIONS: '--max-old-space-size=128' })
  const person = await ground.member(portal)
  const work = Array.from({ length: 30 }, (_, i) =>
    i % 3
      ? listMine(portal.address, person).then(() => 200)
      : upload(portal, person, 3 * mega).then(({ status }) => status),
  )
  const statuses = await Promise.all(work.map(one => one.catch(error => (error as Error).message)))
  const isUp = await call(`${portal.address}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  )
  await ground.stopPortal()
  const sjekk = await runSjekk({ ...ground.base(), ORPHAN_MINUTES: '60' })
  const fine = isUp && statuses.every(status => [200, 201, 503].includes(status as number)) && sjekk === null
  return seen(
    fine,
    `128 MB heap, 10 uploads of 3 MB and 20 lists at once: ${tally(statuses)}; up afterwards: ${isUp}; sjekk: ${sjekk ?? 'nothing found'}`,
  )
}

async function noDescriptors(ground: Ground) {
  const portal = await ground.portal({}, { through: ['sh', '-c', 'ulimit -n 100; exec "$@"', 'sh'] })
  const person = await ground.member(portal)
  const sockets = await openSockets(portal.address, 150)
  const during = await Promise.race([
    call(`${portal.address}/api/user/${person.id}`, { headers: bearer(person) }).then(
      ({ status }) => String(status),
      error => (error as NodeJS.ErrnoException).code ?? 'broken off',
    ),
    sleep(5000).then(() => 'no answer'),
  ])
  for (const socket of sockets) socket.destroy()
  const recovered = await until(async () => (await uploadSmall(portal.address, person)).status === 201, 60)
  return seen(
    recovered,
    `100 descriptors, 150 idle connections: one more gets ${during}; after they are gone an upload is ${recovered ? 'taken' : 'still refused'}`,
  )
}

/** What the calendar makes of moments at which a naive one is wrong. `frist` is 14 days on, in Norway. */
const moments = [
  {
    what: 'an hour before the year turns in UTC, after it has in Norway',
    at: '@2026-12-31 23:20:00',
    frist: '2027-01-15',
  },
  { what: 'in the hour that comes twice', at: '@2026-10-25 00:40:00', frist: '2026-11-08' },
  { what: 'in the night that loses an hour', at: '@2027-03-28 00:50:00', frist: '2027-04-11' },
  { what: '29 February', at: '@2028-02-29 22:50:00', frist: '2028-03-14' },
] as const

async function clocks(ground: Ground) {
  const said: string[] = []
  let fine = true
  for (const { what, at, frist } of moments) {
    const portal = await ground.portal(withClock(at))
    const person = await ground.member(portal)
    const admin = await ground.admin(portal)
    const { id } = await uploadSmall(portal.address, person)
    const pdf = await fetchPdf(portal.address, person, id)
    const sent = await call(`${portal.address}/api/process/send-email`, {
      method: 'POST',
      headers: bearer(person),
      body: { message: 'Hei', selectedDocument: id },
    })
    const { saksnummer } = sent.body as { saksnummer: number }
    const sak = await call(`${portal.address}/api/saker/${saksnummer}`, { headers: bearer(admin) })
    const found = JSON.stringify(sak.body).match(/"frist":"([^"]+)"/)?.[1] ?? 'none'
    const day =
      found.length > 10 ? new Date(found).toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' }) : found
    const okay = pdf.status === 200 && day === frist
    fine &&= okay
    said.push(`${what}: PDF ${pdf.status}, deadline ${day}${okay ? '' : ` instead of ${frist}`}`)
  }
  const back = await ground.portal()
  const person = await ground.member(back)
  const { token } = await logIn(back.address, person.email, person.password)
  return seen(fine && token.length > 0, `${said.join('; ')}; and back to now: login and all`)
}

export const systemProbes: readonly Probe[] = [
  {
    id: '5',
    expected: 'Store full: 507 or 503 in Norwegian, nothing half, lists work, goes on when there is room',
    run: diskFull,
  },
  {
    id: '7',
    expected: 'EIO at fsync and write: never a 2xx, nothing half, goes on afterwards',
    run: inputOutputError,
  },
  {
    id: '22',
    expected: 'Cut and half-open connections are freed in time, nothing half',
    run: cutConnections,
  },
  { id: '23', expected: 'A heap of 128 MB under load: answers or sheds, nothing broken', run: littleMemory },
  { id: '24', expected: 'Out of file descriptors: refuses, and recovers by itself', run: noDescriptors },
  {
    id: '25',
    expected: 'Turn of the year, DST nights and leap day: tokens and deadlines right in Norway',
    run: clocks,
  },
]
