/** A name as its words: a hyphen parts two, and an accent makes no other name; «å» is a letter of its own. */
const wordsOf = (navn: string): string[] =>
  navn
    .toLocaleLowerCase('nb')
    .normalize('NFD')
    .replace(/[\u0300-\u0309\u030b-\u036f]/gu, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)

const fits = (a: string, b: string): boolean => a === b || (a.length === 1 && b.startsWith(a))

/** Whether two names may be one person's: each word, or initial, of the shorter one is in the other. */
export function isSammeNavn(en: string, to: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(en), wordsOf(to)].toSorted((a, b) => a.length - b.length)
  return shorter.every(word => longer.some(other => fits(word, other) || fits(other, word)))
}
