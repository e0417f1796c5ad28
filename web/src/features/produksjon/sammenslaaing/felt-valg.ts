import { describeBruk } from '@rp/contract/bruk'
import type { ProduksjonRad } from '@rp/contract/produksjon'
import { type Sammenslaaingsfelt, sammenslaaingsfelt } from '@rp/contract/sammenslaaing'
import { formatCount } from '../../../platform/format.ts'

/** A value as it is read; '' where there is none. */
export function readValue(rad: ProduksjonRad, felt: Sammenslaaingsfelt): string {
  const value = rad[felt]
  if (value === null || value === undefined) return ''
  if (felt === 'Bruk') return describeBruk(value).join('; ')
  // A year is not grouped.
  return typeof value === 'number' && felt !== 'Premiere' ? formatCount(value) : String(value)
}

/** The fields in which the two differ. */
export const differing = (a: ProduksjonRad, b: ProduksjonRad): Sammenslaaingsfelt[] =>
  sammenslaaingsfelt.filter(felt => readValue(a, felt) !== readValue(b, felt))

type Weighed = Pick<ProduksjonRad, 'nyFra' | 'antallSendelister' | 'antallRegistreringer'>

/** Whether the second rather than the first is the one to keep: the one staff knows, then the one that more points to. */
export function isBetter(first: Weighed, second: Weighed): boolean {
  if ((first.nyFra === null) !== (second.nyFra === null)) return second.nyFra === null
  if (first.antallSendelister !== second.antallSendelister)
    return second.antallSendelister > first.antallSendelister
  return second.antallRegistreringer > first.antallRegistreringer
}

/** What is chosen to begin with: the one that stays, and from the other what it lacks. */
export const startValg = (behold: ProduksjonRad, fra: ProduksjonRad): ReadonlySet<Sammenslaaingsfelt> =>
  new Set(differing(behold, fra).filter(felt => readValue(behold, felt) === ''))
