import { type RefObject, useEffect, useRef } from 'react'

/** Esc asks like the close button does; the browser's own handling closes without asking the second time. */
export function useEscape(dialog: RefObject<HTMLDialogElement | null>, onEscape: () => void): void {
  const handler = useRef(onEscape)
  handler.current = onEscape
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dialog.current?.contains(event.target as Node)) return
      event.preventDefault()
      handler.current()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [dialog])
}
