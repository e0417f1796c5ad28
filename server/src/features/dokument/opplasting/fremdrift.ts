import type { Clock, Database } from '../../database.ts'
import * as repository from './opplasting.repository.ts'
import type { Steg } from './samling.ts'

/**
 * Tells whoever waits how far their upload has come. The upload does not wait for it, and one whose steps cannot be told is
 * stored all the same: of several that are told meanwhile, the last is the one that stands.
 * @param noekkel Idempotency-Key of the call; nothing is told without one
 */
export function createFremdrift(d: { db: Database; now: Clock }, brukerId: string, noekkel: string | null) {
  let next: Steg | null = null
  let telling: Promise<void> | null = null
  async function write(key: string): Promise<void> {
    for (let steg = next; steg; steg = next) {
      next = null
      await repository.setSteg(d.db, brukerId, key, steg, d.now()).catch(() => {})
    }
    telling = null
  }
  const tell = (steg: Steg): void => {
    if (!noekkel) return
    next = steg
    telling ??= write(noekkel)
  }
  return {
    tell,
    /** Resolves when nobody can be told an earlier step any more. */
    async finish(): Promise<void> {
      tell('ferdig')
      await telling
    },
  }
}
