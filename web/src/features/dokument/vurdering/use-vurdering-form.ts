import type { Dokument } from '@rp/contract/dokument'
import { useEffect, useRef, useState } from 'react'
import { findInvalid } from '../registrering/registrering-draft.ts'
import { feltId } from '../registrering/til-felt.ts'
import { useVersionedForm } from '../use-versioned-form.ts'
import { vurderingShape } from './vurdering-draft.ts'

/** The form of a review. `save` leads to what cannot be saved, and is true when nothing is left unsaved. */
export function useVurderingForm(dokument: Dokument) {
  const form = useVersionedForm(dokument, vurderingShape)
  const [tried, setTried] = useState(false)
  const missingName = form.draft.filnavn.trim() === ''
  const save = async (): Promise<boolean> => {
    if (form.saving) return false
    const invalid = findInvalid(form.draft.ansiennitet)
    setTried(missingName)
    if (missingName) document.getElementById('dok-filnavn')?.focus()
    else if (invalid) document.getElementById(feltId(invalid, 'episoder'))?.focus()
    else return !form.dirty || (await form.save())
    return false
  }
  return { ...form, save, missingName: tried && missingName }
}

/** Does something once the saved form is drawn: before that, the guard still sees unsaved changes and would ask. */
export function useWhenSaved(dirty: boolean): (act: () => void) => void {
  const waiting = useRef<(() => void) | null>(null)
  const [, wake] = useState(0)
  useEffect(() => {
    if (dirty || waiting.current === null) return
    const act = waiting.current
    waiting.current = null
    act()
  })
  return act => {
    waiting.current = act
    wake(count => count + 1)
  }
}
