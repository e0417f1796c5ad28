const sumWord =
  'sum|delsum|subtotal|total sum|grand total|total(?:t|er|en)?|til ?sammen|i alt|antall|in total'
const counted =
  'titler|tittel|titles|rader|rad|rows|linjer|poster|produksjoner|produksjon|programmer|program|serier|filmer|episoder|episode|ep|avsnitt|' +
  'sendinger|sending|visninger|stk|stykk(?:er)?|minutter|min|timer|t|kr|nok'
/** What such a row says beside its words: how many of what, and how that is joined. */
const rest = `(?:[\\d\\s.,:;=/()–-]|\\b(?:${sumWord}|${counted}|og|av|for)\\b)*`
const sum = new RegExp(`^(?:${sumWord})\\b${rest}$|^[\\d\\s.,]+${rest}\\b(?:${sumWord})${rest}$`, 'iu')
/** A number without a word of summing: «4 titler», «24». */
const count = /^\(?(\d[\d\s.,]*)(?:titler|titles|rader|rows|linjer|poster|produksjoner)?\)?\.?$/iu
const amount = new RegExp(`^${rest}$`, 'iu')

/** What rows come to. */
type Opptelling = { readonly rader: number; readonly episoder: number }

/** Counts the rows above a sum: since the last one, and in all. */
export function createOpptelling() {
  let above: readonly Opptelling[] = []
  const begin = () => {
    above = [{ rader: 0, episoder: 0 }, ...above.slice(-1)]
  }
  begin()
  return {
    begin,
    above: () => above,
    add: (episoder: number) => {
      above = above.map(one => ({ rader: one.rader + 1, episoder: one.episoder + episoder }))
    },
  }
}

/**
 * Whether a row with this title tells what the others come to: «Totalt», «Totalt 4 titler», «Antall episoder: 32». A number alone may be a title,
 * «1984», «100 titler»: it is a sum where it is that of the rows above.
 */
export function isSum(tittel: string, others: readonly string[], above: readonly Opptelling[]): boolean {
  if (!others.every(cell => amount.test(cell) || sum.test(cell))) return false
  const counted = count.exec(tittel)?.[1]
  if (counted === undefined) return sum.test(tittel)
  const number = Number(counted.replace(/[\s.,]/g, ''))
  const isNamed = /\p{L}/u.test(tittel) || others.some(cell => sum.test(cell))
  return isNamed && above.some(({ rader, episoder }) => number === rader || number === episoder)
}
