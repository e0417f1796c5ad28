import crypto from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { Database } from '../database.ts'
import * as repository from './idempotens.repository.ts'

/** A call that its sender may send again: what tells it from every other call of the same person. */
export type Kall = {
  readonly noekkel: string
  /** SHA-256 of method, path, parameters and content, in hex. */
  readonly avtrykk: string
}
export type Tidligere = { readonly dokument_id: string | null; readonly sak_id: string | null }

/**
 * The key with which a client makes sure that a call it sends again is carried out once; null when there is none.
 * @throws AppError `ugyldig_foresporsel` for one that cannot be a key: passed over, the call would be carried out twice
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key
  throw new AppError('ugyldig_foresporsel', 'Idempotency-Key is malformed', {
    felt: {
      'Idempotency-Key':
        'Nøkkelen må ha 8 til 100 tegn: bokstavene a til z, sifre, bindestrek og understrek.',
    },
  })
}

/**
 * @param innhold all that decides what the call does, told alike each time; not what may rightly differ between two tries of one call
 * @returns null for a call without a key
 */
export function describeKall(request: FastifyRequest, innhold: unknown): Kall | null {
  const noekkel = readIdempotencyKey(request)
  if (!noekkel) return null
  // The path of the contract: all of its aliases mean the same call.
  const { endpoint } = request.routeOptions.config
  const whole = JSON.stringify([endpoint?.method, endpoint?.path, request.params, innhold])
  return { noekkel, avtrykk: crypto.hash('sha256', whole) }
}

async function find(db: Database, brukerId: string, kall: Kall): Promise<Tidligere | undefined> {
  const row = await repository.findByNoekkel(db, brukerId, kall.noekkel)
  if (row && row.avtrykk !== kall.avtrykk)
    throw new AppError('noekkel_brukt', 'the Idempotency-Key belongs to another call')
  return row
}

/**
 * What the same call made before; undefined when it is the first, or has no key.
 * @throws AppError `noekkel_brukt` when the key belongs to another call, or to the same with another content
 */
export const findTidligere = async (db: Database, brukerId: string, kall: Kall | null) =>
  kall ? find(db, brukerId, kall) : undefined

/**
 * Makes the key the call's own, in the transaction of what it does; waits for another call with the same key to end.
 * @returns what the same call made, when it was there first: then this one must do nothing
 * @throws AppError as `findTidligere`
 */
export async function claimKall(
  tx: Database,
  brukerId: string,
  kall: Kall | null,
  opprettet: Date,
  virkning: repository.Virkning,
): Promise<Tidligere | undefined> {
  if (!kall) return undefined
  const first = await repository.insertNoekkel(tx, { ...virkning, ...kall, bruker_id: brukerId, opprettet })
  return first ? undefined : find(tx, brukerId, kall)
}
