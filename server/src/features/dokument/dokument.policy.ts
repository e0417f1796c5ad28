import { laastStatus } from '@rp/contract/status'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, isAdministrator } from '../bruker/bruker.policy.ts'

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
