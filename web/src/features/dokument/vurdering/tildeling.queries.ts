import { getKontroll, giFraSegSak, meldAapen, meldLukket, taSak } from '@rp/contract/vurdering'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../platform/api.ts'
import { storeDokument } from '../dokument.queries.ts'

export const kontrollQuery = (id: string) =>
  queryOptions({
    queryKey: ['dokument', 'kontroll', id],
    queryFn: ({ signal }) => call(getKontroll, { params: { id }, signal }),
  })

/** Takes the document (`true`), or gives it up. */
export function useTildel(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ta: boolean) => call(ta ? taSak : giFraSegSak, { params: { id } }),
    onSuccess: dokument => storeDokument(client, dokument),
  })
}

const tellEveryMs = 20_000

/** Tells that the document is open for as long as it is, and answers which colleagues have it open too. */
export function useAndreSomSer(id: string): readonly { id: string; navn: string }[] {
  const { data } = useQuery({
    queryKey: ['dokument', 'aapent', id],
    queryFn: ({ signal }) => call(meldAapen, { params: { id }, signal }),
    refetchInterval: tellEveryMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  useEffect(
    () => () => {
      // What is not told now is forgotten by the server after a minute.
      call(meldLukket, { params: { id } }).catch(() => {})
    },
    [id],
  )
  return data?.andre ?? []
}
