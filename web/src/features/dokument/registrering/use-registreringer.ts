import type { Produksjon } from '@rp/contract/produksjon'
import { useState } from 'react'
import type { DokumentDraft } from '../dokument-draft.ts'
import {
  type Registreringshandling,
  type Registreringsutkast,
  reduceRegistreringer,
} from './registrering-draft.ts'

type Form = { draft: DokumentDraft; change: (part: Partial<DokumentDraft>) => void }

/** The registrations of a form, and the one whose production is being made. */
export function useRegistreringer(form: Form) {
  const [creating, setCreating] = useState<Registreringsutkast | null>(null)
  const act = (action: Registreringshandling) =>
    form.change({ ansiennitet: reduceRegistreringer(form.draft.ansiennitet, action) })
  return {
    act,
    creating,
    startCreating: setCreating,
    stopCreating: () => setCreating(null),
    created: (produksjon: Produksjon) => {
      if (creating) act({ type: 'produksjon_valgt', id: creating.id, produksjon })
    },
  }
}
