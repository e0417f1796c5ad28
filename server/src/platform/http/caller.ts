import { AppError } from './app-error.ts'

/** Who makes a call, as its session says. */
export type Caller = {
  readonly id: string
  readonly email: string
  readonly brukertype: 'arbeidstaker' | 'administrator'
  readonly sesjonId: string
  /** When the password was last given in this session. */
  readonly autentisert: Date
  /** Two things were proved at this login, or a code has been shown in it since. */
  readonly totrinn: boolean
  /** The account's round number at this call: what was begun in an earlier one is over. */
  readonly omgang: number
}

export const isAdministrator = (caller: Caller): boolean => caller.brukertype === 'administrator'

/** For the staff's part of a call that is open to all who are logged in. @throws AppError `ingen_tilgang` */
export function requireAdministrator(caller: Caller): void {
  if (!isAdministrator(caller)) throw new AppError('ingen_tilgang', 'not an administrator')
}

/** A member reaches only what is theirs; anything else answers exactly like something that does not exist (spec-notes). */
export function requireSelfOrAdministrator(caller: Caller, brukerId: string): void {
  if (caller.id !== brukerId && !isAdministrator(caller)) throw new AppError('ikke_funnet', 'not own user')
}

/** What only the person may have: staff have their own ways to it. */
export function requireSelf(caller: Caller, brukerId: string): void {
  if (caller.id !== brukerId) throw new AppError('ikke_funnet', 'not own user')
}

const freshMinutes = 15

/**
 * For changes that would let a thief of the session keep the account or the money (spec-notes, "Registration and login").
 * @throws AppError `krever_nytt_passord` when the password was given more than 15 minutes ago
 */
export function requireFreshLogin(caller: Caller, naa: Date): void {
  if (naa.getTime() - caller.autentisert.getTime() > freshMinutes * 60_000)
    throw new AppError('krever_nytt_passord', 'login is older than 15 minutes')
}

/**
 * For what moves money, or shows where it goes.
 * @throws AppError `krever_nytt_passord`, and `krever_andre_faktor` where one thing alone was proved in this session
 */
export function requireProved(caller: Caller, naa: Date): void {
  requireFreshLogin(caller, naa)
  if (!caller.totrinn) throw new AppError('krever_andre_faktor', 'no second factor in this session')
}
