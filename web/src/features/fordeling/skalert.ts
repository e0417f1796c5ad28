const written = /^-?\d{1,15}(?:[.,]\d+)?$/
/** A dot between groups of three, as in '1.250.000,50'; one dot and three digits are no decimals, for none are kept. */
const grouped = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/

/** What amounts are written with besides: it says what the field says already. */
const benevning = /^(?:kroner|kr\.?)|(?:kroner|kr\.?|,-)$/giu

/**
 * A number that people write with a comma, as the whole number that is stored: '17,5' is 175 where `skala` is 10.
 * @param skala 1, 10 or 100
 * @returns null where nothing is written, NaN where it is no number or has too many decimals
 */
export function readSkalert(typed: string, skala: number): number | null {
  const spaceless = spacelessOf(typed)
  const text = grouped.test(spaceless) ? spaceless.replaceAll('.', '') : spaceless
  if (text === '') return null
  if (!written.test(text)) return Number.NaN
  const [whole = '', decimals = ''] = text.replace('.', ',').split(',')
  const places = String(skala).length - 1
  if (decimals.length > places) return Number.NaN
  return Number(`${whole}${decimals.padEnd(places, '0')}`)
}

const spacelessOf = (typed: string) => typed.replace(/\s/gu, '').replaceAll('−', '-').replace(benevning, '')

/** Why what is typed cannot be a number of this scale; undefined where it can, or where nothing is typed. */
export function findTallfeil(typed: string, skala: number): string | undefined {
  if (!Number.isNaN(readSkalert(typed, skala))) return undefined
  const spaceless = spacelessOf(typed)
  const text = grouped.test(spaceless) ? spaceless.replaceAll('.', '') : spaceless
  if (/^-?\d{1,3}(?:,\d{3})+(?:,\d{3}|\.\d+)$/.test(text))
    return 'Komma står foran desimalene. Skriv tusener med mellomrom, slik: 1 250 000.'
  if (/\d{16}/.test(text)) return 'Tallet er for stort.'
  if (!/^-?\d+(?:[.,]\d+)?$/.test(text)) return `Skriv bare tall, for eksempel ${eksempel[skala]}.`
  // Three digits after one comma may be decimals, or what another language writes for thousands.
  return /^-?\d{1,3},\d{3}$/.test(text)
    ? `${desimaler[skala]} Tusener skrives med mellomrom, slik: 1 250.`
    : desimaler[skala]
}
const eksempel: Readonly<Record<number, string>> = { 1: '1250', 10: '17,5', 100: '1250,50' }
const desimaler: Readonly<Record<number, string>> = {
  1: 'Skriv et helt tall.',
  10: `Skriv et tall med høyst én desimal, for eksempel ${eksempel[10]}.`,
  100: `Skriv et tall med høyst to desimaler, for eksempel ${eksempel[100]}.`,
}

/** The other way: 175 is '17,5' where `skala` is 10. Nothing is written for null. */
export function writeSkalert(value: number | null, skala: number): string {
  if (value === null || Number.isNaN(value)) return ''
  return (value / skala).toLocaleString('nb-NO', {
    maximumFractionDigits: String(skala).length - 1,
    useGrouping: false,
  })
}
