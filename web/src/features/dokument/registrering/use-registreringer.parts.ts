import type { Produksjon } from '@rp/contract/produksjon'
import { useEffect, useRef, useState } from 'react'
import type { DokumentDraft } from '../dokument-draft.parts.ts'
import {
  type Registreringshandling,
  type Registreringsutkast,
  reduceRegistreringer,
} from './registrering-draft.parts.ts'
import { feltId } from './til-felt.parts.ts'

type Form = { draft: DokumentDraft; change: (part: Partial<DokumentDraft>) => void }

/** The registrations of a form, and the one whose production is being made. */
export function useRegistreringer(form: Form) {
  const [creating, setCreating] = useState<Registreringsutkast | null>(null)
  const focusNext = useRef<string | null>(null)
  // The button that opened the popup is gone once its name stands in the register: the next field takes focus.
  useEffect(() => {
    if (creating !== null || focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  }, [creating])
  const act = (action: Registreringshandling) =>
    form.change({ ansiennitet: reduceRegistreringer(form.draft.ansiennitet, action) })
  return {
    act,
    creating,
    startCreating: setCreating,
    stopCreating: () => setCreating(null),
    created: (produksjon: Produksjon) => {
      if (creating === null) return
      focusNext.current = feltId(creating, 'fagfunksjon')
      act({ type: 'produksjon_valgt', id: creating.id, produksjon })
    },
  }
}
