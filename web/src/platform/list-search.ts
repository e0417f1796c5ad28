import { perSide } from '@rp/contract/liste'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type * as z from 'zod/mini'
import { type AddressForm, type ChangeSearch, useAddressSearch } from './use-address-search.ts'

/** What a list of the staff can be asked: the names of its filters and of the columns it can be sorted by. */
export type ListSpec<Filter extends string = string> = {
  readonly filtre: readonly Filter[]
  /** What the server takes of each. */
  readonly query: { readonly shape: Readonly<Record<string, z.ZodMiniType>> }
  /** Names that filters had in addresses before, and may have been kept under. */
  readonly tidligere?: Readonly<Record<string, Filter>>
  readonly kolonner: readonly string[]
  /** The order it opens with. */
  readonly sorter: string
  readonly synkende?: boolean
}

export type ChangeListSearch = ChangeSearch<ListSearch>

/** In characters: the server takes no more, and the field (ui/filter-field.tsx) no more either. */
const longestFilter = 200

/** A filter that is not in use is absent. */
export type ListSearch = {
  readonly filter: Readonly<Record<string, string>>
  readonly sorter: string
  readonly synkende: boolean
  /** Counted from 1. */
  readonly side: number
}

const descending = 'synkende'
const ascending = 'stigende'

/**
 * What is written in a field stands there, also where the server refuses it: whoever wrote it sees it, and corrects it. What is chosen, or
 * comes with a link alone, has no such field.
 */
function makesSense(schema: z.ZodMiniType | undefined, value: string): boolean {
  if (schema === undefined || schema.safeParse(value).success) return true
  return schema.safeParse('x').success || typeof schema.safeParse('1').data === 'number'
}

/** Reads the address; what makes no sense there is as if it were not. */
export function readListSearch(spec: ListSpec, params: URLSearchParams): ListSearch {
  const side = Number(params.get('side'))
  const sorter = spec.kolonner.find(kolonne => kolonne === params.get('sorter')) ?? spec.sorter
  const retning = params.get('retning')
  const known = new URLSearchParams(params)
  for (const [before, name] of Object.entries(spec.tidligere ?? {}))
    if (!known.has(name)) known.set(name, known.get(before) ?? '')
  return {
    filter: Object.fromEntries(
      spec.filtre.flatMap(name => {
        const value = known.get(name)?.slice(0, longestFilter)
        return value && makesSense(spec.query.shape[name], value) ? [[name, value]] : []
      }),
    ),
    sorter,
    synkende: retning ? retning === descending : sorter === spec.sorter && spec.synkende === true,
    side: Number.isInteger(side) && side >= 1 && side <= 1_000_000 ? side : 1,
  }
}

/** The shortest query that leads back to this search; empty for the list as it opens. */
export function listSearchQuery(spec: ListSpec, search: ListSearch): string {
  const params = new URLSearchParams()
  for (const name of spec.filtre) if (search.filter[name]) params.set(name, search.filter[name])
  if (search.sorter !== spec.sorter) params.set('sorter', search.sorter)
  const opensDescending = search.sorter === spec.sorter && spec.synkende === true
  if (search.synkende !== opensDescending) params.set('retning', search.synkende ? descending : ascending)
  if (search.side > 1) params.set('side', String(search.side))
  return params.toString()
}

/** The search as the server is asked for one page of it. */
export const pageQuery = (search: ListSearch, antall: number) => ({
  ...search.filter,
  sorter: search.sorter,
  retning: search.synkende ? descending : ascending,
  side: search.side,
  antall,
})

/**
 * The search of a list that the server pages, kept in the address. While somebody types, `search` is what they typed and `settled`
 * what the list is asked for.
 */
export function useListSearch(spec: ListSpec): {
  search: ListSearch
  settled: ListSearch
  change: ChangeListSearch
  perPage: number
} {
  const form = useMemo<AddressForm<ListSearch>>(
    () => ({
      read: params => readListSearch(spec, params),
      query: search => listSearchQuery(spec, search),
    }),
    [spec],
  )
  const { search, settled, change } = useAddressSearch(form)
  return { search, settled, change, perPage: perSide }
}

/** The way back to a list, as it was asked for where the person came from it: its links keep the query as `liste` in their state. */
export function useListAddress(list: string): string {
  const state: unknown = useLocation().state
  const liste = state !== null && typeof state === 'object' && 'liste' in state ? state.liste : ''
  return typeof liste === 'string' ? list + liste : list
}
