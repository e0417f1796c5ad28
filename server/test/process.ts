import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { connectionUrl } from '../src/platform/db/connection.ts'
import { formBody, type TestPortal } from './portal.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** What one process has compiled, the next reads: half of what a start costs, and tests start hundreds. */
const compiled = path.join(root, '.cache/kompilert')
/** What `npm run serve` gives Node. */
const flags = /^node ((?:--\S+ )*)/
  .exec(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts.serve)?.[1]
  ?.split(' ')
  .filter(Boolean)
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'LD_LIBRARY_PATH']

export type Ending = { code: number | null; signal: NodeJS.Signals | null; output: string }
export type PortalProcess = {
  /** `http://127.0.0.1:<port>`; empty when it answers nobody and works. */
  readonly address: string
  readonly pid: number
  /** What it has written to stdout until now: its log. */
  readonly said: () => string
  /** Resolves when the process is gone, however it went. */
  readonly ended: Promise<Ending>
  signal(name: NodeJS.Signals): void
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>
}

/**
 * Starts a program of the server as its own process, with these settings and none of the surrounding environment's.
 * @param through a command that runs the command it is given, such as `nice`
 */
export function spawnServer(
  file: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  through: readonly string[] = [],
): { child: ChildProcess; ended: Promise<Ending> } {
  const surroundings = Object.fromEntries(passedOn.map(name => [name, process.env[name]]))
  const [program = '', ...rest] = [
    ...through,
    process.execPath,
    ...(flags ?? []),
    path.join(root, 'server/src', file),
    ...args,
  ]
  const child = spawn(program, rest, {
    cwd: root,
    env: {
      ...surroundings,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text.toString()
    })
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }) as Ending)
  return { child, ended }
}

/** The page itself is part of the portal: a fresh clone has not built it yet. */
export function ensureWeb(): void {
  if (existsSync(path.join(root, 'web/dist/index.html'))) return
  spawnSync(process.execPath, [path.join(root, 'scripts/build-web.mjs')], { cwd: root, stdio: 'inherit' })
}

/** The real portal in a process of its own, on a free port, without KI unless it is asked for. Throws what it wrote when it does not start. */
export async function startPortalProcess(
  env: NodeJS.ProcessEnv,
  through: readonly string[] = [],
): Promise<PortalProcess> {
  ensureWeb()
  const settings = { PORT: '0', DEMO: 'false', KI: 'av', ...env }
  const { child, ended } = spawnServer('main.ts', settings, [], through)
  let said = ''
  const address = new Promise<string>(resolve => {
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      const port = /er åpen: \S+:(\d+)\s/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
      else if (said.includes('utfører jobber')) resolve('')
    })
  })
  const failed = ended.then(({ output }) => {
    throw new Error(`the portal ended before it was open:\n${output}`)
  })
  // Once the portal is open, its end is nobody's failure.
  failed.catch(() => {})
  return {
    address: await Promise.race([address, failed]),
    pid: child.pid ?? 0,
    said: () => said,
    ended,
    signal: name => child.kill(name),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: unknown }

/** One request on a connection of its own; the body is parsed when it is JSON. */
export async function call(
  address: string,
  { method = 'GET', headers = {}, body, agent }: http.RequestOptions & { body?: unknown } = {},
): Promise<Answer> {
  const request = http.request(address, {
    method,
    agent: agent ?? false,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  })
  request.end(body === undefined ? undefined : JSON.stringify(body))
  return readAnswer(request)
}

async function readAnswer(request: http.ClientRequest): Promise<Answer> {
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const content = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>))
  const isJson = response.headers['content-type']?.includes('json')
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: isJson ? JSON.parse(content.toString()) : content,
  }
}

export type SignedIn = { id: string; token: string }

export async function logIn(address: string, email: string, password: string): Promise<SignedIn> {
  const answer = await call(`${address}/api/user/login`, { method: 'POST', body: { email, password } })
  if (answer.status !== 200) throw new Error(`login answered ${JSON.stringify(answer.body)}`)
  const { token } = answer.body as { token: string }
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { id, token }
}

export type Upload = {
  filnavn: string
  filer: readonly { navn: string; innhold: Buffer }[]
  noekkel?: string
  agent?: http.Agent
}
export type HalfUpload = { finish(): Promise<Answer>; failed: Promise<Error> }

/** An upload of which the first half of the bytes is sent; `finish` sends the rest and reads the answer. */
export function sendHalf(address: string, person: SignedIn, upload: Upload): HalfUpload {
  const form = formBody({ filnavn: upload.filnavn, userId: person.id }, upload.filer)
  const request = http.request(`${address}/api/process/upload`, {
    method: 'POST',
    agent: upload.agent ?? false,
    headers: {
      ...form.headers,
      'content-length': form.payload.length,
      authorization: `Bearer ${person.token}`,
      ...(upload.noekkel && { 'idempotency-key': upload.noekkel }),
    },
  })
  const failed = once(request, 'error').then(([error]) => error as Error)
  const half = Math.floor(form.payload.length / 2)
  request.write(form.payload.subarray(0, half))
  return {
    failed,
    finish() {
      request.end(form.payload.subarray(half))
      return readAnswer(request)
    },
  }
}

export const send = (address: string, person: SignedIn, upload: Upload): Promise<Answer> =>
  sendHalf(address, person, upload).finish()

/** Of a worker in a process of its own, on the data of a portal that a test holds open. */
export const workerOn = ({ testDatabase, dataDir }: TestPortal) => ({
  DATABASE_URL: connectionUrl(testDatabase.appConnection),
  DATA_DIR: dataDir,
  PROCESS: 'worker',
  DEMO: 'false',
  KI: 'av',
})

/**
 * Makes what a killed worker had begun look so old that the next start gives it free at once: whoever has just begun is given some seconds,
 * and the portal looks again half a minute later (`abandoned-jobs.test.ts` holds both).
 */
export async function ageBegunJobs({ asOwner }: TestPortal): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await asOwner(
      `update graphile_worker.${table} set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
    )
}
