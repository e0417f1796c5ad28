/** The text with `instead` for each bracket and what stands in it. One look from the left, however many brackets never close. */
export function withoutBrackets(text: string, instead = ''): string {
  let kept = ''
  let from = 0
  for (;;) {
    const open = text.indexOf('(', from)
    const close = open < 0 ? -1 : text.indexOf(')', open)
    if (close < 0) return kept + text.slice(from)
    kept += text.slice(from, open) + instead
    from = close + 1
  }
}
