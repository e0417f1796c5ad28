const lowerOf = (text: string) => text.trim().toLowerCase()

/** As texts are compared when somebody searches: letter case and surrounding space aside, and aa is å. */
export const fold = (text: string): string => lowerOf(text).replaceAll('aa', 'å')

export type Found<Row> = {
  readonly rows: readonly Row[] /** Of how many these are the first. */
  readonly total: number
}

/**
 * Searches texts as they are typed: those that begin with what is typed come first, then those that contain it, each in the order
 * given. Every text is lower-cased once, so tens of thousands cost a millisecond or two a key press.
 */
export function createOptionSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  let lower: readonly string[] | null = null
  return (typed: string, atMost: number): Found<Row> => {
    const needle = fold(typed)
    if (needle === '') return { rows: rows.slice(0, atMost), total: rows.length }
    lower ??= rows.map(row => fold(textOf(row)))
    const first: Row[] = []
    const later: Row[] = []
    let total = 0
    for (const [index, row] of rows.entries()) {
      const at = lower[index]?.indexOf(needle) ?? -1
      if (at === -1) continue
      total += 1
      const list = at === 0 ? first : later
      if (list.length < atMost) list.push(row)
    }
    return { rows: [...first, ...later].slice(0, atMost), total }
  }
}

/** The only row whose text is what is typed, letter case and surrounding space aside; null when there is none or more than one. */
export function findOnly<Row>(rows: readonly Row[], textOf: (row: Row) => string, typed: string): Row | null {
  const needle = lowerOf(typed)
  if (needle === '') return null
  const same = rows.filter(row => lowerOf(textOf(row)) === needle)
  return same.length === 1 ? (same[0] ?? null) : null
}
