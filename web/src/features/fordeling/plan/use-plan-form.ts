import type { HelPlan } from '@rp/contract/fordelingsplan'
import { useState } from 'react'
import { savedBy } from '../../../platform/api.ts'
import { gjeldendePlan, useSavePlan } from './plan.queries.ts'
import { isSame, toEndring, toUtkast, type Utkast } from './plan-utkast.ts'

/** The state of the form over one plan. `conflict` is the plan as somebody else has saved it meanwhile. */
export function usePlanForm(plan: HelPlan) {
  const [base, setBase] = useState(plan)
  const [utkast, setUtkast] = useState(() => toUtkast(plan))
  /** Counts what was put in from outside: fields that hold what is typed are drawn anew then. */
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState(false)
  const [saved, setSaved] = useState(false)
  const save = useSavePlan(plan._id)
  const conflict = gjeldendePlan(save.error)
  const dirty = !isSame(utkast, toUtkast(base))
  const endring = toEndring(utkast)
  const send = (versjon: number) => {
    setTried(true)
    setSaved(false)
    if (endring === null) return
    save.mutate(
      { ...endring, versjon },
      {
        onSuccess: next => {
          setBase(next)
          setUtkast(toUtkast(next))
          setSaved(true)
        },
      },
    )
  }
  return {
    utkast,
    dirty,
    round,
    conflict,
    conflictBy: savedBy(save.error),
    saving: save.isPending,
    saved: saved && !dirty,
    /** A save was tried while a field held what cannot be sent. */
    refused: tried && endring === null,
    failure: conflict === null ? save.error : null,
    forget: save.reset,
    change: (part: Partial<Utkast>) => setUtkast(current => ({ ...current, ...part })),
    save: () => send(base.versjon),
    keepMine: () => {
      if (conflict) send(conflict.versjon)
    },
    useTheirs: () => {
      if (conflict === null) return
      setBase(conflict)
      setUtkast(toUtkast(conflict))
      setRound(round + 1)
      save.reset()
    },
  }
}
