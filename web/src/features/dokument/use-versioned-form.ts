import { Dokument, type DokumentEndring } from '@rp/contract/dokument'
import { useState } from 'react'
import { ApiError, savedBy } from '../../platform/api.ts'
import { createOneAtATime } from '../../platform/one-at-a-time.ts'
import { useSession } from '../../platform/session.ts'
import { useUpdateDokument } from './dokument.queries.ts'
import type { FormShape } from './form-shape.ts'
import { restoreForm, useKeptDraft } from './kept-draft.ts'

/** Whether all that has happened to a document since `base` holds beside the person's own changes. */
export type IsGiven = (present: Dokument, base: Dokument) => Promise<boolean>

/** `isGiven`: see its type. `also`: sent beside what was changed, and kept in no form. */
type Saving = { isGiven?: IsGiven | undefined; also?: DokumentEndring | undefined }

/**
 * The state of a form over one document. `conflict` is the document as somebody else has saved it meanwhile; the person then
 * chooses with `keepMine` or `useTheirs`. What is typed outlives a failed save, an expired session and a reload.
 */
export function useVersionedForm<Draft extends Partial<Dokument>>(
  dokument: Dokument,
  shape: FormShape<Draft>,
) {
  const { place, base, setBase, draft, setDraft, utkast } = useRestored(dokument, shape)
  const [conflict, setConflict] = useState<Dokument | null>(null)
  const [saved, setSaved] = useState(false)
  const update = useUpdateDokument(dokument._id)
  // A second click before the button has gone dim would be a conflict with the first.
  const [alone] = useState(createOneAtATime<boolean>)
  const original = shape.toDraft(base)
  const dirty = shape.changed(draft, original).length > 0

  const newer = useNewerDocument({ dokument, shape, base, draft, dirty, setBase, setDraft })
  useKeptDraft(place, dirty ? { versjon: base.versjon, base: original, draft } : null)

  const adopt = (next: Dokument, sent?: Draft) => {
    const stored = shape.toDraft(next, sent)
    setBase(next)
    // What was typed while it was being saved is still to be saved.
    setDraft(current => (sent ? shape.rebase(current, sent, stored) : stored))
    setConflict(null)
  }
  const send = async (toSave: Draft, from: Dokument, { isGiven, also }: Saving = {}): Promise<boolean> => {
    setSaved(false)
    try {
      const change = { ...shape.toChange(toSave, from), ...also, versjon: from.versjon }
      adopt(await update.mutateAsync(change), toSave)
      setSaved(true)
      return true
    } catch (error) {
      const present = presentOf(error)
      if (present && (await isGiven?.(present, from))) return saveOver(present, also)
      setConflict(present)
      return false
    }
  }
  const saveOver = (present: Dokument, also?: DokumentEndring): Promise<boolean> => {
    const theirs = shape.toDraft(present)
    setBase(present)
    setDraft(current => shape.rebase(current, original, theirs))
    return send(shape.rebase(draft, original, theirs), present, also ? { also } : {})
  }

  return {
    ...newer,
    base,
    draft,
    dirty,
    saved: saved && !dirty,
    saving: update.isPending,
    ...failureOf(update.error),
    conflict,
    change: (part: Partial<Draft>) => {
      setSaved(false)
      setDraft(current => ({ ...current, ...part }))
    },
    /** With `isGiven`, what was saved meanwhile is first asked about: what need not be chosen from goes under the person's changes. */
    save: (saving?: Saving) => alone(() => send(draft, base, saving)),
    forgetError: () => update.reset(),
    keepMine: () => (conflict === null ? Promise.resolve(false) : alone(() => saveOver(conflict))),
    useTheirs: () => {
      if (conflict !== null) adopt(conflict)
    },
    closeConflict: () => setConflict(null),
    /** Throws the unsaved changes away. */
    discard: () => setDraft(original),
    ...utkast,
  }
}

/** The document and the draft, as an earlier page left them in this tab if one did. */
function useRestored<Draft extends Partial<Dokument>>(dokument: Dokument, shape: FormShape<Draft>) {
  const userId = useSession()?.id ?? ''
  const place = { userId, name: `${shape.name}.${dokument._id}` }
  const [start] = useState(() => restoreForm(place, dokument, shape))
  const [base, setBase] = useState(start.base)
  const [draft, setDraft] = useState(start.draft)
  const [utkastFra, setUtkastFra] = useState(start.tid)
  const takeBase = (next: Dokument) => {
    setBase(next)
    setUtkastFra(null)
  }
  /** When the draft that an earlier page kept was last changed, until the person has said what to do with it, or it is saved. */
  const utkast = { utkastFra, keepUtkast: () => setUtkastFra(null) }
  return { place, base, setBase: takeBase, draft, setDraft, utkast }
}

type Newer<Draft extends Partial<Dokument>> = {
  dokument: Dokument
  shape: FormShape<Draft>
  base: Dokument
  draft: Draft
  dirty: boolean
  setBase: (base: Dokument) => void
  setDraft: (draft: Draft) => void
}

/** A newer document from the list is taken over, unless it changes the very fields that this form is about to save. */
function useNewerDocument<Draft extends Partial<Dokument>>(form: Newer<Draft>) {
  const { dokument, shape, base, draft, dirty, setBase, setDraft } = form
  const [original, incoming] = [shape.toDraft(base), shape.toDraft(dokument)]
  const changes = dokument.versjon > base.versjon && shape.changed(incoming, original).length > 0
  if (dokument.versjon > base.versjon && (!dirty || !changes)) {
    setBase(dokument)
    if (!dirty) setDraft(incoming)
  }
  return {
    /** Somebody else has saved what this form would change; it waits for the person's save, or for `catchUp`. */
    behind: dirty && changes,
    /** Takes over what was saved meanwhile, under what the person has changed. */
    catchUp: (): Draft => {
      const mine = shape.rebase(draft, original, incoming)
      setBase(dokument)
      setDraft(mine)
      return mine
    },
  }
}

export type VersionedForm<Draft extends Partial<Dokument>> = ReturnType<typeof useVersionedForm<Draft>>

/** Why a save failed, where that is no conflict. */
function failureOf(error: Error | null) {
  const ubekreftet =
    error instanceof ApiError && error.code === 'krever_bekreftelse' ? Object.values(error.felt ?? {}) : null
  return {
    /** Who saved it meanwhile, where that is why the last save failed. */
    conflictBy: savedBy(error),
    /** The sentence of a save that failed. */
    error: error && presentOf(error) === null && ubekreftet === null ? error.message : null,
    /** What is missing where an approval must be confirmed first, as sentences; null where it need not. */
    ubekreftet,
  }
}

/** The document as it stands on the server, when that is why the save failed. */
function presentOf(error: unknown): Dokument | null {
  if (!(error instanceof ApiError) || error.code !== 'konflikt') return null
  const parsed = Dokument.safeParse(error.gjeldende)
  return parsed.success ? parsed.data : null
}
