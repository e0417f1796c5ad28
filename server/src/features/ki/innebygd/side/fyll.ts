import type { Word } from '../../../../platform/reading/page-text.ts'

/** Dots that lead from a label to its value, and on to the margin: «Navn ......Kari Nes......». Three may end a sentence. */
const leading = /^(?:[.…]{2,}$|\.{4,}|…{2,})/u
const trailing = /(?:\.{4,}|…{2,})$/u

/** A word without the dots it is set on; none where it is nothing else. A blank in the midst of prose is no gap, so rules stay. */
export function utenFyll<T extends Word>(word: T): T[] {
  const { text, box } = word
  if (!text.trim()) return []
  const before = leading.exec(text)?.[0].length ?? 0
  const after = before === text.length ? 0 : (trailing.exec(text)?.[0].length ?? 0)
  if (before === 0 && after === 0) return [word]
  const rest = text.slice(before, text.length - after)
  if (!/[\p{L}\d]/u.test(rest)) return []
  const each = (box.right - box.left) / text.length
  return [
    {
      ...word,
      text: rest,
      box: { ...box, left: box.left + before * each, right: box.right - after * each },
    },
  ]
}
