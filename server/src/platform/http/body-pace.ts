import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Calls `work` every so many seconds until it is told to stop. */
export type Every = (seconds: number, work: () => void) => { stop(): void }

/** How long one look lasts, and so how long a body that is no form may take in all. */
const lookSeconds = 30
/** A form that brings less than this between two looks, from the second on, comes too slowly: a poor line brings many times more. */
export const leastBytes = lookSeconds * 1000

export const everySecond: Every = (seconds, work) => {
  const timer = setInterval(work, seconds * 1000).unref()
  return { stop: () => clearInterval(timer) }
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

/**
 * Cuts off who holds a connection by sending next to nothing. A form may take as long as it needs while it comes at a pace; and what
 * lies unread here while it waits for its turn is not the sender's delay.
 */
export function requirePace(app: FastifyInstance, every: Every = everySecond): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const { raw } = request
    let looks = 0
    let seen = raw.socket.bytesRead
    const look = every(lookSeconds, () => {
      if (raw.complete || raw.destroyed) return look.stop()
      const came = raw.socket.bytesRead - seen
      seen += came
      looks++
      const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true
      const isSlow = !isForm || (looks > 1 && came < leastBytes && raw.readableLength === 0)
      if (!isSlow) return
      look.stop()
      cutOff(request, reply)
    })
    reply.raw.once('close', () => look.stop())
  })
}
