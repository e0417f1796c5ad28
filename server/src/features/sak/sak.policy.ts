import { type AlleSaksslag, isSamtale, type Saksslag } from '@rp/contract/sak'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireSendable } from '../innstilling/brev.policy.ts'

type MedSlag = { slag: AlleSaksslag }
type Samtale<Row> = Row & { slag: Saksslag }

/** Somebody else's case, and one of staff alone, answers exactly like one that does not exist (spec-notes). */
export function requireOwn<Row extends MedSlag & { bruker_id: string }>(
  caller: Caller,
  sak: Row | undefined,
): asserts sak is Samtale<Row> {
  if (sak?.bruker_id !== caller.id || !isSamtale(sak))
    throw new AppError('ikke_funnet', 'no such case for this caller')
}

/** The words of a case travel by mail. @returns the message without surrounding space */
export function requireTekst(tekst: string | undefined): string {
  const melding = tekst?.trim() ?? ''
  if (!melding) throw new AppError('mangler_felt', 'empty message', { values: { felt: 'meldingen' } })
  requireSendable(melding)
  return melding
}
