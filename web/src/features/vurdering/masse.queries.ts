import { createFilter, deleteFilter, listFiltre, renameFilter } from '@rp/contract/lagret-filter'
import {
  createMasseendring,
  listMasseendringer,
  type Masseendring,
  previewMasseendring,
  undoMasseendring,
} from '@rp/contract/masseendring'
import { restoreDokument } from '@rp/contract/papirkurv'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Valgt = { id: string; versjon: number }
type Body = { dokumenter: Valgt[]; endring: Masseendring; bekreftelse: string }

/** After a change from the list, whatever is kept of documents may be old. */
function useAfter() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['dokument'] }),
      client.invalidateQueries({ queryKey: ['masseendring'] }),
      client.invalidateQueries({ queryKey: ['slettede'] }),
    ])
}

export const usePreview = () =>
  useMutation({ mutationFn: (body: Body) => call(previewMasseendring, { body }) })

export function useMasseendring() {
  const onSuccess = useAfter()
  return useMutation({ mutationFn: (body: Body) => call(createMasseendring, { body }), onSuccess })
}

export function useUndo() {
  const onSuccess = useAfter()
  return useMutation({ mutationFn: (id: string) => call(undoMasseendring, { params: { id } }), onSuccess })
}

export const useSisteMasseendringer = () =>
  useQuery({ queryKey: ['masseendring'], queryFn: ({ signal }) => call(listMasseendringer, { signal }) })

const filterKey = ['filtre', 'registreringer']
export const useFiltre = () =>
  useQuery({
    queryKey: filterKey,
    queryFn: ({ signal }) => call(listFiltre, { query: { liste: 'registreringer' }, signal }),
  })

export function useFilterChanges() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: filterKey })
  return {
    create: useMutation({
      mutationFn: (body: { navn: string; soek: string }) =>
        call(createFilter, { body: { liste: 'registreringer', ...body } }),
      onSuccess,
    }),
    rename: useMutation({
      mutationFn: ({ id, navn, lest }: { id: string; navn: string; lest: string }) =>
        call(renameFilter, { params: { id }, body: { navn, lest } }),
      onSuccess,
      onError: onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(deleteFilter, { params: { id } }), onSuccess }),
  }
}

export function useRestore() {
  const onSuccess = useAfter()
  return useMutation({ mutationFn: (id: string) => call(restoreDokument, { params: { id } }), onSuccess })
}
