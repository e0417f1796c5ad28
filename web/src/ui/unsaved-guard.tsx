import { useEffect } from 'react'
import { type NavigationType, useBlocker } from 'react-router'
import { ConfirmDialog } from './dialog.tsx'
import { guardText } from './unsaved-guard.text.ts'

type GuardProps = {
  dirty: boolean
  /** The person goes without saving: the place to forget what is kept of it. */
  onLeave?: () => void
}

/** Asks before unsaved changes are left behind: by a link, the back button, another document, or the window's own closing. */
export function UnsavedGuard({ dirty, onLeave }: GuardProps) {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  return dirty && <Guard asks={always} onLeave={onLeave} />
}

/** For a modal dialog: the back button alone leads away from it, past what closes it. Where the dialog itself leads is no leaving. */
export function BackGuard({ dirty, onLeave }: GuardProps) {
  return dirty && <Guard asks={onBack} onLeave={onLeave} />
}

type Asks = (action: NavigationType) => boolean
const always: Asks = () => true
const onBack: Asks = action => action === 'POP'

/** What each guard on the page asks about: of several, the router asks the last one alone, which then asks for all. */
const guards = new Set<{ asks: Asks }>()

function Guard({ asks, onLeave }: { asks: Asks; onLeave: (() => void) | undefined }) {
  useEffect(() => {
    const own = { asks }
    guards.add(own)
    return () => void guards.delete(own)
  }, [asks])
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      from.pathname + from.search !== to.pathname + to.search &&
      [...guards].some(guard => guard.asks(historyAction)),
  )
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
