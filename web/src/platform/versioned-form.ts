import { useEffect, useRef, useState } from 'react'
import { isRefused, savedBy } from './api.ts'
import type { FormShape, Versioned } from './form-shape.ts'
import { formatTime } from './format.ts'
import { restoreForm, useKeptDraft } from './kept-draft.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import { presentOf } from './present-of.ts'
import { useSession } from './session.ts'

/** Whether all that has happened to what is stored since `base` holds beside the person's own changes. */
export type IsGiven<Stored> = (present: Stored, base: Stored) => Promise<boolean>

/** `isGiven`: see its type. `also`: sent beside what was changed, and kept in no form. */
type Saving<Stored, Change> = {
  isGiven?: IsGiven<Stored> | undefined
  also?: Partial<Change> | undefined
}

/** The call that saves, as a mutation. */
type Update<Stored, Change> = {
  mutateAsync: (change: Change & { versjon: number }) => Promise<Stored>
  isPending: boolean
  error: Error | null
  reset: () => void
}

/**
 * The state of a form over something with a stored version. `conflict` is that as somebody else has saved it meanwhile; the person
 * then chooses with `keepMine` or `useTheirs`. What is typed outlives a failed save, an expired session and a reload.
 */
export function useVersionedForm<Stored extends Versioned, Draft extends object, Change extends object>(
  stored: Stored,
  shape: FormShape<Stored, Draft, Change>,
  update: Update<Stored, Change>,
) {
  const { place, base, setBase, draft, setDraft, replace, ...kept } = useRestored(stored, shape)
  const original = shape.toDraft(base)
  const dirty = shape.changed(draft, original).length > 0

  const incoming = shape.toDraft(stored)
  const isNewer = stored.versjon > base.versjon
  const isHeld = isNewer && holds(shape, stored, base, draft)
  const clashes = isNewer && dirty && !isHeld && shape.changed(incoming, original).length > 0
  const takeOver = (next: Stored): Draft => {
    const theirs = shape.toDraft(next)
    setBase(next)
    replace(current => shape.rebase(current, original, theirs))
    return shape.rebase(draft, original, theirs)
  }
  useKeptDraft(place, dirty ? { versjon: base.versjon, base, draft } : null)
  const { setSaved, ...saving } = useSaving({ shape, base, setBase, draft, setDraft, takeOver, update })
  const { conflict, closeConflict } = saving
  // A newer version is taken over, unless it changes the very fields that this form is about to save.
  if (isNewer && !clashes) {
    setBase(stored)
    if (isHeld) replace(() => incoming)
    if (isHeld && dirty) setSaved(true)
  }
  /** Instead of all that is typed. */
  const adopt = (next: Stored) => {
    setSaved(false)
    setBase(next)
    replace(() => shape.toDraft(next))
  }
  return {
    ...kept,
    ...saving,
    base,
    draft,
    /** As it was when the person began. */
    original,
    dirty,
    saved: saving.saved && !dirty,
    change: (part: Partial<Draft>) => {
      setSaved(false)
      setDraft(current => ({ ...current, ...part }))
    },
    /** Somebody else has saved what this form would change; it waits for the person's save, or for `catchUp`. */
    behind: clashes,
    /** Takes over what was saved elsewhere, under what the person has changed. */
    takeOver,
    catchUp: () => takeOver(stored),
    adopt,
    useTheirs: () => {
      if (conflict === null) return
      adopt(conflict)
      closeConflict()
    },
    /** Throws the unsaved changes away. */
    discard: () => replace(() => original),
  }
}

/** Whether what stands there has all that `mine` would change. */
function holds<Stored extends Versioned, Draft extends object, Change extends object>(
  shape: FormShape<Stored, Draft, Change>,
  present: Stored,
  from: Stored,
  mine: Draft,
): boolean {
  const theirs = shape.toDraft(present, mine)
  return shape.changed(shape.rebase(mine, shape.toDraft(from), theirs), theirs).length === 0
}

type Sending<Stored extends Versioned, Draft extends object, Change extends object> = {
  shape: FormShape<Stored, Draft, Change>
  base: Stored
  setBase: (base: Stored) => void
  draft: Draft
  setDraft: (change: (current: Draft) => Draft) => void
  takeOver: (next: Stored) => Draft
  update: Update<Stored, Change>
}

const isEmpty = (also: object = {}): boolean => Object.keys(also).length === 0

