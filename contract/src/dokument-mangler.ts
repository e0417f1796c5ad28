import type { Dokument, Registrering } from './dokument.ts'

/** A registration counts when it has a production name or a function (specification, section 2). */
export const isFilled = (entry: Pick<Registrering, 'produksjonsnavn' | 'fagfunksjon'>): boolean =>
  entry.produksjonsnavn.trim() !== '' || entry.fagfunksjon.trim() !== ''

export type Dokumentmangel = 'registrering' | 'arbeidstaker' | 'produksjonsselskap'

/** What a document lacks that only its owner can fill in, also while it lies with the organisation. */
export function listMangler(
  dokument: Pick<Dokument, 'arbeidstaker' | 'produksjonsselskap' | 'ansiennitet'>,
): Dokumentmangel[] {
  const navn = (['arbeidstaker', 'produksjonsselskap'] as const).filter(felt => dokument[felt].trim() === '')
  return dokument.ansiennitet.some(isFilled) ? navn : ['registrering', ...navn]
}
