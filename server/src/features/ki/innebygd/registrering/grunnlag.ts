import type { Sammenheng } from '../../motor.ts'
import type { Oppslag, Registerverk } from '../../oppslag.ts'
import type { Felt } from '../felt/felt.ts'
import type { Kjennetegn } from '../produksjon/verk.ts'
import type { Flate } from '../side/flate.ts'

/** What productions, functions and episodes are found from. */
export type Grunnlag = {
  flate: Flate
  felter: readonly Felt[]
  facts: Kjennetegn
  /** Works of the employer. */
  egne: readonly Registerverk[]
  oppslag: Oppslag
  faglistevalg: Sammenheng['faglistevalg']
  arbeidstaker: string | null
}
