import type { Outbox } from '../../platform/email/outbox.ts'
import type { Forsoek } from '../../platform/forsoek.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import type { Clock, Database, InTransaction, NewId } from '../database.ts'
import type { HistorikkService } from '../historikk/historikk.service.ts'
import type { ReadBrev } from '../innstilling/brev.service.ts'
import type { Gjetting } from './gjetting.ts'
import type { BevisService } from './oidc/bevis.ts'
import type { Robotsjekk } from './robotsjekk.ts'
import type { Tokens } from './token.ts'
import type { TotrinnService } from './totrinn/totrinn.service.ts'

/** What the ways in are made of. */
export type AuthDependencies = {
  db: Database
  inTransaction: InTransaction
  bruker: BrukerService
  historikk: HistorikkService
  outbox: Outbox
  tokens: Tokens
  totrinn: TotrinnService
  bevis: BevisService
  forsoek: Forsoek
  robotsjekk: Robotsjekk
  gjetting: Gjetting
  readBrev: ReadBrev
  now: Clock
  newId: NewId
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
