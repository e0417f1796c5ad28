import { editsToBeginnings } from './likhet.ts'

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
  return Math.min(...editsToBeginnings(stem, word.slice(0, stem.length + allowed), allowed)) <= allowed
}
