import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './dialog.tsx'
import { guardText } from './unsaved-guard.text.ts'

type UnsavedGuardProps = {
  dirty: boolean
  /** The person goes without saving: the place to forget what is kept of it. */
  onLeave?: () => void
}

/** Asks before unsaved changes are left behind: by a link, the back button, another document, or the window's own closing. */
export function UnsavedGuard({ dirty, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty && from.pathname + from.search !== to.pathname + to.search,
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
}

type LeaveQuestionProps = { open: boolean; onConfirm: () => void; onCancel: () => void }

/** Whether to go without saving. */
export function LeaveQuestion(question: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      {...question}
      heading={guardText.overskrift}
      confirmLabel={guardText.gaa}
      cancelLabel={guardText.bli}
      backFirst
    >
      {guardText.tekst}
    </ConfirmDialog>
  )
}
