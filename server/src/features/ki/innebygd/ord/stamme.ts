/** Lower case, Latin letters and digits only: as a recogniser confuses them, å, ø and æ become a, o and ae. */
export function tilGrunnform(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9§©]/g, '')
}

/** Slips that a stem of this length bears before it may be another word. */
const slipp = (length: number): number => (length < 6 ? 0 : length < 9 ? 1 : 2)

/** The word begins with the stem, give or take letters that were misspelt or misread. Both in grunnform. */
export function harStamme(word: string, stem: string): boolean {
  if (word.startsWith(stem)) return true
  const allowed = slipp(stem.length)
  if (allowed === 0 || word.length < stem.length - allowed) return false
  if (word[0] !== stem[0] && word[1] !== stem[1]) return false
  return prefixDistance(word, stem, allowed) <= allowed
}

/** Least edits from the stem to any beginning of the word; above `limit` it may be any number above it. */
function prefixDistance(word: string, stem: string, limit: number): number {
  const width = Math.min(word.length, stem.length + limit)
  let above = Array.from({ length: width + 1 }, (_, at) => at)
  for (let row = 1; row <= stem.length; row++) {
    const line = [row]
    for (let at = 1; at <= width; at++) {
      const same = stem[row - 1] === word[at - 1] ? 0 : 1
      line.push(Math.min((above[at - 1] ?? 99) + same, (above[at] ?? 99) + 1, (line[at - 1] ?? 99) + 1))
    }
    if (Math.min(...line) > limit) return limit + 1
    above = line
  }
  return Math.min(...above)
}
