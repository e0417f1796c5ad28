import { laastStatus } from '@rp/contract/status'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, isAdministrator } from '../../platform/http/caller.ts'

/** Somebody else's document answers exactly like one that does not exist (spec-notes). */
export function requireReadable(caller: Caller, dokument: { eier_id: string } | undefined): asserts dokument {
  if (!dokument || (dokument.eier_id !== caller.id && !isAdministrator(caller)))
    throw new AppError('ikke_funnet', 'no such document for this caller')
}

/** BEHANDLET locks the document for its owner; staff may reopen it (specification, section 4). */
export const isLaast = (status: string): boolean => status.trim().toUpperCase() === laastStatus

export function requireUnlocked(caller: Caller, status: string): void {
  if (isLaast(status) && !isAdministrator(caller))
    throw new AppError('laast_dokument', 'document is BEHANDLET')
}

type Kontrollert = { viruskontroll: 'venter' | 'smittet' | null }

/** Nothing is done with files that the virus scanner has found something in. */
export function requireNotSmittet({ viruskontroll }: Kontrollert): void {
  if (viruskontroll === 'smittet') throw new AppError('virus_funnet', 'the virus scanner found something')
}

/** A file is shown to nobody, and read by nothing, before the virus scanner has cleared it. */
export function requireKontrollert(dokument: Kontrollert): void {
  requireNotSmittet(dokument)
  if (dokument.viruskontroll === 'venter')
    throw new AppError('venter_viruskontroll', 'the virus scanner has not looked yet', { retryAfter: 30 })
}
