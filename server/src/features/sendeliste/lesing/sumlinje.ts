const sumWord =
  'sum|delsum|subtotal|total sum|grand total|total(?:t|er|en)?|til ?sammen|i alt|antall|in total'
const counted =
  'titler|tittel|titles|rader|rad|rows|linjer|poster|produksjoner|produksjon|programmer|program|serier|filmer|episoder|episode|ep|avsnitt|' +
  'sendinger|sending|visninger|stk|stykk(?:er)?|minutter|min|timer|t|kr|nok'
/** What such a row says beside its words: how many of what, and how that is joined. */
const rest = `(?:[\\d\\s.,:;=/()–-]|\\b(?:${sumWord}|${counted}|og|av|for)\\b)*`
const sum = new RegExp(`^(?:${sumWord})\\b${rest}$|^[\\d\\s.,]+${rest}\\b(?:${sumWord})${rest}$`, 'iu')
/** Without a word of summing there is one thing that nobody calls a production. */
const count = /^\(?\d[\d\s.,]*(?:titler|titles|rader|rows|linjer|poster|produksjoner)\)?\.?$/iu
const amount = new RegExp(`^${rest}$`, 'iu')

/** Whether a row with this title tells what the others come to: «Totalt», «Totalt 4 titler», «Antall episoder: 32», «4 titler». */
export const isSum = (tittel: string, others: readonly string[]): boolean =>
  (sum.test(tittel) ||
    count.test(tittel) ||
    (/^[\d\s.,]+$/.test(tittel) && others.some(cell => sum.test(cell)))) &&
  others.every(cell => amount.test(cell) || sum.test(cell))
