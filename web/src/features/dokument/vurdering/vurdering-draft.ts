import type { Dokument } from '@rp/contract/dokument'
import { type DokumentDraft, dokumentShape } from '../dokument-draft.ts'
import type { FormShape } from '../form-shape.ts'

/** What staff decide alone; the member reads all of it but the note. */
export const staffFields = [
  'status',
  'status_comment',
  'signaturePC',
  'signatureRH',
  'rettighetsklausuler',
  'internt_notat',
] as const satisfies readonly (keyof Dokument)[]
type StaffDraft = Required<Pick<Dokument, (typeof staffFields)[number]>>

/** Everything of a document that staff edit: their own decisions, and what the member has told. */
export type VurderingDraft = DokumentDraft & StaffDraft

const toStaffDraft = (dokument: Pick<Dokument, (typeof staffFields)[number]>): StaffDraft => ({
  status: dokument.status,
  status_comment: dokument.status_comment,
  signaturePC: dokument.signaturePC,
  signatureRH: dokument.signatureRH,
  rettighetsklausuler: dokument.rettighetsklausuler,
  internt_notat: dokument.internt_notat ?? '',
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const staffChanged = (mine: StaffDraft, theirs: StaffDraft) =>
  staffFields.filter(field => !same(mine[field], theirs[field]))

const ownStaff = (draft: StaffDraft, base: StaffDraft): Partial<StaffDraft> =>
  Object.fromEntries(staffChanged(draft, base).map(field => [field, draft[field]]))

const isAssessment = (value: unknown) => value === null || typeof value === 'boolean'

function restore(kept: unknown): VurderingDraft | null {
  const draft = kept as VurderingDraft | null | undefined
  const fits =
    dokumentShape.restore(kept) !== null &&
    typeof draft?.status === 'string' &&
    typeof draft.status_comment === 'string' &&
    typeof draft.internt_notat === 'string' &&
    isAssessment(draft.signaturePC) &&
    isAssessment(draft.signatureRH) &&
    isAssessment(draft.rettighetsklausuler?.status) &&
    typeof draft.rettighetsklausuler.comment === 'string'
  return fits ? (draft ?? null) : null
}

/** The staff's form: it sends only what was changed, so that it never fights with what the member does meanwhile. */
export const vurderingShape: FormShape<VurderingDraft> = {
  name: 'vurdering',
  toDraft: (dokument, earlier) => ({
    ...dokumentShape.toDraft(dokument, earlier),
    ...toStaffDraft(dokument),
  }),
  changed: (mine, theirs) => [...dokumentShape.changed(mine, theirs), ...staffChanged(mine, theirs)],
  toChange: (draft, base) => ({
    ...dokumentShape.toChange(draft, base),
    ...ownStaff(draft, toStaffDraft(base)),
  }),
  rebase: (draft, base, current) => ({
    ...dokumentShape.rebase(draft, base, current),
    ...toStaffDraft(current),
    ...ownStaff(draft, base),
  }),
  restore,
}
