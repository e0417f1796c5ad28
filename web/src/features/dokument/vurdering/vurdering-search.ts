/** Documents on one page of the staff list. */
export const perPage = 50

export type VurderingSearch = {
  sok: string
  /** One status; empty is the queue of what waits for staff, or every status where `alle` says so. */
  status: string
  alle: boolean
  side: number
}

/** True while the list shows only what waits for staff. */
export const isQueue = ({ status, alle }: VurderingSearch) => status === '' && !alle

/** Reads search, status and page from the address; what is not a page is the first one. */
export function readSearch(params: URLSearchParams): VurderingSearch {
  const side = Number(params.get('side'))
  return {
    sok: params.get('sok') ?? '',
    status: params.get('status') ?? '',
    alle: params.get('vis') === 'alle',
    side: Number.isInteger(side) && side >= 1 && side <= 100_000 ? side : 1,
  }
}

/** The shortest query that leads back to this search: empty values, the queue and page 1 are left out. */
export function searchQuery({ sok, status, alle, side }: VurderingSearch): string {
  const params = new URLSearchParams()
  if (sok !== '') params.set('sok', sok)
  if (status !== '') params.set('status', status)
  else if (alle) params.set('vis', 'alle')
  if (side > 1) params.set('side', String(side))
  return params.size === 0 ? '' : `?${params}`
}

/** State of a step from the list to one of its documents: closing it is then a step back. */
export const fromList = { fraListen: true } as const

export const pageCount = (antall: number) => Math.max(1, Math.ceil(antall / perPage))

export type Nabo = { id: string; side: number }
export type Plass = { nummer: number; antall: number; forrige: Nabo | null; neste: Nabo | null }

type Row = { _id: string }
type Page = { rader: readonly Row[]; antall: number }

/**
 * Where a document stands in the list that it was opened from, and its neighbours, also across pages. Null when it is not on that page.
 */
export function findPlass(
  id: string,
  side: number,
  page: Page,
  before: Page | undefined,
  after: Page | undefined,
): Plass | null {
  const index = page.rader.findIndex(row => row._id === id)
  if (index < 0) return null
  const nabo = (row: Row | undefined, itsSide: number): Nabo | null =>
    row === undefined ? null : { id: row._id, side: itsSide }
  return {
    nummer: (side - 1) * perPage + index + 1,
    antall: page.antall,
    forrige: nabo(page.rader[index - 1], side) ?? nabo(before?.rader.at(-1), side - 1),
    neste: nabo(page.rader[index + 1], side) ?? nabo(after?.rader[0], side + 1),
  }
}
