import type { Dokument } from '@rp/contract/dokument'
import { groupSendelister, visningsaar } from '@rp/contract/fordeling'
import { type Produksjon, produksjonerPerSide, type Sendeliste } from '@rp/contract/produksjon'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'
import { groupFagfunksjoner } from './mine-registreringer.ts'
import { produksjonerQuery, produksjonssideQuery, sendelisterQuery } from './produksjon.queries.ts'
import { createProduksjonIndex, type ProduksjonIndex } from './produksjon-index.ts'
import type { ProduksjonSearch } from './produksjon-search.ts'

const noIds: ReadonlySet<string> = new Set()
const noSuggestions = () => []

/** What the list shows, from the whole of it or from a page of the server's. */
export type Produksjonsliste = {
  rows: readonly Produksjon[]
  /** Of how many the rows are a page. */
  count: number
  suggestSelskap: ProduksjonIndex['suggestSelskap']
  /** Null where they could not be fetched. */
  sendelister: readonly Sendeliste[] | null
  mine: ReadonlyMap<string, readonly string[]> | null
  sendt: ReadonlyMap<string, unknown> | null
  /** The rows are those of an earlier search, and others are on their way. */
  stale: boolean
  /** Everything is here, and a key press waits for no server. */
  hele: boolean
}

/**
 * The productions as they are searched. The whole list is large: until it has come, the server answers a page at a time, which goes
 * first, so that a slow line shows rows at once. Each waits for all its parts, so that no cell says something that is not known yet.
 */
export function useProduksjonsliste(search: ProduksjonSearch, dokumenter: UseQueryResult<Dokument[]>) {
  const client = useQueryClient()
  const [hasBegun, begin] = useState(() => client.getQueryData(produksjonerQuery.queryKey) !== undefined)
  const produksjoner = useQuery({ ...produksjonerQuery, enabled: hasBegun })
  const sendelister = useQuery({ ...sendelisterQuery, enabled: hasBegun })
  const hele = produksjoner.data !== undefined && !sendelister.isPending && !dokumenter.isPending
  const side = useQuery({ ...produksjonssideQuery(search), enabled: !hele })
  const isAnswered = side.isFetched || side.failureCount > 0
  // After the rows are painted: the rest, ten times as large, would take the line and the processor from them.
  useEffect(() => (isAnswered ? whenIdle(() => begin(true)) : undefined), [isAnswered])

  const index = useIndex(produksjoner.data)
  const kjente = hele ? (sendelister.data ?? null) : (side.data?.sendelister ?? null)
  const sendt = useMemo(() => kjente && groupSendelister(kjente, visningsaar.aar), [kjente])
  const egne = dokumenter.data ?? null
  const mine = useMemo(() => egne && groupFagfunksjoner(egne), [egne])
  const found = useMemo(
    () => (hele ? index.find(search, mine ?? noIds, sendt ?? noIds) : null),
    [hele, index, search, mine, sendt],
  )
  const page = useMemo(
    () => found && pageOf(produksjoner.data ?? [], found, search.side),
    [produksjoner.data, found, search.side],
  )

  const felles = { sendelister: kjente, mine, sendt }
  let liste: Produksjonsliste | null = null
  if (found && page)
    liste = {
      ...felles,
      rows: page,
      count: found.length,
      suggestSelskap: index.suggestSelskap,
      stale: false,
      hele,
    }
  else if (side.data && !dokumenter.isPending)
    liste = {
      ...felles,
      rows: side.data.rader,
      count: side.data.antall,
      suggestSelskap: noSuggestions,
      stale: side.isPlaceholderData,
      hele,
    }
  return {
    produksjoner,
    liste,
    onRetry: () => {
      if (sendelister.isError) void sendelister.refetch()
      if (dokumenter.isError) void dokumenter.refetch()
    },
  }
}

/** The last page where the one asked for is behind it. */
function pageOf(produksjoner: readonly Produksjon[], found: Uint32Array, side: number) {
  const page = Math.min(side, Math.max(1, Math.ceil(found.length / produksjonerPerSide)))
  return Array.from(found.subarray((page - 1) * produksjonerPerSide, page * produksjonerPerSide)).flatMap(
    row => produksjoner[row] ?? [],
  )
}

const none: readonly Produksjon[] = []

/** The first picture needs no index; it is made ready while nobody waits. */
function useIndex(produksjoner = none) {
  const index = useMemo(() => createProduksjonIndex(produksjoner), [produksjoner])
  useEffect(() => whenIdle(() => index.warm()), [index])
  return index
}
