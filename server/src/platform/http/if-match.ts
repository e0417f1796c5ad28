import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

const unfit = (reason: string) =>
  new AppError('ugyldig_foresporsel', reason, {
    felt: { versjon: 'Versjonen i If-Match er ikke gyldig. Hent det som er lagret, og prøv igjen.' },
  })

/** Whether calls with this body carry a version at all. */
function takesVersion(schema: unknown): boolean {
  if (schema instanceof z.ZodMiniObject) return 'versjon' in schema.shape
  return schema instanceof z.core.$ZodUnion && schema._zod.def.options.some(takesVersion)
}

/**
 * The body of a PUT, with the version that its caller has read where it belongs: it may stand in `If-Match` (`"7"`, as RFC 9110 writes
 * it) instead of in `versjon`. `*` asks for no version.
 * @param schema of the call's body
 * @throws AppError `ugyldig_foresporsel` when the header is no version, or another than the body's, or the call takes none: never passed over
 */
export function bodyWithVersion({ method, headers, body }: FastifyRequest, schema: unknown): unknown {
  const given = method === 'PUT' ? headers['if-match']?.trim() : undefined
  if (given === undefined || given === '*') return body
  if (!takesVersion(schema)) throw unfit('If-Match at a call without a version')
  const [, digits] = /^"?(\d{1,10})"?$/.exec(given) ?? []
  if (digits === undefined) throw unfit('If-Match is no version')
  const sent = (body ?? {}) as { versjon?: unknown }
  const isSilent = sent.versjon === undefined || sent.versjon === null || sent.versjon === ''
  if (!isSilent && Number(sent.versjon) !== Number(digits)) throw unfit('If-Match and versjon differ')
  return { ...sent, versjon: Number(digits) }
}
