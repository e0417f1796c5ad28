import type { Konfliktrad } from '../konflikt-dialog.tsx'
import { text } from './vurdering.text.ts'
import type { VurderingDraft } from './vurdering-draft.ts'

const answer = (value: boolean | null) => (value === null ? text.ikkeVurdert : value ? text.ja : text.nei)

const rows: readonly [string, (draft: VurderingDraft) => string][] = [
  [text.status, draft => draft.status],
  [text.kommentar, draft => draft.status_comment],
  [text.pc, draft => answer(draft.signaturePC)],
  [text.rh, draft => answer(draft.signatureRH)],
  [
    text.klausuler,
    ({ rettighetsklausuler: { status, comment } }) => [answer(status), comment].filter(Boolean).join('. '),
  ],
]

/** What differs between this assessment and the one that somebody else has saved, in words. */
export const vurderingConflict = (mine: VurderingDraft, theirs: VurderingDraft): Konfliktrad[] =>
  rows
    .map(([navn, show]) => ({ navn, min: show(mine), deres: show(theirs) }))
    .filter(rad => rad.min !== rad.deres)
