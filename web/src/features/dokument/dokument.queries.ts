import {
  type Dokument,
  type DokumentEndring,
  deleteDokument,
  getHistorikk,
  listMineDokumenter,
  updateDokument,
} from '@rp/contract/dokument'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../platform/api.ts'

export const dokumentKeys = {
  mine: (userId: string) => ['dokument', 'mine', userId] as const,
  historikk: (id: string) => ['dokument', 'historikk', id] as const,
}

/** All documents of one user, newest first; an answer 404 is an empty list (specification, section 7). */
export function useMineDokumenter(userId: string) {
  return useQuery({
    queryKey: dokumentKeys.mine(userId),
    queryFn: async ({ signal }) => {
      try {
        return await call(listMineDokumenter, { params: { userId }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return []
        throw error
      }
    },
  })
}

export function useHistorikk(id: string) {
  return useQuery({
    queryKey: dokumentKeys.historikk(id),
    queryFn: ({ signal }) => call(getHistorikk, { params: { id }, signal }),
  })
}

/** Puts a document into its owner's list: in place, or on top when it is new. */
export function storeDokument(client: QueryClient, dokument: Dokument): void {
  client.setQueryData<Dokument[]>(dokumentKeys.mine(dokument.userId), list => {
    if (list === undefined) return undefined
    const known = list.some(other => other._id === dokument._id)
    return known ? list.map(other => (other._id === dokument._id ? dokument : other)) : [dokument, ...list]
  })
  void client.invalidateQueries({ queryKey: dokumentKeys.historikk(dokument._id) })
}

/** Saves what `endring` carries. @throws {ApiError} `konflikt` with the present document in `gjeldende` */
export function useUpdateDokument(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (endring: DokumentEndring) => call(updateDokument, { params: { id }, body: endring }),
    onSuccess: dokument => storeDokument(client, dokument),
  })
}

export function useDeleteDokument(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteDokument, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['dokument', 'mine'] }),
  })
}
