import { listRegistreringer, registreringskolonner } from '@rp/contract/registreringsliste'
import {
  type ListSearch,
  type ListSpec,
  listSearchQuery,
  readListSearch,
} from '../../platform/list-search.ts'
import type { FilterOf } from '../../platform/server-list.ts'

/** Chosen in the place of a status, beside the ten and what staff have written. */
export const alleStatuser = 'alle'

/** The list opens with what waits for staff, longest waiting first. */
export const registreringsliste: ListSpec<FilterOf<typeof listRegistreringer>> = {
  query: listRegistreringer.query,
  filtre: [
    'sok',
    'arbeidstaker',
    'produksjon',
    'fagfunksjon',
    'produksjonsselskap',
    'signaturePC',
    'signatureRH',
    'rettigheter',
    'episoder',
    'status',
    'hos',
    'eier',
    'tildelt',
    'mottatt',
    'fra',
    'til',
    'statusFra',
  ],
  tidligere: { vis: 'status' },
  kolonner: registreringskolonner,
  sorter: 'mottatt',
}

export type VurderingSearch = ListSearch

/** True while the list shows only what waits for staff. */
export const isQueue = ({ filter }: VurderingSearch) => !filter.status && !filter.hos

export const readSearch = (params: URLSearchParams): VurderingSearch =>
  readListSearch(registreringsliste, params)

/** The shortest query that leads back to this search, with its question mark; empty for the list as it opens. */
export function searchQuery(search: VurderingSearch): string {
  const query = listSearchQuery(registreringsliste, search)
  return query === '' ? '' : `?${query}`
}

/** State of a step from the list to one of its documents: closing it is then a step back. */
export const fromList = { fraListen: true } as const

export type Nabo = { id: string; side: number }
export type Plass = { nummer: number; antall: number; forrige: Nabo | null; neste: Nabo | null }
export type Rekke = { dokumenter: readonly string[]; foersteNummer: number; antall: number }

/** Where a document stands among those that the list leaves, and its neighbours. Null when it is not among them. */
export function findPlass(
  id: string,
  { dokumenter, foersteNummer, antall }: Rekke,
  side: number,
): Plass | null {
  const index = dokumenter.indexOf(id)
  if (index < 0) return null
  const nabo = (other: string | undefined): Nabo | null => (other === undefined ? null : { id: other, side })
  const nummer = foersteNummer + index
  return {
    nummer,
    // A document that the filter no longer leaves is opened all the same.
    antall: Math.max(antall, foersteNummer + dokumenter.length - 1),
    forrige: nabo(dokumenter[index - 1]),
    neste: nabo(dokumenter[index + 1]),
  }
}

/** True at the end of what has been fetched while the list goes on. */
export const isAtEnd = (id: string, { dokumenter, foersteNummer, antall }: Rekke): boolean =>
  dokumenter.indexOf(id) === dokumenter.length - 1 && foersteNummer + dokumenter.length - 1 < antall
