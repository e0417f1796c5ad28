import { useCallback, useEffect, useRef, useState } from 'react'
import { removeDraft } from '../../platform/draft.ts'
import { useSession } from '../../platform/session.ts'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { draftName } from './use-seksjon.ts'

/** Saves what a section holds, and tells whether it is saved. */
type Save = () => Promise<boolean>
/** Tells the page whether a section holds something that is not saved, and what saves it. */
export type OnDirty = (navn: string, dirty: Save | false) => void

/** Tells it for as long as the section stands there. */
export function useDirty(onDirty: OnDirty, navn: string, dirty: boolean, save: Save): void {
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
