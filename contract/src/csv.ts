/** Excel and its kin take a text that begins so for a formula, also after space (OWASP, "CSV Injection"). */
const looksLikeFormula = /^\s*[=+\-@\t\r\n＝＋－＠]/u

function toCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = looksLikeFormula.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a CSV file begins with, so that Excel reads it as UTF-8. */
export const csvStart = '\uFEFF'

/**
 * A row of a CSV that a Norwegian Excel opens by a double click: semicolons, CRLF, a decimal comma. A text that could be taken for a
 * formula begins with an apostrophe.
 */
export const toCsvRow = (row: readonly (string | number | null)[]): string =>
  `${row.map(toCell).join(';')}\r\n`
