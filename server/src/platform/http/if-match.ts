import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const unfit = (reason: string) =>
  new AppError('ugyldig_foresporsel', reason, {
    felt: { versjon: 'Versjonen i If-Match er ikke gyldig. Hent det som er lagret, og prøv igjen.' },
  })

/**
 * The body of a PUT, with the version that its caller has read where it belongs: it may stand in `If-Match` (`"7"`, as RFC 9110 writes
 * it) instead of in `versjon`. `*` asks for no version.
 * @throws AppError `ugyldig_foresporsel` when the header is no version, or another than the body's: never passed over
 */
export function bodyWithVersion({ method, headers, body }: FastifyRequest): unknown {
  const given = method === 'PUT' ? headers['if-match']?.trim() : undefined
  if (given === undefined || given === '*') return body
  const [, digits] = /^"?(\d{1,10})"?$/.exec(given) ?? []
  if (digits === undefined) throw unfit('If-Match is no version')
  const sent = (body ?? {}) as { versjon?: unknown }
  const isSilent = sent.versjon === undefined || sent.versjon === null || sent.versjon === ''
  if (!isSilent && Number(sent.versjon) !== Number(digits)) throw unfit('If-Match and versjon differ')
  return { ...sent, versjon: Number(digits) }
}
