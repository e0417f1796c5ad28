import type { Pottregnskap } from '@rp/contract/pottregnskap'

/** Where money of a pot can be, in the order in which it is shown. */
export const deler = [
  'fradrag',
  'avsetning',
  'tilMedlemmer',
  'staarOver',
  'feilet',
  'utbetalt',
  'holdtTilbake',
  'annetSted',
  'utenKrav',
  'frigitt',
  'ikkeFordelt',
] as const
export type Del = (typeof deler)[number]
export type Beloep = Record<'brutto' | Del, number>

/** Where some of the money of these pots is: what is nothing in all of them takes no column. */
export const shownOf = (potter: readonly Beloep[]): Del[] =>
  deler.filter(del => potter.some(pott => pott[del] !== 0))

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
    staarOver: of('staarOver'),
    feilet: of('feilet'),
    utbetalt: of('utbetalt'),
    holdtTilbake: of('holdtTilbake'),
    annetSted: of('annetSted'),
    utenKrav: of('utenKrav'),
    frigitt: of('frigitt'),
    ikkeFordelt: of('ikkeFordelt'),
  }
}
