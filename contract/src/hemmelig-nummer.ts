export type HemmeligNummer = 'personnummer' | 'kontonummer'

/** Eleven digits alone, with the spaces and dots that people write between them. */
const elleve = /(?<![\d+])\d(?:[ .\u00a0-]?\d){10}(?!\d)/g
const iban = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){2,7}(?:[ \u00a0]?[A-Z0-9]{1,3})?\b/g

/**
 * What in a text looks like a personnummer or an account number; null where nothing does. Such numbers are never written in
 * what may be mailed (trust.md F4). Judged by form alone, so that a number with a slip of the pen is found too.
 */
export function findHemmeligNummer(text: string): HemmeligNummer | null {
  const numre = [...text.matchAll(elleve)].map(([found]) => found.replace(/\D/g, ''))
  if (numre.some(looksLikePersonnummer)) return 'personnummer'
  const hasKonto =
    numre.some(looksLikeKontonummer) || [...text.matchAll(iban)].some(([found]) => isIban(found))
  return hasKonto ? 'kontonummer' : null
}

/** Puts a dot for each character of such numbers: for what was named before it is mailed, such as a title. */
export function coverHemmeligeNumre(text: string): string {
  const cover = (found: string): string =>
    findHemmeligNummer(found) === null ? found : found.replace(/[^ .\u00a0-]/g, '•')
  return text.replace(iban, cover).replace(elleve, cover)
}

/** Six digits of a date, with 40 added to the day (D-nummer) or 40 or 80 to the month (help numbers and synthetic ones). */
function looksLikePersonnummer(digits: string): boolean {
  const day = Number(digits.slice(0, 2)) % 40
  const month = Number(digits.slice(2, 4)) % 40
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 && Number(digits.slice(0, 2)) <= 71
}

/** The check digit of Norwegian account numbers (modulus 11). @param digits eleven of them */
export function looksLikeKontonummer(digits: string): boolean {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return (11 - (sum % 11)) % 11 === Number(digits[10])
}

/** ISO 13616: the country and check digits moved last, letters as numbers, modulus 97 is 1. */
export function isIban(text: string): boolean {
  const tidy = text.replace(/\s/g, '')
  const moved = tidy.slice(4) + tidy.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
