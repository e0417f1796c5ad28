import type { Dokument } from '@rp/contract/dokument'
import type { ConflictRow } from '../../ui/conflict-dialog.tsx'
import { formText, text } from './dokument.text.ts'
import { type DokumentDraft, draftFields } from './dokument-draft.ts'
import { describeList, printOf, toUtkast } from './registrering/registrering-draft.ts'

/** The fields that differ between what the member has typed and what is saved now; a new status is told as well. */
export function conflictRows(draft: DokumentDraft, base: Dokument, current: Dokument): ConflictRow[] {
  const rows: ConflictRow[] = draftFields
    .filter(field => draft[field] !== current[field])
    .map(field => ({ navn: formText.felt[field], min: draft[field], deres: current[field] }))
  if (printOf(draft.ansiennitet) !== printOf(toUtkast(current.ansiennitet)))
    rows.push({
      navn: formText.registreringer,
      min: describeList(draft.ansiennitet),
      deres: describeList(current.ansiennitet),
    })
  if (base.status !== current.status)
    rows.push({ navn: text.kolonne.status, min: base.status, deres: current.status })
  return rows
}
