import { strek as tegnStrek } from '../hjelp.ts'

/** Strokes that reach out of their box are shown. */
export const strek = (navn: string, farge?: string, bredde?: number): string =>
  tegnStrek(navn, farge, bredde, 'overflow:visible')
