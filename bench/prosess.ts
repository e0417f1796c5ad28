import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { createFolk } from '../server/src/stor/folk.ts'
import { createKilder, createStoerrelse } from '../server/src/stor/stoerrelse.ts'
import { freePort } from '../server/test/free-port.ts'
import { formBody } from '../server/test/portal.ts'
import { logIn } from '../server/test/process.ts'
import { type Result, sideBySide } from './side-by-side.ts'
import { makeScan, startPortal } from './upload.ts'

const personer = 10
const uploadsOfEach = 3
/** After what was done, until what it needed is given back. */
const quietMs = 10_000
const few = '--skala 0.001 --brukere 20'.split(' ')

/** Resident, in MB. */
async function memoryOf(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Longest time in ms, since it was last asked, that the portal's loop was away from its ten-millisecond beat. */
async function readStall(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000
}

async function logInMany(address: string) {
  const folk = createFolk(createKilder(), createStoerrelse(0.001)).filter(
    ({ brukertype }) => brukertype === 'arbeidstaker',
  )
  return Promise.all(
    folk.slice(0, personer).map(({ epost }) => logIn(address, epost, demoKontoer.medlem.password)),
  )
}

/** No two alike. */
const formOf = (userId: string, scan: Buffer, n: number) =>
  formBody({ filnavn: `Måling ${n}`, userId }, [
    { navn: 'skann.pdf', innhold: Buffer.concat([scan, Buffer.from(`%nummer ${n}\n`)]) },
  ])

let sent = 0
/** All at once, and each their next when the last is answered. */
async function uploadTogether(url: string, scan: Buffer, folk: readonly { id: string; token: string }[]) {
  await Promise.all(
    folk.map(async ({ id, token }) => {
      for (let n = 0; n < uploadsOfEach; n++) {
        const { payload, headers } = formOf(id, scan, sent++)
        const answer = await fetch(url, {
          method: 'POST',
          body: new Uint8Array(payload),
          headers: { ...headers, authorization: `Bearer ${token}` },
        })
        await answer.arrayBuffer()
        if (answer.status !== 201) throw new Error(`an upload answered ${answer.status}`)
      }
    }),
  )
}

/** What the web process holds while nobody asks for anything, and how long it keeps others waiting while ten people upload. */
export async function benchProsess(folder: string): Promise<Result[]> {
  const scan = await makeScan(folder)
  const metrics = await freePort()
  const settings = { METRICS_PORT: String(metrics), LOGINS_PER_MINUTE: '1000' }
  const portal = await startPortal(path.join(folder, 'data'), few, settings)
  const bare = fork(path.join(import.meta.dirname, 'floor-server.ts'), [folder])
  try {
    const [port] = await once(bare, 'message')
    const folk = await logInMany(portal.address)
    await sleep(quietMs)
    const memory = await sideBySide({
      name: 'Minne i ro utenom PostgreSQL / node:http',
      goal: { mb: 150 },
      rounds: 3,
      warmUps: 0,
      ours: () => memoryOf(portal.pid),
      floor: () => memoryOf(bare.pid ?? 0),
    })
    const stall = await sideBySide({
      name: `Lengste stans i hendelsesløkken mens ${personer} laster opp ${(scan.length / 1e6).toFixed(0)} MB / node:http til disk + fsync`,
      goal: { ms: 50 },
      rounds: 1,
      warmUps: 1,
      async ours() {
        await readStall(metrics)
        await uploadTogether(`${portal.address}/api/process/upload`, scan, folk)
        return readStall(metrics)
      },
      async floor() {
        bare.send('stans')
        await once(bare, 'message')
        await uploadTogether(`http://127.0.0.1:${port}/`, scan, folk)
        bare.send('stans')
        const [ms] = await once(bare, 'message')
        return ms
      },
    })
    return [memory, stall]
  } finally {
    bare.kill()
    portal.signal('SIGTERM')
    await portal.ended
  }
}
