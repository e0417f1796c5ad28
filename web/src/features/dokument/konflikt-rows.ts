import type { Dokument } from '@rp/contract/dokument'
import { formText, text } from './dokument.text.ts'
import { type DokumentDraft, draftFields } from './dokument-draft.ts'
import type { Konfliktrad } from './konflikt-dialog.tsx'
import { describeList, printOf, toUtkast } from './registrering/registrering-draft.ts'

/** The fields that differ between what the member has typed and what is saved now; a new status is told as well. */
export function conflictRows(draft: DokumentDraft, base: Dokument, current: Dokument): Konfliktrad[] {
  const rows: Konfliktrad[] = draftFields
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
