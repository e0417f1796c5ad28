import type { Dokument, Registrering } from './dokument.ts'
import { describeStatus } from './status.ts'

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

/**
 * What a document asks of its owner now: to answer (`svar`), to fill in what it lacks (`mangler`), to look at what KI has read (`sjekk`),
 * or nothing. Nothing once they have answered or it is finished. Of what KI did not find a person here sees to all but the registration,
 * which the owner knows best.
 */
export function findOppgave(
  dokument: Parameters<typeof listMangler>[0] & Pick<Dokument, 'status' | 'tur' | 'kiVenter'>,
): 'svar' | 'mangler' | 'sjekk' | null {
  const { tur, status } = dokument
  if (tur.hos === 'medlem') return 'svar'
  if (tur.hos === 'ingen' || tur.besvart !== null) return null
  const mangler = listMangler(dokument)
  const spurt =
    describeStatus(status).kjent === 'KI VURDERT' ? mangler.includes('registrering') : mangler.length > 0
  if (spurt) return 'mangler'
  return dokument.kiVenter ? 'sjekk' : null
}
