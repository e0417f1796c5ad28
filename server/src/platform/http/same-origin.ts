import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

function isHost(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/**
 * Refuses what a page of another site would change. A browser says where a request comes from (Fetch Metadata), whatever the address
 * in front of the portal; an older one, and one on plain HTTP, names the page's origin. A program names neither.
 * @throws AppError `ingen_tilgang`
 */
export function requireSameOrigin(ownOrigin: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    if (reading.has(request.method)) return
    const { origin, 'sec-fetch-site': site } = request.headers
    const own =
      typeof site === 'string'
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || origin === ownOrigin || isHost(origin, request.host)
    if (!own) throw new AppError('ingen_tilgang', 'sent by a page of another site')
  }
}
