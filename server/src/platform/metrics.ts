import crypto from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How many jobs of a kind wait for their turn, are at work, and have been given up. */
export type JobCount = { task: string; waiting: number; running: number; failed: number }

type Sources = {
  pool: { totalCount: number; idleCount: number; waitingCount: number }
  countJobs: () => Promise<readonly JobCount[]>
}

/** Figures for a monitoring system. A label is a name of ours: never an id, an address as it was asked for, or a word of a person's. */
export type Metrics = {
  /** Counts and times every request of this server from now on. */
  observe(app: FastifyInstance): void
  /** All figures, in the text format of Prometheus. */
  text(): Promise<string>
}

/** From what is answered from memory to what waits for a merge. In seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false

type Prom = typeof import('prom-client')
type Registry = InstanceType<Prom['Registry']>

function watchPool({ Gauge }: Prom, register: Registry, pool: Sources['pool']): void {
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database: open, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })
}

function watchJobs({ Gauge }: Prom, register: Registry, countJobs: Sources['countJobs']): void {
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs of the whole portal by kind. Mails that wait are the kind send_epost.',
    labelNames: ['task', 'state'],
    registers: [register],
    async collect() {
      this.reset()
      // With the database away the other figures are worth all the more.
      for (const { task, ...counts } of await countJobs().catch(() => []))
        for (const [state, count] of Object.entries(counts)) this.set({ task, state }, count)
    },
  })
}

/** Loads the library and begins to count. */
export async function createMetrics({ pool, countJobs }: Sources): Promise<Metrics> {
  const prom: Prom = await import('prom-client')
  const register = new prom.Registry()
  prom.collectDefaultMetrics({ register })
  watchPool(prom, register, pool)
  watchJobs(prom, register, countJobs)
  const requests = new prom.Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Requests by method, route and status, from their header to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  const uploaded = new prom.Counter({
    name: 'portal_upload_bytes_total',
    help: 'Bytes that have arrived as uploads, refused ones too.',
    registers: [register],
  })
  return {
    observe(app) {
      /** How much each connection had brought when its last answer was given. */
      const heard = new WeakMap<Socket, number>()
      app.addHook('onResponse', async (request, reply) => {
        const { socket } = request.raw
        const bytes = (socket.bytesRead ?? 0) - (heard.get(socket) ?? 0)
        heard.set(socket, socket.bytesRead)
        if (isUpload(request)) uploaded.inc(bytes)
        const { url: route = 'none' } = request.routeOptions
        requests.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        )
      })
    },
    text: () => register.metrics(),
  }
}

const digest = (text: string): Buffer => crypto.hash('sha256', text, 'buffer')

/**
 * Answers `/metrics` on a port of its own, so that no balancer can let it out.
 * @param token asked for as a bearer token; without one only this machine is answered
 * @throws Error with the code EADDRINUSE or EACCES
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  { port, host, token }: { port: number; host: string; token: string | undefined },
) {
  const wanted = token && digest(`Bearer ${token}`)
  const server = http.createServer(async (request, response) => {
    const isAllowed = !wanted || crypto.timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isAllowed || !isAsked) return response.writeHead(isAllowed ? 404 : 401).end()
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
  server.listen(port, token ? host : '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
