import type { Pottregnskap } from '@rp/contract/pottregnskap'

/** Where money of a pot can be, in the order in which it is shown. */
export const deler = [
  'fradrag',
  'avsetning',
  'tilMedlemmer',
  'holdtTilbake',
  'utenKrav',
  'ikkeFordelt',
] as const
export type Beloep = Record<'brutto' | (typeof deler)[number], number>

/** Whether what came in is the sum of where it is. */
export const isWhole = (beloep: Beloep): boolean =>
  deler.reduce((sum, del) => sum + beloep[del], 0) === beloep.brutto

/** The amounts of all the pots, each kind on its own. */
export function sumOf(potter: readonly Pottregnskap[]): Beloep {
  const of = (felt: keyof Beloep) => potter.reduce((sum, pott) => sum + pott[felt], 0)
  return {
    brutto: of('brutto'),
    fradrag: of('fradrag'),
    avsetning: of('avsetning'),
    tilMedlemmer: of('tilMedlemmer'),
    holdtTilbake: of('holdtTilbake'),
    utenKrav: of('utenKrav'),
    ikkeFordelt: of('ikkeFordelt'),
  }
}
