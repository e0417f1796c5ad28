import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

type Inserted = { value: string; caret: number }

/** Puts `text` in place of what is selected, with a space on either side where words would run together. */
export function insertText(value: string, from: number, to: number, text: string): Inserted {
  const [before, after] = [value.slice(0, from), value.slice(to)]
  const start = before === '' || /\s$/.test(before) ? before : `${before} `
  const end = after === '' || /^\s/.test(after) ? after : ` ${after}`
  return { value: start + text + end, caret: start.length + text.length }
}

/** Puts text into a field where the cursor stands, and goes on behind it. */
export const inserter =
  (field: RefObject<HTMLTextAreaElement | null>, value: string, onChange: (value: string) => void) =>
  (text: string): void => {
    const element = field.current
    if (element === null) return
    const { value: next, caret } = insertText(value, element.selectionStart, element.selectionEnd, text)
    flushSync(() => onChange(next))
    element.focus()
    element.setSelectionRange(caret, caret)
  }
