import type { Dokument } from '@rp/contract/dokument'
import type { FormShape } from './use-versioned-form.ts'

export const draftFields = ['filnavn', 'arbeidstaker', 'produksjonsselskap', 'notat'] as const
export type DraftField = (typeof draftFields)[number]
/** The fields of a document that its owner edits as text. */
export type DokumentDraft = Record<DraftField, string>

export const toDraft = (dokument: DokumentDraft): DokumentDraft => ({
  filnavn: dokument.filnavn,
  arbeidstaker: dokument.arbeidstaker,
  produksjonsselskap: dokument.produksjonsselskap,
  notat: dokument.notat,
})

/** The fields in which two versions differ. */
export const changedFields = (mine: DokumentDraft, theirs: DokumentDraft): DraftField[] =>
  draftFields.filter(field => mine[field] !== theirs[field])

const ownChanges = (draft: DokumentDraft, base: DokumentDraft): Partial<DokumentDraft> =>
  Object.fromEntries(changedFields(draft, base).map(field => [field, draft[field]]))

/** Keeps the person's own changes on top of what somebody else has saved meanwhile. */
export const rebase = (draft: DokumentDraft, base: DokumentDraft, current: DokumentDraft): DokumentDraft => ({
  ...toDraft(current),
  ...ownChanges(draft, base),
})

function restore(kept: unknown): DokumentDraft | null {
  const draft = kept as DokumentDraft | null | undefined
  return draft && draftFields.every(field => typeof draft[field] === 'string') ? draft : null
}

/** The member's form: it sends only the fields that the person changed. */
export const dokumentShape: FormShape<DokumentDraft> = {
  name: 'dokument',
  toDraft,
  changed: changedFields,
  toChange: (draft, base: Dokument) => ownChanges(draft, base),
  rebase,
  restore,
}
