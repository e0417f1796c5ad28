import { Dokument, type DokumentEndring } from '@rp/contract/dokument'
import type { FormShape } from '../../platform/form-shape.ts'
import { useVersionedForm, type VersionedForm } from '../../platform/versioned-form.ts'
import { useUpdateDokument } from './dokument.queries.ts'
import { toEndring } from './registrering/registrering.ts'
import {
  printOf,
  type Registreringsutkast,
  toUtkast,
  withFilledIn,
} from './registrering/registrering-draft.parts.ts'

export type DokumentShape<Draft extends object> = FormShape<Dokument, Draft, DokumentEndring>
export type DokumentForm<Draft extends object> = VersionedForm<Dokument, Draft, DokumentEndring>

/** The form over one document. */
export const useDokumentForm = <Draft extends object>(
  dokument: Dokument,
  shape: DokumentShape<Draft>,
): DokumentForm<Draft> => useVersionedForm(dokument, shape, useUpdateDokument(dokument._id))

/** The fields of a document that its owner edits as text. */
export const draftFields = ['filnavn', 'arbeidstaker', 'produksjonsselskap', 'notat'] as const
export type DraftField = (typeof draftFields)[number]
/** What the owner edits: the texts and the registrations, saved together. */
export type DokumentDraft = Record<DraftField, string> & { ansiennitet: Registreringsutkast[] }

export const toDraft = (
  dokument: Pick<Dokument, DraftField | 'ansiennitet'>,
  earlier?: DokumentDraft,
): DokumentDraft => ({
  filnavn: dokument.filnavn,
  arbeidstaker: dokument.arbeidstaker,
  produksjonsselskap: dokument.produksjonsselskap,
  notat: dokument.notat,
  ansiennitet: toUtkast(dokument.ansiennitet, earlier?.ansiennitet),
})

/** The fields in which two versions differ. */
export const changedFields = (mine: DokumentDraft, theirs: DokumentDraft): (keyof DokumentDraft)[] => {
  const texts = draftFields.filter(field => mine[field] !== theirs[field])
  return printOf(mine.ansiennitet) === printOf(theirs.ansiennitet) ? texts : [...texts, 'ansiennitet']
}

const ownChanges = (draft: DokumentDraft, base: DokumentDraft): Partial<DokumentDraft> =>
  Object.fromEntries(changedFields(draft, base).map(field => [field, draft[field]]))

/** Keeps the person's own changes on top of what somebody else has saved meanwhile. */
export function rebase(draft: DokumentDraft, base: DokumentDraft, current: DokumentDraft): DokumentDraft {
  const { ansiennitet, ...texts } = ownChanges(draft, base)
  return {
    ...current,
    ...texts,
    ...(ansiennitet && {
      ansiennitet: withFilledIn(ansiennitet, base.ansiennitet, current.ansiennitet),
    }),
  }
}

function restore(kept: unknown): DokumentDraft | null {
  const draft = kept as DokumentDraft | null | undefined
  if (!draft || !draftFields.every(field => typeof draft[field] === 'string')) return null
  // A draft of an earlier version of this page may lack them.
  return Array.isArray(draft.ansiennitet) &&
    draft.ansiennitet.every(entry => typeof entry?.skrevet === 'string')
    ? draft
    : null
}

/** Only what the person changed; of a registration only what is not derived from its production. */
function toChange(draft: DokumentDraft, base: Dokument): DokumentEndring {
  const { ansiennitet, ...texts } = ownChanges(draft, toDraft(base))
  return ansiennitet === undefined ? texts : { ...texts, ansiennitet: ansiennitet.map(toEndring) }
}

/** The member's form: it sends only the fields that the person changed. */
export const dokumentShape = {
  name: 'dokument',
  schema: Dokument,
  toDraft,
  changed: changedFields,
  toChange,
  rebase,
  restore,
} satisfies DokumentShape<DokumentDraft>
