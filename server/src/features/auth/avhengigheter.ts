import type { Base } from '../base.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import type { Gjetting } from './gjetting.ts'
import type { BevisService } from './oidc/bevis.ts'
import type { Robotsjekk } from './robotsjekk.ts'
import type { Tokens } from './token.ts'
import type { TotrinnService } from './totrinn/totrinn.service.ts'

/** What the ways in are made of. */
export type AuthDependencies = Pick<
  Base,
  'db' | 'inTransaction' | 'historikk' | 'outbox' | 'forsoek' | 'readBrev' | 'now' | 'newId'
> & {
  bruker: BrukerService
  tokens: Tokens
  totrinn: TotrinnService
  bevis: BevisService
  robotsjekk: Robotsjekk
  gjetting: Gjetting
  settings: {
    production: boolean
    sessionHours: number
    /** A session that nobody has used for so long is over. */
    idleMinutes: number
    /** Sign-ins per minute and registrations per hour from one address. */
    loginsPerMinute: number
    /** Sign-ins per minute to one account from one address. */
    loginsPerAccount: number
    registrationsPerHour: number
    /** Before the mail for a new password is made; up to twice as long. */
    resetDelayMs: number
  }
}

/** Where a call comes from: the address for the limits only, the browser so that a person knows their sessions. */
export type Opphav = {
  address: string
  userAgent?: string | undefined
  /** The call's own log, where each way in and each refusal is told: who, from where, by how many factors. */
  log: { info(facts: object, message: string): void }
}
