import { useEffect } from 'react'
import { readDraft, removeDraft, saveDraft } from './draft.ts'
import type { FormShape, Versioned } from './form-shape.ts'
import { getToken } from './session.ts'

type Place = { userId: string; name: string }
/** What was typed, and the version it was typed over, so that a change made meanwhile is found. */
type Kept = { versjon: number; base: object; draft: unknown }
/** With when it was last changed; absent in what an older page kept. */
type Stored = Kept & { tid?: string }

/** What was typed and is no number: JSON would make nothing of it. */
const noNumber = '\u0000NaN'
const readKept = (draft: unknown): unknown =>
  JSON.parse(JSON.stringify(draft ?? null), (_, part) => (part === noNumber ? Number.NaN : part))

/**
 * Keeps unsaved changes in this tab over a reload and an expired session. Saved ones are forgotten, and so are those that the
 * person has chosen to leave.
 */
export function useKeptDraft({ userId, name }: Place, kept: Kept | null): void {
  const text =
    kept === null ? null : JSON.stringify(kept, (_, part) => (Number.isNaN(part) ? noNumber : part))
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

/** What is stored and the draft as an earlier page left them; without one, as it is stored. */
export function restoreForm<S extends Versioned, Draft extends object, Change extends object>(
  { userId, name }: Place,
  stored: S,
  shape: FormShape<S, Draft, Change>,
): { base: S; draft: Draft; tid: string | null } {
  const now = shape.toDraft(stored)
  const kept = readDraft(userId, name) as Stored | null
  const draft = kept && shape.restore(readKept(kept.draft), now)
  const base = kept && shape.schema.safeParse({ ...stored, ...kept.base, versjon: kept.versjon }).data
  if (!kept || !base || !draft) return { base: stored, draft: now, tid: null }
  return { base, draft, tid: kept.tid ?? new Date().toISOString() }
}
