import {
  type Avgjoerelse,
  checkKjoering,
  createKjoering,
  decideFunn,
  deleteKjoering,
  freezeKjoering,
  getKjoering,
  getKjoeringssummer,
  type Kjoering,
  linjekolonner,
  listFunn,
  listKjoeringer,
  type listKjoeringslinjer,
  simulateKjoering,
  type sumgrupper,
  updateAnslag,
  updateKjoering,
} from '@rp/contract/kjoering'
import { perSide } from '@rp/contract/liste'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { FilterOf } from '../../../platform/server-list.ts'

const key = ['kjoeringer']

export const useKjoeringer = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(listKjoeringer, { signal }) })

/** Asked again and again while a job works on it. */
export const useKjoering = (id: string) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call(getKjoering, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.arbeid ? 700 : false),
  })

function useAdopt() {
  const client = useQueryClient()
  return (kjoering: Kjoering) => {
    client.setQueryData([...key, kjoering._id], kjoering)
    return Promise.all([
      client.invalidateQueries({ queryKey: key, exact: true }),
      client.invalidateQueries({ queryKey: ['historikk', 'kjoering'] }),
    ])
  }
}

export type NyKjoering = z.input<typeof createKjoering.body>

export function useCreateKjoering() {
  const adopt = useAdopt()
  return useMutation({ mutationFn: (body: NyKjoering) => call(createKjoering, { body }), onSuccess: adopt })
}

/** @throws {ApiError} `konflikt` with the run as it stands */
export function useUpdateKjoering(id: string) {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: (body: z.input<typeof updateKjoering.body>) => call(updateKjoering, { params: { id }, body }),
    onSuccess: adopt,
  })
}

export function useSimuler(id: string) {
  const adopt = useAdopt()
  return useMutation({ mutationFn: () => call(simulateKjoering, { params: { id } }), onSuccess: adopt })
}

/** Shows members what the run would give them, or no longer. */
export function useShowAnslag({ _id: id, versjon }: Kjoering) {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: (vises: boolean) => call(updateAnslag, { params: { id }, body: { vises, versjon } }),
    onSuccess: adopt,
    onError: useReread(id),
  })
}

export function useDeleteKjoering(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteKjoering, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key, exact: true }),
  })
}

/** Asked anew for each version of the run. */
export const useFunn = (id: string, versjon: number, side: number) =>
  useQuery({
    queryKey: ['kjoeringsfunn', id, versjon, side],
    queryFn: ({ signal }) => call(listFunn, { params: { id }, query: { side, antall: perSide }, signal }),
    placeholderData: keepPreviousData,
  })

export function useDecideFunn(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      funnId,
      ...body
    }: {
      funnId: string
      avgjoerelse: Avgjoerelse | null
      begrunnelse: string
      avgjort: string | null
      alle?: boolean
    }) => call(decideFunn, { params: { id, funnId }, body }),
    // Also when it was refused: then a colleague has changed what is on screen.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [...key, id] }),
        client.invalidateQueries({ queryKey: ['historikk', 'kjoering'] }),
      ]),
  })
}

/** What refuses a run is often that it is another by now: what there is to settle has come, or a colleague has changed it. */
function useReread(id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [...key, id] })
}

export function useKontrollerKjoering({ _id: id, versjon }: Kjoering) {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: () => call(checkKjoering, { params: { id }, body: { versjon } }),
    onSuccess: adopt,
    onError: useReread(id),
  })
}

/** @param fresh asks for the password where the server wants it anew */
export function useFrysKjoering(
  { _id: id, versjon, resultat }: Kjoering,
  fresh: <T>(work: () => Promise<T>) => Promise<T>,
) {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: () =>
      fresh(() => call(freezeKjoering, { params: { id }, body: { versjon, resultat: resultat ?? '' } })),
    onSuccess: adopt,
    onError: useReread(id),
  })
}

/** @param resultat the hash of the lines that are summed: others are asked for anew */
export const useSummer = (id: string, resultat: string, etter: (typeof sumgrupper)[number]) =>
  useQuery({
    queryKey: ['kjoeringssummer', id, resultat, etter],
    queryFn: ({ signal }) => call(getKjoeringssummer, { params: { id }, query: { etter }, signal }),
    placeholderData: keepPreviousData,
  })

export const linjeSpec: ListSpec<FilterOf<typeof listKjoeringslinjer>> = {
  filtre: ['nummer', 'slag', 'pott'],
  kolonner: linjekolonner,
  sorter: 'nummer',
}
