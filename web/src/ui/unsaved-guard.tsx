import { Button } from '@navikt/ds-react/Button'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type NavigationType, useBlocker } from 'react-router'
import { ConfirmDialog } from './dialog.tsx'
import { guardText } from './unsaved-guard.text.ts'

type GuardProps = {
  dirty: boolean
  /** The person goes without saving: the place to forget what is kept of it. */
  onLeave?: () => void
  /** Saves, and tells whether it is saved: then the question can be answered by that too. */
  onSave?: (() => Promise<boolean>) | undefined
}

/** Asks before unsaved changes are left behind: by a link, the back button, another document, or the window's own closing. */
export function UnsavedGuard({ dirty, onLeave, onSave }: GuardProps) {
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  // What is saved in order to go is not dirty any more, and still on its way.
  if (!dirty && !saving) return null
  return <Guard asks={always} onLeave={onLeave} onSave={onSave} setSaving={setSaving} />
}

/** For a modal dialog: the back button alone leads away from it, past what closes it. Where the dialog itself leads is no leaving. */
export function BackGuard({ dirty, onLeave }: Omit<GuardProps, 'onSave'>) {
  return dirty && <Guard asks={onBack} onLeave={onLeave} />
}

/** For a move away from something that is deleted: nothing of it is left to save. */
export const fraSlettet = { state: { slettet: true } } as const
const isSlettet = (state: unknown): boolean => state === fraSlettet.state

type Asks = (action: NavigationType) => boolean
const always: Asks = () => true
const onBack: Asks = action => action === 'POP'

/** What each guard on the page asks about: of several, the router asks the last one alone, which then asks for all. */
const guards = new Set<{ asks: Asks }>()

type InnerProps = {
  asks: Asks
  onLeave: (() => void) | undefined
  onSave?: (() => Promise<boolean>) | undefined
  setSaving?: (saving: boolean) => void
}

function Guard({ asks, onLeave, onSave, setSaving }: InnerProps) {
  useEffect(() => {
    const own = { asks }
    guards.add(own)
    return () => void guards.delete(own)
  }, [asks])
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      from.pathname + from.search !== to.pathname + to.search &&
      !isSlettet(to.state) &&
      [...guards].some(guard => guard.asks(historyAction)),
  )
  const [answered, setAnswered] = useState<unknown>(null)
  const save = async () => {
    // The question goes first, and for good: under it, no field can be pointed out.
    flushSync(() => {
      setSaving?.(true)
      setAnswered(blocker.location)
    })
    if (await onSave?.()) blocker.proceed?.()
    else blocker.reset?.()
    setSaving?.(false)
  }
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked' && blocker.location !== answered}
      onSave={onSave && save}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
}

type LeaveQuestionProps = {
  open: boolean
  onSave?: (() => void) | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Whether to go without saving, or, where it can be saved, to save first. */
export function LeaveQuestion({ onSave, ...question }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      {...question}
      heading={guardText.overskrift}
      confirmLabel={guardText.gaa}
      cancelLabel={guardText.bli}
      backFirst
      also={
        onSave && (
          <Button type="button" variant="secondary" onClick={onSave}>
            {guardText.lagre}
          </Button>
        )
      }
    >
      {guardText.tekst}
    </ConfirmDialog>
  )
}
