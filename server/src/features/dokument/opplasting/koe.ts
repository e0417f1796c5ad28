import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { demandPace } from '../../../platform/http/body-pace.ts'
import {
  createFairPlaces,
  createOwnTurnstile,
  createTurnstile,
  type Share,
} from '../../../platform/turnstile.ts'

/** Two or more, so that a sending that died on the way does not hold up the next try; and more than any dialog sends may wait. */
const usual: Share = { atOnce: 3, waiting: 30 }
/** For an account of which nothing is known as yet: enough to send one contract after the other. */
const small: Share = { atOnce: 2, waiting: 20 }
const newForDays = 7
/** One document of a person is put together at a time. */
const ownWork: Share = { atOnce: 1, waiting: usual.atOnce }
/** Forms that are read at the same time, of all people. What waits is not read and holds none of these places. */
const readAtOnce = 60
/** While others wait for a place, a form must on the average have brought so many bytes a second. 10 MB at 50 kB/s always come through. */
const paceWhenWanted = 40_000

const refuse = (): AppError =>
  new AppError('egen_opplastingskoe', 'too many uploads of one person', { retryAfter: 5 })

/**
 * A person's share of the uploads.
 * @param opprettet when the account was made
 */
export const andelOf = (opprettet: Date, now: Date): Share =>
  now.getTime() - opprettet.getTime() < newForDays * 24 * 3_600_000 ? small : usual

/**
 * A fair share of the uploads for each person. Nothing of a form is read before its turn, so that what waits costs next to nothing;
 * and one person has one document put together at a time.
 * @param atOnce documents that are put together or stored at the same time, of all people
 */
export function createOpplastingskoe(atOnce: number, readings = readAtOnce) {
  const inTurn = createTurnstile(atOnce)
  const inOwnWork = createOwnTurnstile(refuse)
  const inPlace = createFairPlaces(readings)
  return {
    /** @throws AppError `egen_opplastingskoe`, with the seconds to wait */
    receive: createOwnTurnstile(refuse),
    /**
     * Reads a form in a place of its own. Where others wait for one, whoever creeps is cut off with `for_sakte`: of several forms of
     * one person the youngest first, so that the line is left to the others.
     */
    read: <T>(who: string, request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
      inPlace(who, async place => {
        const takeBack = demandPace(request, (bytes, seconds) => {
          const isCut = place.wanted > 0 && !place.hasYounger && bytes < paceWhenWanted * seconds
          if (isCut) place.leave()
          return isCut
        })
        return work().finally(takeBack)
      }),
    assemble: <T>(who: string, work: () => Promise<T>): Promise<T> =>
      inOwnWork(who, ownWork, () => inTurn(work)),
  }
}
export type Opplastingskoe = ReturnType<typeof createOpplastingskoe>
