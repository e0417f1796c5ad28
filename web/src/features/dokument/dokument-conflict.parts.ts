import type { Dokument } from '@rp/contract/dokument'
import type { ConflictRow } from '../../ui/conflict-dialog.tsx'
import { conflictRows } from '../../ui/conflict-rows.ts'
import { formText, text } from './dokument.text.ts'
import { type DokumentDraft, dokumentShape, draftFields } from './dokument-draft.parts.ts'
import { describeList } from './registrering/registrering-draft.parts.ts'

/** What a member and staff both edit, as it is compared. */
export const dokumentFelt = [
  ...draftFields.map(felt => ({
    felt,
    navn: formText.felt[felt],
    show: (draft: DokumentDraft) => draft[felt],
  })),
  {
    felt: 'ansiennitet' as const,
    navn: formText.registreringer,
    show: (draft: DokumentDraft) => describeList(draft.ansiennitet),
  },
]

type Form = { draft: DokumentDraft; original: DokumentDraft; base: Dokument }

/** What the member and somebody else have done to the same document; a new status is told as well. */
export const dokumentConflict =
  (form: Form) =>
  (present: Dokument): ConflictRow[] => {
    const rows = conflictRows(form, dokumentShape, dokumentFelt, present)
    if (form.base.status !== present.status)
      rows.push({
        navn: text.kolonne.status,
        min: form.base.status,
        deres: present.status,
        bareDeres: true,
      })
    return rows
  }
