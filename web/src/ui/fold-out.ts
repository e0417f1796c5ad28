import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/**
 * What a button folds out, and folds in again: at Esc, at a click outside, and when Tab moves on. `box` goes around button and panel; the
 * panel takes `tabIndex={-1}`, or a click on its own ground would count as leaving it.
 */
export function useFoldOut() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const box = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open) close()
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
  }
  return { open, toggle: () => setOpen(!open), close, button, box }
}
