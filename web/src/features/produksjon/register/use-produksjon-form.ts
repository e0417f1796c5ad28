import { ProduksjonRad } from '@rp/contract/produksjon'
import { useState } from 'react'
import { ApiError, savedBy } from '../../../platform/api.ts'
import {
  changedFelt,
  conflictRows,
  type ProduksjonUtkast,
  rebase,
  toEndring,
  toUtkast,
} from './produksjon-utkast.ts'
import { useUpdateProduksjon } from './register.queries.ts'

/**
 * The state of the form over one production. `conflict` is the production as somebody else has saved it meanwhile; the person then
 * chooses with `keepMine` or `useTheirs`.
 */
export function useProduksjonForm(rad: ProduksjonRad) {
  const [base, setBase] = useState(rad)
  const [utkast, setUtkast] = useState(() => toUtkast(rad))
  const [conflict, setConflict] = useState<ProduksjonRad | null>(null)
  const [saved, setSaved] = useState(false)
  const update = useUpdateProduksjon(rad._id)
  const original = toUtkast(base)
  const dirty = changedFelt(utkast, original).length > 0

  const adopt = (next: ProduksjonRad, keep: ProduksjonUtkast = toUtkast(next)) => {
    setBase(next)
    setUtkast(keep)
    setConflict(null)
  }
  // What was saved elsewhere on the page (a corrected title, «Sett på») or by others is taken over under what is being typed.
  if (rad.versjon > base.versjon && conflict === null && !dirty) adopt(rad)

  const send = (mine: ProduksjonUtkast, from: ProduksjonRad) => {
    setSaved(false)
    update.mutate(
      { ...toEndring(mine, from), versjon: from.versjon },
      {
        onSuccess: next => {
          adopt(next)
          setSaved(true)
        },
        onError: error => setConflict(presentOf(error)),
      },
    )
  }
  return {
    utkast,
    dirty,
    saved: saved && !dirty,
    saving: update.isPending,
    /** A save that failed for another reason than a conflict. */
    failure: update.error && presentOf(update.error) === null ? update.error : null,
    forget: update.reset,
    conflictBy: savedBy(update.error),
    conflictRows: conflict && conflictRows(utkast, toUtkast(conflict)),
    change: (part: Partial<ProduksjonUtkast>) => {
      setSaved(false)
      setUtkast(current => ({ ...current, ...part }))
    },
    save: () => send(utkast, base),
    keepMine: () => {
      if (conflict === null) return
      const mine = rebase(utkast, original, toUtkast(conflict))
      adopt(conflict, mine)
      send(mine, conflict)
    },
    useTheirs: () => conflict && adopt(conflict),
    closeConflict: () => setConflict(null),
    /** After a call of its own that saved: only what it carried is new. */
    takeOver: (next: ProduksjonRad) => adopt(next, rebase(utkast, original, toUtkast(next))),
  }
}

/** The production as it stands on the server, when that is why the save failed. */
function presentOf(error: unknown): ProduksjonRad | null {
  if (!(error instanceof ApiError) || error.code !== 'konflikt') return null
  const parsed = ProduksjonRad.safeParse(error.gjeldende)
  return parsed.success ? parsed.data : null
}
