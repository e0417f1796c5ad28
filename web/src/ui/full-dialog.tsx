import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import './full-dialog.css'

type Props = {
  /** Id of the heading that names it, where there is one yet. */
  labelledBy?: string | undefined
  label?: string | undefined
  className?: string
  /** The person wants to leave: by Escape, or by what the system has for it (back on a phone). */
  onClose: () => void
  children: ReactNode
}

const fields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'

/** Escape in a field leaves the field. @returns false where focus is in none */
function leaveField(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(fields)) return false
  target.blur()
  return true
}

/**
 * A modal dialog over the whole window, open for as long as it is drawn. Focus stays inside, and goes back to where it was. The
 * library's own dialog cannot hold another one, which a screen of its own must.
 */
export function FullDialog({ labelledBy, label, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (!element.open) element.showModal()
    // Closed while it still stands in the page: that is what hands focus back.
    return () => element.close()
  }, [])

  const own = (event: SyntheticEvent) => event.target === dialog.current
  const onKeyDown = (event: KeyboardEvent) => {
    // A question may have to be asked first, so the browser must not close it by itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (leaveField(event.target)) return
    onClose()
  }
  const onCancel = (event: SyntheticEvent) => {
    if (!own(event)) return
    event.preventDefault()
    onClose()
  }
  /** Some browsers close it on a second try, whatever was said to the first. */
  const onClosed = (event: SyntheticEvent) => {
    if (!own(event) || dialog.current === null || dialog.current.open || !dialog.current.isConnected) return
    dialog.current.showModal()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`rp-helskjerm ${className ?? ''}`}
      aria-labelledby={labelledBy}
      aria-label={labelledBy === undefined ? label : undefined}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
    >
      {children}
    </dialog>
  )
}
