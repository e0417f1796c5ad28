import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Calls `work` every so many seconds until it is told to stop. */
export type Every = (seconds: number, work: () => void) => { stop(): void }

/** How long one look lasts. */
export const lookSeconds = 10
/** A body that is no form may take so many looks in all; and of a form something must have come after as many. */
export const looksInAll = 3
/** A form that brings less than this in so many looks, from the second time on, comes too slowly: a poor line brings many times more. */
export const leastBytes = looksInAll * lookSeconds * 1000

export const everySecond: Every = (seconds, work) => {
  const timer = setInterval(work, seconds * 1000).unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * Asked at each look, with all that has come since it was first asked for and the seconds that took, whether that is too little now.
 * What lies unread here is never the sender's delay.
 */
export type Demand = (bytes: number, seconds: number) => boolean

type Watched = { demand: Demand; bytes: number; seconds: number }
const demands = new WeakMap<IncomingMessage, Watched>()

/**
 * Asks more of the form of this request than all must bring.
 * @returns takes it back
 */
export function demandPace({ raw }: FastifyRequest, demand: Demand): () => void {
  demands.set(raw, { demand, bytes: 0, seconds: 0 })
  return () => void demands.delete(raw)
}

function isTooSlowFor(raw: IncomingMessage, came: number): boolean {
  const watched = demands.get(raw)
  if (!watched) return false
  watched.bytes += came
  watched.seconds += lookSeconds
  return raw.readableLength === 0 && watched.demand(watched.bytes, watched.seconds)
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Answers 408 whatever the handler is at, and ends the connection. */
function cutOff(request: FastifyRequest, reply: FastifyReply): void {
  const error = new AppError('for_sakte', 'body comes too slowly')
  request.log.info({ code: error.code, reason: error.message }, 'refused')
  if (reply.raw.headersSent) return void request.raw.destroy()
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.writeHead(error.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  })
  reply.raw.end(JSON.stringify(error.toAnswer()), () => request.raw.destroy())
}

/** What came of a body between looks, and whether that is too little. */
class Pace {
  readonly #request: FastifyRequest
  #looks = 0
  #seen: number
  #lately = 0

  constructor(request: FastifyRequest) {
    this.#request = request
    this.#seen = request.raw.socket.bytesRead
  }

  look(): 'slow' | 'fine' {
    const { raw, headers } = this.#request
    const came = raw.socket.bytesRead - this.#seen
    this.#seen += came
    this.#lately += came
    this.#looks++
    if (isTooSlowFor(raw, came)) return 'slow'
    if (this.#looks % looksInAll !== 0) return 'fine'
    const lately = this.#lately
    this.#lately = 0
    const isForm = headers['content-type']?.startsWith('multipart/form-data') === true
    const isFirst = this.#looks === looksInAll
    return !isForm || (!isFirst && lately < leastBytes && raw.readableLength === 0) ? 'slow' : 'fine'
  }
}

/**
 * Cuts off who holds a connection by sending next to nothing. A form may take as long as it needs while it comes at a pace; and what
 * lies unread here while it waits for its turn is not the sender's delay.
 */
export function requirePace(app: FastifyInstance, every: Every = everySecond): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const { raw } = request
    const pace = new Pace(request)
    const look = every(lookSeconds, () => {
      if (raw.complete || raw.destroyed) return look.stop()
      if (pace.look() === 'fine') return
      look.stop()
      cutOff(request, reply)
    })
    reply.raw.once('close', () => look.stop())
  })
}
