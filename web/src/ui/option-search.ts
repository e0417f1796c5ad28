const lowerOf = (text: string) => text.trim().toLowerCase()

const signs = /[^\p{L}\p{N}]+/gu
/** All marks but the ring of å. */
const marks = /[\u0300-\u0309\u030b-\u036f]/g

/** As texts are compared when somebody searches: letter case, signs, spaces and accents aside, and aa is å. What is all signs stays as it is. */
export function fold(text: string): string {
  const plain = lowerOf(text.normalize('NFD').replace(marks, '').normalize('NFC').replace(signs, ' '))
  return plain === '' ? lowerOf(text) : plain.replaceAll('aa', 'å')
}

/** Whether a folded text has every word that is typed, in whatever order unless a letter stands alone; null where nothing is typed. */
export function createMatcher(typed: string): ((folded: string) => boolean) | null {
  const needle = fold(typed)
  if (needle === '') return null
  const words = needle.split(' ')
  // As it was typed: aa is no letter that stands alone.
  if (
    typed
      .normalize('NFC')
      .split(signs)
      .some(word => /^\p{L}$/u.test(word))
  )
    return folded => folded.includes(needle)
  return folded => words.every(word => folded.includes(word))
}

export type Found<Row> = {
  readonly rows: readonly Row[] /** Of how many these are the first. */
  readonly total: number
}

/**
 * Searches texts as they are typed: those that begin with what is typed come first, then those that have its words, each in the
 * order given. Every text is folded once, so tens of thousands cost a millisecond or two a key press.
 */
export function createOptionSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  let lower: readonly string[] | null = null
  return (typed: string, atMost: number): Found<Row> => {
    const needle = fold(typed)
    const fits = createMatcher(typed)
    if (fits === null) return { rows: rows.slice(0, atMost), total: rows.length }
    lower ??= rows.map(row => fold(textOf(row)))
    const first: Row[] = []
    const later: Row[] = []
    let total = 0
    for (const [index, row] of rows.entries()) {
      const folded = lower[index] ?? ''
      if (!fits(folded)) continue
      total += 1
      const list = folded.startsWith(needle) ? first : later
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
