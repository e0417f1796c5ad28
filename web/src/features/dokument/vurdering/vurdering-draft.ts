import type { Dokument } from '@rp/contract/dokument'
import type { FormShape } from '../use-versioned-form.ts'

/** The fields of a document that staff decide. */
export type VurderingDraft = Pick<
  Dokument,
  'status' | 'status_comment' | 'signaturePC' | 'signatureRH' | 'rettighetsklausuler'
>
export const vurderingFields = [
  'status',
  'status_comment',
  'signaturePC',
  'signatureRH',
  'rettighetsklausuler',
] as const satisfies readonly (keyof VurderingDraft)[]

const toDraft = (dokument: VurderingDraft): VurderingDraft => ({
  status: dokument.status,
  status_comment: dokument.status_comment,
  signaturePC: dokument.signaturePC,
  signatureRH: dokument.signatureRH,
  rettighetsklausuler: dokument.rettighetsklausuler,
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const changed = (mine: VurderingDraft, theirs: VurderingDraft) =>
  vurderingFields.filter(field => !same(mine[field], theirs[field]))

const ownChanges = (draft: VurderingDraft, base: VurderingDraft): Partial<VurderingDraft> =>
  Object.fromEntries(changed(draft, base).map(field => [field, draft[field]]))

const isAssessment = (value: unknown) => value === null || typeof value === 'boolean'

function restore(kept: unknown): VurderingDraft | null {
  const draft = kept as VurderingDraft | null | undefined
  const fits =
    typeof draft?.status === 'string' &&
    typeof draft.status_comment === 'string' &&
    isAssessment(draft.signaturePC) &&
    isAssessment(draft.signatureRH) &&
    isAssessment(draft.rettighetsklausuler?.status) &&
    typeof draft.rettighetsklausuler.comment === 'string'
  return fits ? draft : null
}

/** The staff's form: it sends only what was changed, so that it never fights with the member's own fields. */
export const vurderingShape: FormShape<VurderingDraft> = {
  name: 'vurdering',
  toDraft,
  changed,
  toChange: ownChanges,
  rebase: (draft, base, current) => ({ ...toDraft(current), ...ownChanges(draft, base) }),
  restore,
}
