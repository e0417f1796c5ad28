import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Asks before a dialog is left with something in it that would be lost: by Esc, by its cross, or by a button of its own. Closing the element
 * itself, rather than taking it away, hands focus back to the button that opened it. While it is `busy`, nothing leads away.
 */
export function useLeaveQuestion(
  dialog: RefObject<HTMLDialogElement | null>,
  dirty: boolean,
  busy: boolean = false,
) {
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const close = () => dialog.current?.close()
  const ask = (go: () => void) => {
    if (busy) return
    if (dirty) setLeaving(() => go)
    else go()
  }
  useEscape(dialog, () => ask(close))
  return {
    /** For what leads elsewhere than to what lies below. */
    ask,
    close: () => ask(close),
    mayClose: () => {
      if (dirty) ask(close)
      return !dirty && !busy
    },
    question: {
      open: leaving !== null,
      onConfirm: () => {
        // The question goes first: as long as it is open, the button below cannot take focus back.
        flushSync(() => setLeaving(null))
        leaving?.()
      },
      onCancel: () => setLeaving(null),
    },
  }
}

/** The browser asks nobody when Esc is pressed again. A list that is open below a field takes it first, and a question within. */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onEscape: () => void): void {
  const handler = useRef(onEscape)
  handler.current = onEscape
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return
      if (event.target.closest('dialog') !== dialog.current) return
      if (event.target.getAttribute('aria-expanded') === 'true') return
      event.preventDefault()
      handler.current()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [dialog])
}
