import { fork } from 'node:child_process'
import crypto from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { createPdfPool } from '../server/src/platform/pdf/pdf-pool.ts'
import { freePort } from '../server/test/free-port.ts'
import { formBody } from '../server/test/portal.ts'
import { logIn, type PortalProcess, spawnServer, startPortalProcess } from '../server/test/process.ts'
import { makePhotos } from './merge.ts'
import { type Result, sideBySide } from './side-by-side.ts'

const rounds = 15
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
export const account = {
  ADMIN_EMAIL: 'maaling@rettighetsportalen.example',
  ADMIN_PASSWORD: crypto.randomUUID(),
}

/**
 * As in production, with its own embedded database that reaches the disk.
 * @param filled how much is in it, as `npm run seed:stor` takes it; empty if not given
 * @param settings on top of the others
 */
export async function startPortal(
  folder: string,
  filled?: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<PortalProcess & { env: NodeJS.ProcessEnv }> {
  const port = await freePort()
  const secret = () => crypto.randomBytes(32).toString('base64')
  await mkdir(folder)
  await chmod(folder, 0o711)
  const env = {
    NODE_ENV: 'production',
    // The bench logs in with a password alone.
    TOTRINN_ADMINISTRATOR: 'false',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SESSION_KEYS: `1:${secret()}`,
    FIELD_KEYS: `1:${secret()}`,
    INDEX_KEY: secret(),
    CAPTCHA_KEY: secret(),
    ...account,
    DEMO: '',
    // What a portal with much in it does beside answering is another measurement.
    ...(filled && { PROCESS: 'web' }),
    ...settings,
  }
  if (filled) await fillPortal(env, filled)
  return { ...(await startPortalProcess(env)), env }
}

async function fillPortal(env: NodeJS.ProcessEnv, filled: readonly string[]): Promise<void> {
  const { child, ended } = spawnServer('stor/stor.ts', { ...env, NODE_ENV: 'test' }, filled)
  child.stdout?.pipe(process.stderr)
  const { code, output } = await ended
  if (code !== 0) throw new Error(`the portal was not filled: ${output}`)
}

/** A scan of some 10 MB: five photos in a PDF. */
export async function makeScan(folder: string): Promise<Buffer> {
  const pool = createPdfPool({ workers: 1, timeoutMs: 60_000, maxMemoryMb: 700 })
  const photos = await makePhotos(folder, 5)
  const scan = path.join(folder, 'skann.pdf')
  await pool.merge(
    photos.map(file => ({ path: file, kind: 'jpeg' as const })),
    scan,
  )
  await pool.close()
  return readFile(scan)
}

type Sent = { payload?: Buffer; headers?: http.OutgoingHttpHeaders }

async function ask(address: string, { payload, headers }: Sent, wanted: number): Promise<Buffer> {
  const method = payload ? 'POST' : 'GET'
  const length = payload ? { 'content-length': payload.length } : {}
  const request = http.request(address, { method, agent, headers: { ...headers, ...length } })
  request.end(payload)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const body = Buffer.concat((await Array.fromAsync(response)) as Buffer[])
  if (response.statusCode !== wanted)
    throw new Error(`${address} answered ${response.statusCode}: ${body.toString().slice(0, 300)}`)
  return body
}

type Measured = { address: string; floor: string; person: { id: string; token: string } }

/** No two alike: a second upload of the same content is told as a duplicate. Padding changes nothing else. */
const unlike = (scan: Buffer, round: number): Buffer => Buffer.concat([scan, Buffer.alloc(round + 100, '\n')])

/** One or more PDFs from the first byte sent until they show in the member's list, against a server that only stores them. */
function compareUpload(
  { address, floor, person }: Measured,
  scans: readonly Buffer[],
  { name, ratio }: { name: string; ratio: number },
): Promise<Result> {
  const authorization = `Bearer ${person.token}`
  let form = formBody({}, [])
  return sideBySide({
    name: `${name} / node:http til disk + fsync`,
    goal: { ratio },
    rounds,
    prepare(round) {
      const filer = scans.map(scan => ({ navn: 'skann.pdf', innhold: unlike(scan, round) }))
      form = formBody({ filnavn: `Måling ${round}`, userId: person.id }, filer)
    },
    async ours() {
      const { payload, headers } = form
      const key = { 'idempotency-key': crypto.randomUUID() }
      const sent = { payload, headers: { ...headers, ...key, authorization } }
      const answer = await ask(`${address}/api/process/upload`, sent, 201)
      const { document } = JSON.parse(answer.toString())
      const mine = `${address}/api/document/mine/${person.id}`
      const list = await ask(mine, { headers: { authorization } }, 200)
      if (JSON.parse(list.toString())[0]?._id !== document._id) throw new Error('it is not in the list')
      return undefined
    },
    async floor() {
      await ask(floor, form, 201)
      return undefined
    },
  })
}

/** A PDF that is kept as it comes, and two that become one. */
export async function benchUpload(folder: string): Promise<Result[]> {
  const scan = await makeScan(folder)
  const portal = await startPortal(path.join(folder, 'data'))
  const floorServer = fork(path.join(import.meta.dirname, 'floor-server.ts'), [folder])
  try {
    const [port] = await once(floorServer, 'message')
    const person = await logIn(portal.address, account.ADMIN_EMAIL, account.ADMIN_PASSWORD)
    const measured = { address: portal.address, floor: `http://127.0.0.1:${port}/`, person }
    const size = `${(scan.length / 1e6).toFixed(0)} MB`
    return [
      await compareUpload(measured, [scan], {
        name: `Opplasting av ${size} til den står i listen`,
        ratio: 1.7,
      }),
      await compareUpload(measured, [scan, scan], {
        name: `Opplasting av to filer på ${size}, slått sammen, til de står i listen`,
        ratio: 3,
      }),
    ]
  } finally {
    agent.destroy()
    floorServer.kill()
    portal.signal('SIGTERM')
    await portal.ended
  }
}
