import { useCallback, useEffect, useRef, useState } from 'react'
import { removeDraft } from '../../platform/draft.ts'
import { useSession } from '../../platform/session.ts'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { type OnDirty, type Save, useSeksjonsside } from './seksjonsside.ts'
import { draftName } from './use-seksjon.ts'

/** Tells the page what a section holds that is not saved, for as long as it stands there. */
export function useDirty(navn: string, dirty: boolean, save: Save): void {
  const { onDirty } = useSeksjonsside()
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    onDirty(navn, dirty && (() => latest.current()))
    return () => onDirty(navn, false)
  }, [onDirty, navn, dirty])
}

/** Which sections hold something that is not saved, and the question to who goes from it. `utkast`: what their drafts are called. */
export function useUnsaved(utkast: string) {
  const me = useSession()?.id ?? ''
  const [saves, setSaves] = useState<Readonly<Record<string, Save>>>({})
  const report = useCallback<OnDirty>((navn, dirty) => {
    setSaves(({ [navn]: _, ...others }) => (dirty ? { ...others, [navn]: dirty } : others))
  }, [])
  const save = async () => {
    for (const one of Object.values(saves)) if (!(await one())) return false
    return true
  }
  const forget = () => {
    for (const navn of Object.keys(saves)) removeDraft(me, draftName(navn, utkast))
  }
  return {
    report,
    guard: <UnsavedGuard dirty={Object.keys(saves).length > 0} onLeave={forget} onSave={save} />,
  }
}
