import type { Dokument } from '@rp/contract/dokument'
import { findOppgave } from '@rp/contract/dokument-mangler'
import { describeStatus } from '@rp/contract/status'
import { createMatcher, fold } from '../../ui/option-search.ts'

/** So many are shown at first, and so many more at a time. A list that is no longer has no search. */
export const perGang = 20

export type Utvalg = {
  readonly ord: string
  /** Only what waits for the member. */
  readonly venter: boolean
  /** Always there: what is open in the list must not go from under who works in it. */
  readonly openId: string | null
}

/** All that the row of a document shows. */
const textOf = ({ filnavn, arbeidstaker, produksjonsselskap, status, ansiennitet }: Dokument): string =>
  [
    filnavn,
    arbeidstaker,
    produksjonsselskap,
    describeStatus(status).navn,
    ...ansiennitet.flatMap(({ produksjonsnavn, fagfunksjon }) => [produksjonsnavn, fagfunksjon]),
  ].join('\n')

/** Finds among a member's documents as they type; the order is that of the list. */
export function createUtvalg(dokumenter: readonly Dokument[]) {
  const rows = dokumenter.map(dokument => ({
    dokument,
    tekst: fold(textOf(dokument)),
    venter: findOppgave(dokument) !== null,
  }))
  return ({ ord, venter, openId }: Utvalg): Dokument[] => {
    const fits = createMatcher(ord)
    return rows
      .filter(
        row => row.dokument._id === openId || ((!venter || row.venter) && (fits === null || fits(row.tekst))),
      )
      .map(row => row.dokument)
  }
}
