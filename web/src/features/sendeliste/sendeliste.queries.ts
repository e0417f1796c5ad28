import {
  createSendelisteutkast,
  deleteSendelisteutkast,
  getAngring,
  getListearbeid,
  getSendelisteutkast,
  importSendelisteutkast,
  linkSendeaar,
  listSendeaar,
  listSendelisteimporter,
  listSendelisteutkast,
  readSendelisteutkast,
  type Sendelisteutkast,
  trySendelisteutkast,
  type Utkastvalg,
  undoSendelisteimport,
} from '@rp/contract/sendeliste'
import {
  decideSendelisterad,
  getSendelisterad,
  getSisteValg,
  listSendelisterader,
  radkolonner,
  undoSendelisterad,
} from '@rp/contract/sendelisterad'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { ListSpec } from '../../platform/list-search.ts'
import type { FilterOf } from '../../platform/server-list.ts'
import { uploadForm } from '../../platform/upload.ts'

const key = 'sendelister-stab'

export const useSendeaar = () =>
  useQuery({ queryKey: [key, 'aar'], queryFn: ({ signal }) => call(listSendeaar, { signal }) })
export const useImporter = () =>
  useQuery({ queryKey: [key, 'import'], queryFn: ({ signal }) => call(listSendelisteimporter, { signal }) })
export const useAngring = (id: string) =>
  useQuery({
    // Not under the others: it is not asked again once the import is undone.
    queryKey: ['sendelisteangring', id],
    queryFn: ({ signal }) => call(getAngring, { params: { id }, signal }),
    gcTime: 0,
  })

/** What every screen about lists shows may have changed, and so may what members see. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [key] }),
      client.invalidateQueries({ queryKey: ['sendelister'] }),
      client.invalidateQueries({ queryKey: ['historikk', 'sendeliste'] }),
    ])
}

export function useUndo() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call(undoSendelisteimport, { params: { id } }),
    onSettled: refresh,
  })
}

const utkastlisteKey = [key, 'utkast'] as const
export const useUtkastListe = () =>
  useQuery({ queryKey: utkastlisteKey, queryFn: ({ signal }) => call(listSendelisteutkast, { signal }) })

// Not under the others: it is gone once the import is done.
const utkastKey = (id: string | null) => ['sendelisteutkast', id] as const
export const useUtkast = (id: string | null) =>
  useQuery({
    queryKey: utkastKey(id),
    queryFn: ({ signal }) => call(getSendelisteutkast, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    // One's own, and every call about it answers with all of it.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A call that answers with the draft as it is then. One after the other: a later choice stands. */
function useUtkastCall<Input>(mutationFn: (input: Input) => Promise<Sendelisteutkast>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    scope: { id: 'sendelisteutkast' },
    onSuccess: utkast => {
      client.setQueryData(utkastKey(utkast._id), utkast)
      return client.invalidateQueries({ queryKey: utkastlisteKey })
    },
  })
}
export const useCreateUtkast = () =>
  useUtkastCall(({ fil, visningsaar }: { fil: File; visningsaar: number }) => {
    const form = new FormData()
    form.set('visningsaar', String(visningsaar))
    form.append('files', fil, fil.name)
    return uploadForm(createSendelisteutkast, { form })
  })
/** @param proev also finds the productions of the lines */
export const useChoose = () =>
  useUtkastCall(({ id, proev, ...body }: Utkastvalg & { id: string; proev: boolean }) =>
    call(proev ? trySendelisteutkast : readSendelisteutkast, { params: { id }, body }),
  )
export function useDeleteUtkast() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteSendelisteutkast, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: utkastlisteKey }),
  })
}
export function useImport() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, versjon }: { id: string; versjon: number }) =>
      call(importSendelisteutkast, { params: { id }, body: { versjon } }),
    onSuccess: refresh,
  })
}

/** Asked again and again while the work lasts. */
export const useArbeid = (noekkel: string | null) =>
  useQuery({
    queryKey: [key, 'arbeid', noekkel],
    queryFn: ({ signal }) => call(getListearbeid, { params: { noekkel: noekkel ?? '' }, signal }),
    enabled: noekkel !== null,
    refetchInterval: 700,
    gcTime: 0,
  })

/** The list of a year's lines. */
export const radKey = [key, 'rader']
export const radSpec: ListSpec<FilterOf<typeof listSendelisterader>> = {
  filtre: ['utfall', 'tittel', 'mediehus', 'produksjonsselskap', 'produksjon', 'premiere', 'import'],
  kolonner: radkolonner,
  sorter: 'tittel',
}
/** Lines to go through; more are fetched when these are done. */
export const useTvil = (aar: number) =>
  useQuery({
    queryKey: [key, 'tvil', aar],
    queryFn: ({ signal }) =>
      call(listSendelisterader, {
        query: { visningsaar: aar, utfall: 'tvil', side: 1, antall: 200 },
        signal,
      }),
  })
export const useRad = (id: string | null) =>
  useQuery({
    queryKey: [key, 'rad', id],
    queryFn: ({ signal }) => call(getSendelisterad, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  })
/** One's own last decision in the list of a year, where it can be taken back. */
export const useSisteValg = (aar: number) =>
  useQuery({
    queryKey: [key, 'valg', aar],
    queryFn: async ({ signal }) => (await call(getSisteValg, { params: { aar }, signal })).valg,
  })
export function useDecide() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; produksjonsID: string | null; avgjort: string | null }) =>
      call(decideSendelisterad, { params: { id }, body }),
    // Also when it was refused: then a colleague has changed what is on screen.
    onSettled: refresh,
  })
}

/** Takes a decision back, for every line that it counted for. */
export function useUndoValg() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, avgjort }: { id: string; avgjort: string }) =>
      call(undoSendelisterad, { params: { id }, body: { avgjort } }),
    onSettled: refresh,
  })
}

/** Matches the lines of a year that have no production again. */
export function useReconnect(aar: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (noekkel: string) => call(linkSendeaar, { params: { aar }, body: { noekkel } }),
    onSettled: refresh,
  })
}
