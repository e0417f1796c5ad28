import type { Dokument } from './dokument.ts'
import { once } from './once.ts'
import { describeStatus, laastStatus } from './status.ts'

const collator = once(() => new Intl.Collator('nb', { numeric: true }))

/** One production and function entry of one of the user's documents. */
export type DinRad = {
  key: string
  dokumentId: string
  produksjonsnavn: string
  fagfunksjon: string
  /** Of the matching production, else 0. */
  totalt: number
  /** Null: not filled in. */
  jobbet: number | null
  signaturRH: boolean | null
  signaturPC: boolean | null
  rettigheter: boolean | null
  status: string
}

/** One row an entry, sorted by production name; entries without one are skipped (specification, section 2). */
export function listDineRader(dokumenter: readonly Dokument[]): DinRad[] {
  return dokumenter
    .flatMap(dokument =>
      dokument.ansiennitet.map((entry, index) => ({
        key: `${dokument._id} ${index}`,
        dokumentId: dokument._id,
        produksjonsnavn: entry.produksjonsnavn.trim(),
        fagfunksjon: entry.fagfunksjon.trim(),
        totalt: entry.episoderTotalt ?? 0,
        jobbet: entry.episoder,
        signaturRH: dokument.signatureRH,
        signaturPC: dokument.signaturePC,
        rettigheter: dokument.rettighetsklausuler.status,
        status: dokument.status,
      })),
    )
    .filter(rad => rad.produksjonsnavn !== '')
    .sort(
      (a, b) =>
        collator().compare(a.produksjonsnavn, b.produksjonsnavn) ||
        collator().compare(a.fagfunksjon, b.fagfunksjon),
    )
}

/** Only `true` counts as signed (spec-notes). */
export const signaturTekst = (signatur: boolean | null) => (signatur === true ? 'SIGNERT' : 'IKKE SIGNERT')
export const rettighetTekst = (status: boolean | null) =>
  status === true ? 'Rettigheter i behold' : 'Ikke rettigheter i behold'
/** What stands for the number of episodes where nobody has filled it in. */
export const fyllInnEpisoder = 'Fyll inn under Dokumentasjon'
/** What stands there where nobody is to: the distribution counts all of them. */
export const alleEpisoder = 'Alle'

/** Whether the member is to fill in their episodes: not of a work that is one, nor in a finished document, which is locked. */
export const asksForEpisoder = (status: string, totalt: number | null): boolean =>
  totalt !== 1 && describeStatus(status).kjent !== laastStatus
