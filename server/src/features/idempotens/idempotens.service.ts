import crypto from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { EncryptedColumn } from '../../platform/crypto/key-check.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Repeat } from '../../platform/http/caller-route.ts'
import { JsonText } from '../../platform/http/json-text.ts'
import type { Log } from '../../platform/log.ts'
import type { Base } from '../base.ts'
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

async function find(db: Database, brukerId: string, kall: Kall) {
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

const boundTo = (id: string) => `idempotens:${id}`
export const svarColumns: readonly EncryptedColumn[] = [
  { table: 'idempotens', column: 'svar_kryptert', boundTo },
]
/** In characters. A longer answer is not kept: the call is carried out again. */
const longestKept = 500_000

/**
 * Whatever is changed can be sent again by who never got the answer: it is answered as it was then, and nothing is done twice. The answer
 * is kept when the change is done, and not in its transaction: a process killed between the two leaves the change without it. While a
 * call is under way, the same one waits for its answer.
 */
export function createRepeat({
  db,
  cipher,
  now,
  newId,
  log,
}: Pick<Base, 'db' | 'cipher' | 'now' | 'newId'> & { log: Log }): Repeat {
  const underway = new Map<string, Promise<unknown>>()
  return async ({ caller, request, content }, work) => {
    const described = describeKall(request, content)
    if (!described) return work()
    // Keyed: the content may be a password or a personnummer, which a bare hash would let somebody guess.
    const kall = { ...described, avtrykk: cipher.blindIndex(described.avtrykk, 'idempotens') }
    const readSvar = async () => {
      const row = await find(db, caller.id, kall)
      return row?.svar_kryptert ? new JsonText(cipher.decrypt(row.svar_kryptert, boundTo(row.id))) : null
    }
    const carryOut = async () => {
      const earlier = await readSvar()
      if (earlier) return earlier
      // What refuses it may be what the first call, still under way when this one came, has changed meanwhile.
      const answer = await work().catch(async error => (await readSvar()) ?? Promise.reject(error))
      const text = answer instanceof JsonText ? answer.text : JSON.stringify(answer)
      if (text.length > longestKept) return answer
      const id = newId()
      const virkning = { id, svar_kryptert: cipher.encrypt(text, boundTo(id)) }
      // The change is made: what it answers must not depend on whether the answer can be kept.
      await claimKall(db, caller.id, kall, now(), virkning).catch(err =>
        log.error({ err }, 'answer was not kept'),
      )
      return answer
    }
    const same = `${caller.id} ${kall.noekkel} ${kall.avtrykk}`
    const mine = underway.get(same) ?? carryOut().finally(() => underway.delete(same))
    underway.set(same, mine)
    return mine
  }
}
