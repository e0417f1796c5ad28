import type { Dokument } from '@rp/contract/dokument'
import { asksEier } from '@rp/contract/tur'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { useDokumentForm } from '../dokument/dokument-draft.parts.ts'
import { findInvalid } from '../dokument/registrering/registrering-draft.parts.ts'
import { feltId } from '../dokument/registrering/til-felt.parts.ts'
import { kommentarFor, type VurderingDraft, vurderingShape } from './vurdering-draft.ts'

/** Steps out of the document: to its neighbours, null where there is none, and back to the list. */
export type Steg = { forrige: (() => void) | null; neste: (() => void) | null; lukk: () => void }

/** The form of a review. `saveReview` leads to what cannot be saved, and is true when nothing is left unsaved. */
export function useVurderingForm(dokument: Dokument) {
  const form = useDokumentForm(dokument, vurderingShape)
  const [tried, setTried] = useState(false)
  const missingName = form.draft.filnavn.trim() === ''
  // The member has answered, and what was asked for is still asked for.
  const asksAgain =
    form.base.tur.hos === 'oss' &&
    form.base.tur.besvart !== null &&
    form.draft.status === form.base.status &&
    asksEier(form.draft.status, form.draft.status_comment)
  /**
   * @param isDone staff leave it as it is now: what is asked for again goes back to the member
   * @param bekreftelse why it is approved although something is missing
   */
  const saveReview = async (isDone = false, bekreftelse?: string): Promise<boolean> => {
    if (form.saving) return false
    const invalid = findInvalid(form.draft.ansiennitet)
    setTried(missingName)
    if (missingName) document.getElementById('dok-filnavn')?.focus()
    else if (invalid) document.getElementById(feltId(invalid, 'episoder'))?.focus()
    else {
      const vurdert = isDone && asksAgain
      if (!form.dirty && !vurdert) return true
      return form.save({
        also: { ...(vurdert && { vurdert }), ...(bekreftelse !== undefined && { bekreftelse }) },
      })
    }
    return false
  }
  const change = (part: Partial<VurderingDraft>) =>
    form.change({ ...kommentarFor(part, form.draft, form.base), ...part })
  const { failure } = form
  const asked = failure instanceof ApiError && failure.code === 'krever_bekreftelse'
  return {
    ...form,
    change,
    saveReview,
    asksAgain,
    missingName: tried && missingName,
    error: asked ? null : form.error,
    /** What is missing where an approval must be confirmed first, as sentences; null where it need not. */
    ubekreftet: asked ? Object.values(failure.felt ?? {}) : null,
  }
}

/** Saves, and goes on to the next document where that was asked for; also when an approval had to be confirmed first. */
export function useSaving(form: ReturnType<typeof useVurderingForm>, steg: Steg) {
  const whenSaved = useWhenSaved(form.dirty)
  const goes = useRef(false)
  const run = (bekreftelse?: string) =>
    void form.saveReview(goes.current, bekreftelse).then(saved => {
      if (saved && goes.current) whenSaved(steg.neste ?? steg.lukk)
    })
  return {
    save: (go: boolean) => {
      goes.current = go
      run()
    },
    confirm: run,
  }
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
