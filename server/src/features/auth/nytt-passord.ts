import type { Brukertype } from '@rp/contract/bruker'
import type { Letter } from '../../platform/email/letter.ts'
import type { Database } from '../database.ts'
import { createNote } from '../historikk/historikk.service.ts'
import type { AuthDependencies } from './avhengigheter.ts'
import { requireGoodPassord } from './passord.ts'

type Konto = { id: string; epost: string; brukertype: Brukertype }

/** The rule for a new password: that of an administrator without two-step login is longer. @throws AppError with the reason */
export async function requireNyttPassord(
  { totrinn }: Pick<AuthDependencies, 'totrinn'>,
  db: Database,
  { id, epost, brukertype }: Konto,
  passord: string,
): Promise<void> {
  const lang = brukertype === 'administrator' && !(await totrinn.isOn(db, id))
  await requireGoodPassord(passord, epost, lang)
}

/** What follows a new password, in the transaction that sets it: a line of history and a mail to its owner. */
export async function tellNyttPassord(
  d: Pick<AuthDependencies, 'historikk' | 'outbox' | 'now'>,
  tx: Database,
  { id, epost }: Pick<Konto, 'id' | 'epost'>,
  letter: Letter,
): Promise<void> {
  await createNote(d, 'bruker')(tx, { id }, id, 'passord_endret')
  await d.outbox.queue(tx, epost, 'passord_endret', letter)
}
