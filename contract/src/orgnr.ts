import * as z from 'zod/mini'

const vekter = [3, 2, 7, 6, 5, 4, 3, 2] as const

/** The number without the signs that people group it with, and without what the VAT register puts around it. */
export const normalOrgnr = (typed: string): string =>
  typed
    .replace(/[\s.\-\u2010-\u2015]/g, '')
    .replace(/^NO(?=\d)/i, '')
    .replace(/(?<=\d)MVA$/i, '')

/**
 * Nine digits, the last of which is the mod-11 check of the others (Brønnøysundregistrene, "Om organisasjonsnummeret"). Given out
 * are those that begin with 8 and 9; 2 and 3 are for test data, as in the demo.
 */
export function isOrgnr(typed: string): boolean {
  const digits = normalOrgnr(typed)
  if (!/^[2389]\d{8}$/.test(digits)) return false
  const sum = vekter.reduce((total, vekt, index) => total + vekt * Number(digits[index]), 0)
  // A remainder of one has no check digit: such numbers are never given out.
  return (11 - (sum % 11)) % 11 === Number(digits[8])
}

/** Grouped as the register prints it: '923 609 016'. What is no number of nine digits stays as it is. */
export const formatOrgnr = (orgnr: string): string => orgnr.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')

export const orgnrFeil =
  'Organisasjonsnummeret er ikke gyldig. Det har ni sifre, og det siste er et kontrollsiffer.'

/** An organisation number, stored as nine digits. */
export const Orgnr = z.pipe(
  z.string('Skriv et organisasjonsnummer med ni sifre.').check(z.maxLength(40), z.refine(isOrgnr, orgnrFeil)),
  z.transform(normalOrgnr),
)
