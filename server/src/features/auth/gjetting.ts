import { inWords } from '../../platform/forsoek.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Base } from '../base.ts'
import { epostNoekkel } from '../bruker/bruker.service.ts'
import * as repository from './auth.repository.ts'
import type { Robotsjekk } from './robotsjekk.ts'

const hour = 3600
/** The longest wait between two tries, in seconds. */
const longestWait = 900
/** So long after the last wrong password the count begins anew, and so long an address is known after it was used. */
const forgottenHours = 24
const knownDays = 180

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

type Dependencies = Pick<Base, 'db' | 'forsoek' | 'now'> & {
  robotsjekk: Robotsjekk
  hashKey: (text: string) => string
  /** Tries a minute at one account from one address. */
  perMinute: number
}

export type Gjett = { epost: string; address: string; captcha?: string | null | undefined }

/**
 * What guessing at one account costs, whether it exists or not. From one address each wrong password makes the next try wait twice as
 * long, once half of a minute's have been used; from many addresses the account asks those that it does not know for proof that
 * they are no robot. Nobody can shut the owner out: elsewhere, and after that proof, the right password works at once.
 */
export function createGjetting(d: Dependencies) {
  const free = Math.ceil(d.perMinute / 2)
  const guessesPerHour = 2 * d.perMinute
  const keyOf = ({ epost, address }: Gjett) => d.hashKey(`feilpassord:${address}|${epostNoekkel(epost)}`)
  const stedOf = (brukerId: string, address: string) => d.hashKey(`sted:${brukerId}|${address}`)
  const alle = (epost: string) => ({
    navn: 'innlogging:feil',
    hvem: epostNoekkel(epost),
    hoeyst: guessesPerHour,
    sekunder: hour,
  })

  return {
    /** Whether so many have guessed at the account that `requireHuman` is to be asked. */
    isUnderSiege: (epost: string): Promise<boolean> => d.forsoek.isOver(alle(epost)),
    /** @throws AppError `krever_robotsjekk` to an address that the account has not been used from */
    async requireHuman(gjett: Gjett, brukerId: string | undefined): Promise<void> {
      if (brukerId && (await repository.isKjentSted(d.db, brukerId, stedOf(brukerId, gjett.address)))) return
      if (gjett.captcha && (await d.robotsjekk.verify(gjett.captcha))) return
      throw new AppError('krever_robotsjekk', 'many wrong passwords at this account, from an unknown address')
    },
    /**
     * Takes the try for a wrong one, until `forget` says otherwise: of many at once only so many get through.
     * @throws AppError `for_mange_forsoek` while the last wrong one is too near
     */
    async require(gjett: Gjett): Promise<void> {
      const naa = d.now()
      const rule = { naa, glemtFoer: before(naa, forgottenHours * hour), free, longestWait }
      if (await repository.takeFeilpassord(d.db, keyOf(gjett), rule)) return
      const vent = await repository.getSecondsToWait(d.db, keyOf(gjett), rule)
      throw new AppError('for_mange_forsoek', 'limit innlogging:ventetid', {
        retryAfter: vent,
        values: { vent: inWords(vent) },
      })
    },
    /** The password was right. */
    forget: (gjett: Gjett) => repository.deleteFeilpassord(d.db, keyOf(gjett)),
    count: (epost: string) => d.forsoek.count(alle(epost)),
    /** What an account's use from an address is known by. */
    stedOf,
    async sweep(): Promise<void> {
      await repository.deleteOldFeilpassord(d.db, before(d.now(), forgottenHours * hour))
      await repository.deleteOldSteder(d.db, before(d.now(), knownDays * 24 * hour))
    },
  }
}
export type Gjetting = ReturnType<typeof createGjetting>
