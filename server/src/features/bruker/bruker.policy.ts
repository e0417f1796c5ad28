import { AppError } from '../../platform/http/app-error.ts'

export type Caller = {
  readonly id: string
  readonly email: string
  readonly brukertype: 'arbeidstaker' | 'administrator'
  readonly sesjonId: string
}

export const isAdministrator = (caller: Caller): boolean => caller.brukertype === 'administrator'

/** A member reaches only what is theirs; anything else answers exactly like something that does not exist (spec-notes). */
export function requireSelfOrAdministrator(caller: Caller, brukerId: string): void {
  if (caller.id !== brukerId && !isAdministrator(caller)) throw new AppError('ikke_funnet', 'not own user')
}
