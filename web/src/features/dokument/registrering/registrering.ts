import type { Dokument, DokumentEndring, Registrering } from '@rp/contract/dokument'
import { isFilled } from '@rp/contract/dokument-mangler'

export const listFilled = (dokument: Pick<Dokument, 'ansiennitet'>) => dokument.ansiennitet.filter(isFilled)

export type EpisodeFeil = 'ikke_tall' | 'over_total' | null

/** Reads what a person typed as a number of episodes; empty stays empty. Below 0 or not a whole number is refused. */
export function parseEpisoder(typed: string): { verdi: number | null; gyldig: boolean } {
  const trimmed = typed.trim()
  if (trimmed === '') return { verdi: null, gyldig: true }
  return /^\d{1,5}$/.test(trimmed) ? { verdi: Number(trimmed), gyldig: true } : { verdi: null, gyldig: false }
}

/** More episodes than the production has is warned about, never refused (spec-notes, "Documents"). */
export function checkEpisoder(typed: string, total: number | null): EpisodeFeil {
  const { verdi, gyldig } = parseEpisoder(typed)
  if (!gyldig) return 'ikke_tall'
  return verdi !== null && total !== null && verdi > total ? 'over_total' : null
}

type Endring = NonNullable<DokumentEndring['ansiennitet']>[number]

/** A registration as it is saved: without what is derived from the production (specification, section 3). */
export function toEndring(entry: Registrering): Endring {
  const { produksjonsnavn, produksjonsID, fagfunksjon, episoder, stillingsprosent, forvaltesAnnetSted } =
    entry
  const said = { produksjonsnavn, produksjonsID, fagfunksjon, episoder, stillingsprosent }
  return forvaltesAnnetSted === undefined ? said : { ...said, forvaltesAnnetSted }
}
