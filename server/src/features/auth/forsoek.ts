import { AppError } from '../../platform/http/app-error.ts'
import type { Clock, Database } from '../database.ts'
import { countForsoek, deleteOldForsoek } from './auth.repository.ts'

export type Grense = {
  /** What is counted, for instance `innlogging:adresse`. */
  readonly navn: string
  /** Whose attempts: hashed before it is stored. */
  readonly hvem: string
  readonly hoeyst: number
  readonly sekunder: number
}

/** Longer than any window. */
const keptHours = 48

const inWords = (seconds: number): string =>
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
  async function count({ navn, hvem, sekunder }: Grense): Promise<{ antall: number; igjen: number }> {
    const naa = now().getTime()
    const vindu = new Date(Math.floor(naa / 1000 / sekunder) * sekunder * 1000)
    const antall = await countForsoek(db, hashKey(`${navn}:${hvem}`), vindu)
    return { antall, igjen: Math.ceil((vindu.getTime() + sekunder * 1000 - naa) / 1000) }
  }
  return {
    /** @throws AppError `for_mange_forsoek` once a limit is passed */
    async require(grenser: readonly Grense[]): Promise<void> {
      for (const grense of grenser) {
        const { antall, igjen } = await count(grense)
        if (antall > grense.hoeyst)
          throw new AppError('for_mange_forsoek', `limit ${grense.navn}`, {
            retryAfter: igjen,
            values: { vent: inWords(igjen) },
          })
      }
    },
    /** Forgets counters whose window is long over. */
    sweep: () => deleteOldForsoek(db, new Date(now().getTime() - keptHours * 3600 * 1000)),
  }
}
export type Forsoek = ReturnType<typeof createForsoek>
