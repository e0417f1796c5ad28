const written = /^-?\d{1,15}(?:[.,]\d+)?$/
/** A dot between groups of three, as in '1.250.000,50'; one dot and three digits are no decimals, for none are kept. */
const grouped = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/

/**
 * A number that people write with a comma, as the whole number that is stored: '17,5' is 175 where `skala` is 10.
 * @param skala 1, 10 or 100
 * @returns null where nothing is written, NaN where it is no number or has too many decimals
 */
export function readSkalert(typed: string, skala: number): number | null {
  const spaceless = typed.replace(/\s/gu, '')
  const text = grouped.test(spaceless) ? spaceless.replaceAll('.', '') : spaceless
  if (text === '') return null
  if (!written.test(text)) return Number.NaN
  const [whole = '', decimals = ''] = text.replace('.', ',').split(',')
  const places = String(skala).length - 1
  if (decimals.length > places) return Number.NaN
  return Number(`${whole}${decimals.padEnd(places, '0')}`)
}

/** The other way: 175 is '17,5' where `skala` is 10. Nothing is written for null. */
export function writeSkalert(value: number | null, skala: number): string {
  if (value === null || Number.isNaN(value)) return ''
  return (value / skala).toLocaleString('nb-NO', {
    maximumFractionDigits: String(skala).length - 1,
    useGrouping: false,
  })
}
