import type { FastifyInstance } from 'fastify'
import { chooseEncoding, compress } from './prepared-answer.ts'

/** What is shorter goes in one packet as it is. */
const worthIt = 1400

/**
 * Compresses JSON for who takes it: a page of a list is a sixth of the size, and on a slow line that is what it waits for. Nobody else can
 * have a browser ask in a person's name and measure the answer, since who asks stands in a header that only our own page sets.
 */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    // Whoever has marked the content has marked these bytes of it.
    if (typeof payload !== 'string' || payload.length < worthIt || !isJson || reply.hasHeader('etag'))
      return payload
    reply.header('Vary', 'Authorization, Accept-Encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('Content-Encoding', encoding).removeHeader('content-length')
    return compress[encoding](Buffer.from(payload))
  })
}
