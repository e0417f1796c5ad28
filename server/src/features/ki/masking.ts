/** A digit as a recogniser may have read it. */
const s = '[0-9OoQIl|]'
const skille = '[ \\u00a0.\\-–]{0,2}'
/** Not in the middle of a word or of a longer number. */
const foran = '(?<![\\p{L}\\p{N}])'
const bak = '(?![\\p{L}\\p{N}])'

const siffer = (antall: number) => `${s}{${antall}}`
const grupper = (...antall: number[]) => foran + antall.map(siffer).join(skille) + bak

const former = [
  // Personnummer: 6 + 5, 2 + 2 + 2 + 5, 6 + 3 + 2. Account: 4 + 2 + 5. One digit in each box of a form.
  grupper(11),
  grupper(6, 5),
  grupper(6, 3, 2),
  grupper(2, 2, 2, 5),
  grupper(2, 2, 2, 3, 2),
  grupper(4, 2, 5),
  grupper(4, 2, 2, 3),
  `${foran}${s}(?: ${s}){10}${bak}`,
].map(form => new RegExp(form, 'gu'))
const iban =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){2,7}(?:[ \u00a0]?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu
/** Behind its name a number is masked whatever its form: a digit may be lost or read twice. */
const medNavn =
  /((?:f.dsels|person)-? ?(?:nr|num\p{L}{0,6})|\bfnr|\bd-?(?:nr|num\p{L}{0,6})|konto(?:nr|num\p{L}{0,6})?|account(?: (?:no|number))?|iban|norwegian id|national id\p{L}{0,12}|id-?num\p{L}{0,6})([^0-9\n]{0,14})([0-9OoIl|][0-9OoIl| .\u00a0\-–]{6,18}[0-9OoIl|])/giu

const dekk = (text: string): string => text.replace(/[\p{N}OoQIl|]/gu, '•')

/**
 * Covers national ID numbers, account numbers and IBAN with dots, one for each digit, so that places in the text stay the
 * same. By form, not by check digits: a number with a slip of the pen or of the recogniser is covered too (trust.md F4).
 */
export function maskerNumre(text: string): string {
  const withNames = text.replace(medNavn, (whole, navn: string, mellom: string, nummer: string) =>
    hasDigits(nummer, 5) ? navn + mellom + dekk(nummer) : whole,
  )
  const masked = former.reduce(
    (so, form) => so.replace(form, found => (hasDigits(found, 8) ? dekk(found) : found)),
    withNames,
  )
  return masked.replace(iban, found =>
    hasDigits(found, 8) ? found.slice(0, 2) + '•'.repeat(found.length - 2) : found,
  )
}

const hasDigits = (text: string, atLeast: number) => text.replace(/\D/g, '').length >= atLeast
