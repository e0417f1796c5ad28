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
  const { child, ended } = spawnServer('app/stor/stor.ts', { ...env, NODE_ENV: 'test' }, filled)
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

/** A PDF of 10 MB from the first byte sent until it shows in the member's list, against a server that only stores it. */
export async function benchUpload(folder: string): Promise<Result> {
  const scan = await makeScan(folder)
  const portal = await startPortal(path.join(folder, 'data'))
  const floorServer = fork(path.join(import.meta.dirname, 'floor-server.ts'), [folder])
  try {
    const [port] = await once(floorServer, 'message')
    const person = await logIn(portal.address, account.ADMIN_EMAIL, account.ADMIN_PASSWORD)
    const authorization = `Bearer ${person.token}`
    let form = formBody({}, [])
    return await sideBySide({
      name: `Opplasting av ${(scan.length / 1e6).toFixed(0)} MB til den står i listen / node:http til disk + fsync`,
      goal: { ratio: 1.7 },
      rounds,
      prepare(round) {
        // No two alike: a second upload of the same content is told as a duplicate.
        const innhold = Buffer.concat([scan, Buffer.alloc(round + 1, '\n')])
        form = formBody({ filnavn: `Måling ${round}`, userId: person.id }, [{ navn: 'skann.pdf', innhold }])
      },
      async ours() {
        const { payload, headers } = form
        const key = { 'idempotency-key': crypto.randomUUID() }
        const answer = await ask(
          `${portal.address}/api/process/upload`,
          { payload, headers: { ...headers, ...key, authorization } },
          201,
        )
        const { document } = JSON.parse(answer.toString())
        const list = await ask(
          `${portal.address}/api/document/mine/${person.id}`,
          { headers: { authorization } },
          200,
        )
        if (JSON.parse(list.toString())[0]?._id !== document._id) throw new Error('it is not in the list')
      },
      async floor() {
        await ask(`http://127.0.0.1:${port}/`, form, 201)
      },
    })
  } finally {
    agent.destroy()
    floorServer.kill()
    portal.signal('SIGTERM')
    await portal.ended
  }
}
