import { produksjonslisteKolonner as kolonner } from '@rp/contract/produksjon'
import type { AddressForm, ChangeSearch } from '../../platform/use-address-search.ts'

/** The columns that can be sorted by. */
export type Kolonne = (typeof kolonner)[number]

/** What the list of productions is asked for. The address holds it all, so that a link and the back button find the same list. */
export type ProduksjonSearch = {
  /** Contained in the title. */
  tittel: string
  /** Contained in the company's name. */
  selskap: string
  /** Beginning of the year of premiere. */
  premiere: string
  /** Any of these work types; none chosen is all. */
  verkstyper: readonly string[]
  /** Only productions where the user has registered a function. */
  mine: boolean
  /** Only productions broadcast in the viewing year. */
  sendt: boolean
  sorter: Kolonne
  synkende: boolean
  side: number
}

export const emptySearch: ProduksjonSearch = {
  tittel: '',
  selskap: '',
  premiere: '',
  verkstyper: [],
  mine: false,
  sendt: false,
  sorter: 'tittel',
  synkende: false,
  side: 1,
}

const yes = 'ja'
const descending = 'synkende'

/** Reads the address; what makes no sense there is as if it were not. */
export function readSearch(params: URLSearchParams): ProduksjonSearch {
  const side = Number(params.get('side'))
  return {
    tittel: params.get('tittel') ?? '',
    selskap: params.get('selskap') ?? '',
    premiere: params.get('premiere') ?? '',
    verkstyper: params.getAll('verkstype').filter(type => type !== ''),
    mine: params.get('mine') === yes,
    sendt: params.get('sendt2023') === yes,
    sorter: kolonner.find(kolonne => kolonne === params.get('sorter')) ?? emptySearch.sorter,
    synkende: params.get('retning') === descending,
    side: Number.isInteger(side) && side >= 1 && side <= 100_000 ? side : 1,
  }
}

/** The shortest query that leads back to this search; empty for the list as it opens. */
export function searchQuery(search: ProduksjonSearch): string {
  const params = new URLSearchParams()
  for (const name of ['tittel', 'selskap', 'premiere'] as const)
    if (search[name] !== '') params.set(name, search[name])
  for (const type of search.verkstyper) params.append('verkstype', type)
  if (search.mine) params.set('mine', yes)
  if (search.sendt) params.set('sendt2023', yes)
  if (search.sorter !== emptySearch.sorter) params.set('sorter', search.sorter)
  if (search.synkende) params.set('retning', descending)
  if (search.side > 1) params.set('side', String(search.side))
  return params.toString()
}

/** How many of the filters that a phone folds away are in use. */
export const countFilters = ({ tittel, selskap, premiere, verkstyper }: ProduksjonSearch) =>
  [tittel, selskap, premiere].filter(typed => typed.trim() !== '').length + (verkstyper.length > 0 ? 1 : 0)

export const isFiltered = (search: ProduksjonSearch) =>
  countFilters(search) > 0 || search.mine || search.sendt

/** Without filters and toggles; the order stays. */
export const withoutFilters = ({ sorter, synkende }: ProduksjonSearch): ProduksjonSearch => ({
  ...emptySearch,
  sorter,
  synkende,
})

/** How the list's search stands in the address. */
export const searchAddress: AddressForm<ProduksjonSearch> = { read: readSearch, query: searchQuery }
export type ChangeProduksjonSearch = ChangeSearch<ProduksjonSearch>
