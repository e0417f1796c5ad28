type Inserted = { value: string; caret: number }

/** Puts `text` in place of what is selected, with a space on either side where words would run together. */
export function insertText(value: string, from: number, to: number, text: string): Inserted {
  const [before, after] = [value.slice(0, from), value.slice(to)]
  const start = before === '' || /\s$/.test(before) ? before : `${before} `
  const end = after === '' || /^\s/.test(after) ? after : ` ${after}`
  return { value: start + text + end, caret: start.length + text.length }
}
