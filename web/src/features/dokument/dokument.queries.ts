import {
  answerDokument,
  type Dokument,
  type DokumentEndring,
  deleteDokument,
  getDokument,
  getFiler,
  getHistorikk,
  listMineDokumenter,
  updateDokument,
} from '@rp/contract/dokument'
import type { Registreringsrad } from '@rp/contract/registreringsliste'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../platform/api.ts'
import { readQuery, useChange } from '../../platform/calls.ts'
import { kiKeys } from '../ki/ki.queries.ts'

/** Opens the upload dialog with the page; with the id of a production, the document is registered on it. */
export const opplastingParam = 'opplasting'
export const opplastingAv = (produksjonsID: string) =>
  `/kontraktsdatabase?${opplastingParam}=${produksjonsID}`
/** Where a link 'Last opp' leads. */
export const opplastingAdresse = `/kontraktsdatabase?${opplastingParam}=ny`

/** Opens the list with only what waits for the member, where it is long. */
export const venterParam = 'venter'
export const venterAdresse = `/kontraktsdatabase?${venterParam}=ja`

export const dokumentKeys = {
  mine: (userId: string) => ['dokument', 'mine', userId] as const,
  /** Pages of the staff's list, and what staff work through of it. */
  liste: ['dokument', 'liste'] as const,
  rekke: ['dokument', 'rekke'] as const,
  ett: (id: string) => ['dokument', 'ett', id] as const,
  historikk: (id: string) => ['dokument', 'historikk', id] as const,
  /** What staff should know of it, with what its owner has answered. */
  kontroll: (id: string) => ['dokument', 'kontroll', id] as const,
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

const historikkQuery = (id: string) =>
  readQuery(getHistorikk, { key: dokumentKeys.historikk(id), params: { id } })

/** The files that came; they change only with the document's own file. */
export const filerQuery = ({ _id, filversjon }: Pick<Dokument, '_id' | 'filversjon'>) =>
  readQuery(getFiler, { key: ['dokument', 'filer', _id, filversjon], params: { id: _id } })

export const useHistorikk = (id: string) => useQuery(historikkQuery(id))

/** The history as it is now, fetched anew. Throws where that fails. */
export function useFetchHistorikk(id: string) {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...historikkQuery(id), staleTime: 0 })
}

/** A row of the staff's list after its document was saved. */
const reviewed = (rad: Registreringsrad, dokument: Dokument): Registreringsrad =>
  rad.dokumentId !== dokument._id
    ? rad
    : {
        ...rad,
        versjon: dokument.versjon,
        status: dokument.status,
        tur: dokument.tur.hos,
        besvart: dokument.tur.besvart,
        utsattTil: dokument.utsatt?.til ?? null,
        signaturePC: dokument.signaturePC,
        signatureRH: dokument.signatureRH,
        rettigheter: dokument.rettighetsklausuler.status,
      }

/** Puts a document wherever it is shown: in place, or on top of its owner's list when it is new. */
export function storeDokument(dokument: Dokument, client: QueryClient): void {
  const replace = <Row extends Dokument>(row: Row): Row =>
    row._id === dokument._id ? { ...row, ...dokument } : row
  client.setQueryData<Dokument[]>(dokumentKeys.mine(dokument.userId), list => {
    if (list === undefined) return undefined
    const known = list.some(row => row._id === dokument._id)
    return known ? list.map(replace) : [dokument, ...list]
  })
  client.setQueryData<Dokument>(dokumentKeys.ett(dokument._id), dokument)
  client.setQueriesData<{ rader: Registreringsrad[]; antall: number } | string[]>(
    { queryKey: dokumentKeys.liste },
    side =>
      side === undefined || Array.isArray(side)
        ? side
        : { ...side, rader: side.rader.map(rad => reviewed(rad, dokument)) },
  )
  // Lists that are not on screen are asked for anew when they are opened; the one on screen must not jump.
  void client.invalidateQueries({ queryKey: dokumentKeys.liste, refetchType: 'none' })
  void client.invalidateQueries({ queryKey: dokumentKeys.historikk(dokument._id) })
  void client.invalidateQueries({ queryKey: dokumentKeys.kontroll(dokument._id) })
}

/** Saves what it is given, over the version that the person has read. @throws {ApiError} `konflikt` with the present document in `gjeldende` */
export const useUpdateDokument = (id: string) =>
  useChange(
    // The version stands in the header: of the registrations alone `ansiennitet` is sent alone (specification, section 7).
    ({ versjon, ...body }: DokumentEndring & { versjon: number }) =>
      call(updateDokument, { params: { id }, body, headers: { 'if-match': `"${versjon}"` } }),
    {
      adopt: (dokument, client) => {
        storeDokument(dokument, client)
        // What was kept of the proposals, and what was not.
        void client.invalidateQueries({ queryKey: kiKeys.ett(id) })
      },
    },
  )

/** Fetches a document anew, and puts it wherever it is shown. What is shown stays where that fails. */
export async function refreshDokument(client: QueryClient, id: string): Promise<void> {
  const dokument = await call(getDokument, { params: { id } }).catch(() => null)
  if (dokument !== null) storeDokument(dokument, client)
}

/** The owner has answered in another way than by a save. */
export const useSvar = (id: string) =>
  useChange(() => call(answerDokument, { params: { id } }), { adopt: storeDokument })

export const useDeleteDokument = (id: string) =>
  useChange(() => call(deleteDokument, { params: { id } }), { stale: [['dokument', 'mine']] })
