import { AppError } from '../../platform/http/app-error.ts'
import type { Clock, Database } from '../database.ts'
import { countForsoek, deleteOldForsoek, readForsoek } from './auth.repository.ts'

export type Grense = {
  /** What is counted, for instance `innlogging:adresse`. */
  readonly navn: string
  /** Whose attempts: hashed before it is stored. */
  readonly hvem: string
  readonly hoeyst: number
  readonly sekunder: number
}

/**
 * Tries at the password by somebody who is logged in. Counted for the person alone: this is no way in, so nobody can be locked out
 * from outside.
 */
export const passordGrense = (brukerId: string): Grense => ({
  navn: 'bekreft-passord',
  hvem: brukerId,
  hoeyst: 10,
  sekunder: 15 * 60,
})

/** Longer than any window. */
const keptHours = 48

/** How long to wait, as a person says it. */
export const inWords = (seconds: number): string =>
  seconds <= 90
    ? 'et minutt'
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} minutter`
      : `${Math.ceil(seconds / 3600)} timer`

/**
 * Limits on attempts, counted in the database so that all processes share them.
 * @param hashKey makes the stored key from a person's address, so that none is kept
 */
export function createForsoek(db: Database, hashKey: (text: string) => string, now: Clock) {
  const keyOf = ({ navn, hvem }: Grense) => hashKey(`${navn}:${hvem}`)
  const windowOf = ({ sekunder }: Grense) =>
    new Date(Math.floor(now().getTime() / 1000 / sekunder) * sekunder * 1000)
  const tellerOf = (grense: Grense) => ({
    noekkel: keyOf(grense),
    vindu: windowOf(grense),
    hoeyst: grense.hoeyst,
  })
  return {
    /** @throws AppError `for_mange_forsoek` once a limit is passed; those after it are not counted then */
    async require(grenser: readonly Grense[]): Promise<void> {
      const tellere = grenser.map(tellerOf)
      const counted = await countForsoek(db, tellere)
      const at = grenser.findIndex(({ hoeyst }, nr) => (counted[nr] ?? 0) > hoeyst)
      const [grense, teller] = [grenser[at], tellere[at]]
      if (!grense || !teller) return
      const igjen = Math.ceil((teller.vindu.getTime() + grense.sekunder * 1000 - now().getTime()) / 1000)
      throw new AppError('for_mange_forsoek', `limit ${grense.navn}`, {
        retryAfter: igjen,
        values: { vent: inWords(igjen) },
      })
    },
    /** One more, of what is not refused for it. */
    async count(grense: Grense): Promise<void> {
      await countForsoek(db, [tellerOf(grense)])
    },
    /** Whether the limit is reached, without counting one more. */
    isOver: async (grense: Grense): Promise<boolean> =>
      (await readForsoek(db, keyOf(grense), windowOf(grense))) >= grense.hoeyst,
    /** Forgets counters whose window is long over. */
    sweep: () => deleteOldForsoek(db, new Date(now().getTime() - keptHours * 3600 * 1000)),
  }
}
export type Forsoek = ReturnType<typeof createForsoek>
