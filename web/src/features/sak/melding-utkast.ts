import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import { useState } from 'react'
import { readDraft, removeDraft, saveDraft } from '../../platform/draft.ts'
import { useSession } from '../../platform/session.ts'

/** `noekkel` follows the words: the same text sent again is the same message to the server. */
export type MeldingUtkast = { tekst: string; noekkel: string }

const empty = (): MeldingUtkast => ({ tekst: '', noekkel: crypto.randomUUID() })

function restore(kept: unknown): MeldingUtkast {
  const { tekst, noekkel } = (kept ?? {}) as Partial<MeldingUtkast>
  return typeof tekst === 'string' && typeof noekkel === 'string' ? { tekst, noekkel } : empty()
}

/**
 * A message as it is typed. It outlives a reload and an expired session, but for a text with a personnummer or an account number,
 * which is not kept in the browser.
 * @param name of the draft in this tab's storage
 */
export function useMeldingUtkast(name: string) {
  const userId = useSession()?.id ?? ''
  const [utkast, setUtkast] = useState(() => restore(readDraft(userId, name)))
  return {
    ...utkast,
    dirty: utkast.tekst.trim() !== '',
    change: (tekst: string) => {
      const next = { tekst, noekkel: crypto.randomUUID() }
      setUtkast(next)
      if (tekst.trim() === '' || findHemmeligNummer(tekst)) removeDraft(userId, name)
      else saveDraft(userId, name, next)
    },
    forget: () => {
      removeDraft(userId, name)
      setUtkast(empty())
    },
  }
}
export type Utkast = ReturnType<typeof useMeldingUtkast>
