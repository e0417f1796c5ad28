import { AppError } from '../../../platform/http/app-error.ts'
import { createFairTurnstile, createTurnstile } from '../../../platform/turnstile.ts'

/** Two or more, so that a sending that died on the way does not hold up the next try. */
const receivedAtOnce = 3
/** More than any dialog sends; a program that sends more hears when to come again. */
const waitingPerPerson = 30
/** Each holds a connection and, while it is received, what has come of its files. */
const insideInAll = 300

const refuse = (own: boolean): AppError =>
  own
    ? new AppError('egen_opplastingskoe', 'too many uploads of one person', { retryAfter: 5 })
    : new AppError('travelt', 'too many uploads', { retryAfter: 10 })

/**
 * A fair share of the uploads for each person. Nothing of a form is read before its turn to be received, so that what waits
 * costs next to nothing; and one person has one document put together at a time.
 * @param atOnce documents that are put together or stored at the same time, of all people
 */
export function createOpplastingskoe(atOnce: number) {
  const inTurn = createTurnstile(atOnce)
  const ownWork = createFairTurnstile({ atOnce: 1, waiting: receivedAtOnce, inAll: insideInAll, refuse })
  return {
    /** @throws AppError `egen_opplastingskoe` or `travelt`, with the seconds to wait */
    receive: createFairTurnstile({
      atOnce: receivedAtOnce,
      waiting: waitingPerPerson,
      inAll: insideInAll,
      refuse,
    }),
    assemble: <T>(who: string, work: () => Promise<T>): Promise<T> => ownWork(who, () => inTurn(work)),
  }
}
export type Opplastingskoe = ReturnType<typeof createOpplastingskoe>
