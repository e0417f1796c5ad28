import { visningsaar } from '@rp/contract/fordeling'
import { fordelingskolonner, listFordelingsrader } from '@rp/contract/fordelingsliste'
import { perSide } from '@rp/contract/liste'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { type ListSearch, type ListSpec, pageQuery } from '../../../platform/list-search.ts'

export const spec: ListSpec = {
  filtre: [
    'arbeidstaker',
    'produksjon',
    'selskap',
    'fagfunksjon',
    'episoder',
    'mediehus',
    'signaturePC',
    'signatureRH',
    'rettigheter',
    'vederlagstype',
    'status',
  ],
  kolonner: fordelingskolonner,
  sorter: 'produksjon',
}

type Query = Parameters<typeof call<typeof listFordelingsrader>>[1]['query']

/** One page of the overview, with the sums of all that the filter leaves. */
export const fetchFordeling = (search: ListSearch, antall: number, signal: AbortSignal) =>
  call(listFordelingsrader, {
    params: { aar: visningsaar.aar },
    // Words from the address that are no choice of a filter are refused by the server, in Norwegian.
    query: pageQuery(search, antall) as Query,
    signal,
  })

export const useFordeling = (search: ListSearch) =>
  useQuery({
    queryKey: ['fordeling', search],
    queryFn: ({ signal }) => fetchFordeling(search, perSide, signal),
    placeholderData: keepPreviousData,
  })