/** The call that saves, and what comes of it. */
function useSaving<Stored extends Versioned, Draft extends object, Change extends object>(
  form: Sending<Stored, Draft, Change>,
) {
  const { shape, base, setBase, draft, setDraft, takeOver, update } = form
  const [conflict, setConflict] = useState<Stored | null>(null)
  const [saved, setSaved] = useState(false)
  /** Sent on top of a version, and no answer came: perhaps saved all the same. */
  const lost = useRef<{ mine: Draft; versjon: number } | null>(null)
  // A second click before the button has gone dim would be a conflict with the first.
  const [alone] = useState(createOneAtATime<boolean>)
  const typed = useRef(draft)
  useEffect(() => {
    typed.current = draft
  })
  // Found saved, though the save itself had no answer.
  useEffect(() => {
    if (saved && update.error) update.reset()
  })
  const take = (next: Stored, mine: Draft) => {
    setBase(next)
    // What was typed while it was being saved is still to be saved.
    setDraft(current => shape.rebase(current, mine, shape.toDraft(next, mine)))
    setConflict(null)
    setSaved(true)
    return shape.changed(typed.current, mine).length === 0
  }
  const send = async (mine: Draft, from: Stored, saving: Saving<Stored, Change> = {}): Promise<boolean> => {
    const { isGiven, also } = saving
    setSaved(false)
    try {
      return take(
        await update.mutateAsync({ ...shape.toChange(mine, from), ...also, versjon: from.versjon }),
        mine,
      )
    } catch (error) {
      const present = presentOf(error, shape.schema)
      if (!isRefused(error)) lost.current = { mine, versjon: from.versjon }
      const sent = lost.current?.versjon === from.versjon ? [lost.current.mine, mine] : [mine]
      // What is asked for besides the fields cannot be seen in what stands there.
      const own = present && isEmpty(also) && sent.find(one => holds(shape, present, from, one))
      // What stands there is what this form has sent: saved, and perhaps more to save.
      if (present && own) {
        if (shape.changed(own, mine).length === 0) return take(present, mine)
        take(present, own)
        return send(shape.rebase(mine, own, shape.toDraft(present)), present, saving)
      }
      if (present && (await isGiven?.(present, from))) return saveOver(present, also)
      setConflict(present)
      return false
    }
  }
  const saveOver = (present: Stored, also?: Partial<Change>): Promise<boolean> =>
    send(takeOver(present), present, { also })
  const failure = presentOf(update.error, shape.schema) === null ? update.error : null
  return {
    saved,
    setSaved,
    saving: update.isPending,
    /** Why a save failed, where that is no conflict, and its sentence. */
    failure,
    error: failure?.message ?? null,
    forgetError: () => update.reset(),
    conflict,
    /** Who saved it meanwhile. */
    conflictBy: savedBy(update.error),
    closeConflict: () => setConflict(null),
    /**
     * Whether all that stands in the form is saved: not what was typed meanwhile. With `isGiven`, what was saved by others is first asked
     * about: what need not be chosen from goes under the person's changes.
     */
    save: (saving?: Saving<Stored, Change>) => alone(() => send(draft, base, saving)),
    keepMine: () => (conflict === null ? Promise.resolve(false) : alone(() => saveOver(conflict))),
  }
}

/** What is stored and the draft, as an earlier page left them in this tab if one did. */
function useRestored<Stored extends Versioned, Draft extends object, Change extends object>(
  stored: Stored,
  shape: FormShape<Stored, Draft, Change>,
) {
  const userId = useSession()?.id ?? ''
  const place = { userId, name: `${shape.name}.${stored._id}` }
  const [start] = useState(() => restoreForm(place, stored, shape))
  const [base, setBase] = useState(start.base)
  const [draft, setDraft] = useState(start.draft)
  const [round, setRound] = useState(0)
  const [utkastFra, setUtkastFra] = useState(start.tid && formatTime(start.tid))
  return {
    place,
    base,
    setBase: (next: Stored) => {
      setBase(next)
      setUtkastFra(null)
    },
    draft,
    setDraft,
    replace: (next: (current: Draft) => Draft) => {
      setDraft(next)
      setRound(current => current + 1)
    },
    /** Counts what was put in from outside: fields that hold what is typed are drawn anew then. */
    round,
    /** The hour at which the draft that an earlier page kept was last changed, until the person has chosen what to do with it, or it is saved. */
    utkastFra,
    keepUtkast: () => setUtkastFra(null),
  }
}

export type VersionedForm<Stored extends Versioned, Draft extends object, Change extends object> = ReturnType<
  typeof useVersionedForm<Stored, Draft, Change>
>
