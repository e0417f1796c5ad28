import { type QueryExecutorProvider, sql } from 'kysely'
import { prepared } from './db/prepared.ts'
import { unhurried } from './db/unhurried.ts'
import { AppError } from './http/app-error.ts'

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

/** How long to wait, as a person says it. */
export const inWords = (seconds: number): string =>
  seconds <= 90
    ? 'et minutt'
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} minutter`
      : `${Math.ceil(seconds / 3600)} timer`

/** What is counted, in which window, and how much of it is allowed. */
type Teller = { noekkel: string; vindu: Date; hoeyst: number }

/**
 * Counts one more attempt at each, in their order, up to the first that is passed: the ones after it are not counted.
 * @returns how many there are now of each that was counted
 */
async function countForsoek(db: QueryExecutorProvider, tellere: readonly Teller[]): Promise<number[]> {
  const steps = tellere.map(({ noekkel, vindu }, at) => {
    const before = tellere[at - 1]
    const within = before ? sql`from ${sql.ref(`t${at - 1}`)} where antall <= ${before.hoeyst}::int` : sql``
    return sql`${sql.ref(`t${at}`)} as (
      insert into forsoek (noekkel, vindu, antall) select ${noekkel}::text, ${vindu}::timestamptz, 1 ${within}
      on conflict (noekkel, vindu) do update set antall = forsoek.antall + 1 returning antall)`
  })
  const counted = tellere.map((_, at) => sql`(select antall from ${sql.ref(`t${at}`)})`)
  const { rows } = await sql<{ antall: (number | null)[] }>`${prepared}with ${sql.join(steps)}
    select array[${sql.join(counted)}] as antall, ${unhurried.expression}`.execute(db)
  return (rows[0]?.antall ?? []).filter(antall => antall !== null)
}

/** How many attempts the window has, without counting one more. */
async function readForsoek(db: QueryExecutorProvider, noekkel: string, vindu: Date): Promise<number> {
  const { rows } = await sql<{ antall: number }>`${prepared}
    select antall from forsoek where noekkel = ${noekkel} and vindu = ${vindu}`.execute(db)
  return rows[0]?.antall ?? 0
}

/**
 * Limits on attempts, counted in the database so that all processes share them.
 * @param hashKey makes the stored key from a person's address, so that none is kept
 */
export function createForsoek(db: QueryExecutorProvider, hashKey: (text: string) => string, now: () => Date) {
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
    sweep: async (): Promise<void> => {
      await sql`delete from forsoek where vindu < ${new Date(now().getTime() - keptHours * 3600 * 1000)}`.execute(
        db,
      )
    },
  }
}
export type Forsoek = ReturnType<typeof createForsoek>
