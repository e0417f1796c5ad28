import type { Dokument } from '@rp/contract/dokument'
import { conflictRows } from '../../ui/conflict-rows.ts'
import { dokumentFelt } from '../dokument/dokument-conflict.parts.ts'
import { text } from './vurdering.text.ts'
import { type VurderingDraft, vurderingShape } from './vurdering-draft.ts'

const answer = (value: boolean | null) => (value === null ? text.ikkeVurdert : value ? text.ja : text.nei)

type Felt = { felt: keyof VurderingDraft; navn: string; show: (draft: VurderingDraft) => string }

const rows: readonly Felt[] = [
  { felt: 'status', navn: text.status, show: draft => draft.status },
  { felt: 'status_comment', navn: text.kommentar, show: draft => draft.status_comment },
  { felt: 'internt_notat', navn: text.interntNotat, show: draft => draft.internt_notat },
  { felt: 'signaturePC', navn: text.pc, show: draft => answer(draft.signaturePC) },
  { felt: 'signatureRH', navn: text.rh, show: draft => answer(draft.signatureRH) },
  {
    felt: 'rettighetsklausuler',
    navn: text.klausuler,
    show: ({ rettighetsklausuler: { status, comment } }) =>
      [answer(status), comment].filter(Boolean).join('. '),
  },
  ...dokumentFelt,
]

type Form = { draft: VurderingDraft; original: VurderingDraft }

/** What this person and somebody else have done to the same document. */
export const vurderingConflict = (form: Form) => (present: Dokument) =>
  conflictRows(form, vurderingShape, rows, present)
