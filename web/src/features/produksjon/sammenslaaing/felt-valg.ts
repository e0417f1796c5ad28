import type { ProduksjonRad } from '@rp/contract/produksjon'
import { type Sammenslaaingsfelt, sammenslaaingsfelt } from '@rp/contract/sammenslaaing'
import { describeBruk } from '../register/bruk.ts'

/** A value as it is read; '' where there is none. */
export function readValue(rad: ProduksjonRad, felt: Sammenslaaingsfelt): string {
  const value = rad[felt]
  if (value === null || value === undefined) return ''
  return felt === 'Bruk' ? describeBruk(value).join('; ') : String(value)
}

/** The fields in which the two differ. */
export const differing = (a: ProduksjonRad, b: ProduksjonRad): Sammenslaaingsfelt[] =>
  sammenslaaingsfelt.filter(felt => readValue(a, felt) !== readValue(b, felt))

/** What is chosen to begin with: the one that stays, and from the other what it lacks. */
export const startValg = (behold: ProduksjonRad, fra: ProduksjonRad): ReadonlySet<Sammenslaaingsfelt> =>
  new Set(differing(behold, fra).filter(felt => readValue(behold, felt) === ''))
