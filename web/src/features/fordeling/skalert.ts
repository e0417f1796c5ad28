const written = /^-?\d{1,15}(?:[.,]\d+)?$/

/**
 * A number that people write with a comma, as the whole number that is stored: '17,5' is 175 where `skala` is 10.
 * @param skala 1, 10 or 100
 * @returns null where nothing is written, NaN where it is no number or has too many decimals
 */
export function readSkalert(typed: string, skala: number): number | null {
  const text = typed.replace(/\s/gu, '')
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
