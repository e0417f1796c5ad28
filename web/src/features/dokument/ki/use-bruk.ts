import type { KiForslag } from '@rp/contract/ki'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Ekstra } from '../../ki/ki-ekstra.parts.tsx'
import { produksjonerQuery } from '../../produksjon/produksjon.queries.ts'
import type { DokumentDraft } from '../dokument-draft.parts.ts'
import {
  type Registreringshandling,
  type Registreringsutkast,
  reduceRegistreringer,
} from '../registrering/registrering-draft.parts.ts'
import { feltId } from '../registrering/til-felt.parts.ts'
import { findTom, type Registreringsfelt } from './registrering-forslag.ts'

type Form = { draft: DokumentDraft; change: (part: Partial<DokumentDraft>) => void }

/** Puts proposed values into the draft. Saving them is the person's. */
export function useBruk(form: Form) {
  const client = useQueryClient()
  // The register may have to be fetched first, and the person types on meanwhile.
  const latest = useRef(form)
  latest.current = form
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })

  const act = (...actions: Registreringshandling[]) => {
    const { draft, change } = latest.current
    change({ ansiennitet: actions.reduce<Registreringsutkast[]>(reduceRegistreringer, draft.ansiennitet) })
  }
  const produksjonOf = async (id: string, forslag: KiForslag): Promise<Registreringshandling> => {
    const asText = { type: 'navn_skrevet', id, navn: String(forslag.verdi) } as const
    if (forslag.produksjonsID === null) return asText
    try {
      const rows = await client.fetchQuery(produksjonerQuery)
      const produksjon = rows.find(row => row._id === forslag.produksjonsID)
      return produksjon ? { type: 'produksjon_foreslaatt', id, produksjon } : asText
    } catch {
      return asText
    }
  }
  const actionOf = async (id: string, forslag: KiForslag): Promise<Registreringshandling> => {
    const verdi = String(forslag.verdi)
    if (forslag.felt === 'fagfunksjon') return { type: 'fagfunksjon_skrevet', id, fagfunksjon: verdi }
    if (forslag.felt === 'episoder') return { type: 'episoder_skrevet', id, skrevet: verdi }
    return produksjonOf(id, forslag)
  }
  return {
    felt: (name: 'arbeidstaker' | 'produksjonsselskap', verdi: string) =>
      latest.current.change({ [name]: verdi }),
    registrering: ({ id }: Registreringsutkast, forslag: KiForslag) =>
      void actionOf(id, forslag).then(action => act(action)),
    fjern: ({ id }: Registreringsutkast, name: Registreringsfelt) => {
      if (name === 'produksjon') act({ type: 'navn_skrevet', id, navn: '' })
      else if (name === 'fagfunksjon') act({ type: 'fagfunksjon_skrevet', id, fagfunksjon: '' })
      else act({ type: 'episoder_skrevet', id, skrevet: '' })
    },
    /** Into the registration that is still empty, else into a new one. */
    leggTil: async ({ forslag }: Ekstra) => {
      const added = crypto.randomUUID()
      const actions = await Promise.all(forslag.map(one => actionOf(added, one)))
      const tom = findTom(latest.current.draft.ansiennitet)
      const id = tom?.id ?? added
      focusNext.current = feltId({ id }, 'produksjon')
      act(...(tom ? [] : [{ type: 'lagt_til', id } as const]), ...actions.map(action => ({ ...action, id })))
    },
  }
}
export type Bruk = ReturnType<typeof useBruk>
