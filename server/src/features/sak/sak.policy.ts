import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../bruker/bruker.policy.ts'
import { requireSendable } from '../innstilling/brev.policy.ts'

/** Somebody else's case answers exactly like one that does not exist (spec-notes). */
export function requireOwn<Row extends { bruker_id: string }>(
  caller: Caller,
  sak: Row | undefined,
): asserts sak is Row {
  if (sak?.bruker_id !== caller.id) throw new AppError('ikke_funnet', 'no such case for this caller')
}

/** The words of a case travel by mail. @returns the message without surrounding space */
export function requireTekst(tekst: string | undefined): string {
  const melding = tekst?.trim() ?? ''
  if (!melding) throw new AppError('mangler_felt', 'empty message', { values: { felt: 'meldingen' } })
  requireSendable(melding)
  return melding
}
