import type { Dokument } from '@rp/contract/dokument'
import { useEffect } from 'react'
import { readDraft, removeDraft, saveDraft } from '../../platform/draft.ts'
import { getToken } from '../../platform/session.ts'
import type { FormShape } from './form-shape.ts'

type Place = { userId: string; name: string }
/** What was typed, and the version it was typed over, so that a change made meanwhile is found. */
type Kept = { versjon: number; base: unknown; draft: unknown }
/** With when it was last changed; absent in what an older page kept. */
type Stored = Kept & { tid?: string }

/**
 * Keeps unsaved changes in this tab over a reload and an expired session. Saved ones are forgotten, and so are those that the
 * person has chosen to leave.
 */
export function useKeptDraft({ userId, name }: Place, kept: Kept | null): void {
  const text = kept === null ? null : JSON.stringify(kept)
  useEffect(() => {
    if (text === null) removeDraft(userId, name)
    else keepDraft({ userId, name }, text)
  }, [userId, name, text])
  useEffect(
    () => () => {
      if (getToken() !== null) removeDraft(userId, name)
    },
    [userId, name],
  )
}

/** What is kept already keeps its time: a page that was loaded again has changed nothing. */
export function keepDraft({ userId, name }: Place, text: string): void {
  const { tid, ...earlier } = (readDraft(userId, name) ?? {}) as Partial<Stored>
  if (tid !== undefined && JSON.stringify(earlier) === text) return
  saveDraft(userId, name, { ...JSON.parse(text), tid: new Date().toISOString() })
}

/** The document and the draft as an earlier page left them; without one, the document as it is. */
export function restoreForm<Draft extends Partial<Dokument>>(
  { userId, name }: Place,
  dokument: Dokument,
  shape: FormShape<Draft>,
): { base: Dokument; draft: Draft; tid: string | null } {
  const kept = readDraft(userId, name) as Stored | null
  const base = shape.restore(kept?.base)
  const draft = shape.restore(kept?.draft)
  if (kept === null || base === null || draft === null)
    return { base: dokument, draft: shape.toDraft(dokument), tid: null }
  const tid = kept.tid ?? new Date().toISOString()
  return { base: { ...dokument, ...base, versjon: kept.versjon }, draft, tid }
}
