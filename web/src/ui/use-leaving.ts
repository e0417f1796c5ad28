import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Asks before a dialog is left with something in it that would be lost. Closing the element itself, rather than taking it away, hands focus
 * back to the button that opened it.
 */
export function useLeaving(dialog: RefObject<HTMLDialogElement | null>, dirty: boolean) {
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const close = () => dialog.current?.close()
  const ask = (go: () => void) => (dirty ? setLeaving(() => go) : go())
  return {
    /** For what leads elsewhere than to what lies below. */
    ask,
    close: () => ask(close),
    mayClose: () => {
      if (dirty) setLeaving(() => close)
      return !dirty
    },
    /** A browser asks nobody the second time Esc is pressed: it is answered here, but where a field or a question within takes it itself. */
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if ((event.target as Element).closest('dialog') !== dialog.current) return
      event.preventDefault()
      ask(close)
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
