import type { FastifyRequest } from 'fastify'

/** The key with which a client makes sure that a call it sends again is carried out once; null when there is none. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? key : null
}
