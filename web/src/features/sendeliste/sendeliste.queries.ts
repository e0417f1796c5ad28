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
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../platform/calls.ts'
import type { ListSpec } from '../../platform/list-search.ts'
import type { FilterOf } from '../../platform/server-list.ts'
import { uploadForm } from '../../platform/upload.ts'

const key = 'sendelister-stab'
/** What every screen about lists shows may have changed, and so may what members see. */
const stale = [[key], ['sendelister'], ['historikk', 'sendeliste']]

export const useSendeaar = () => useRead(listSendeaar, { key: [key, 'aar'] })
export const useImporter = () => useRead(listSendelisteimporter, { key: [key, 'import'] })
export const useAngring = (id: string) =>
  // Not under the others: it is not asked again once the import is undone.
  useRead(getAngring, { key: ['sendelisteangring', id], params: { id }, gcTime: 0 })

export const useUndo = () =>
  useChange((id: string) => call(undoSendelisteimport, { params: { id } }), alsoRefused(...stale))

const utkastlisteKey = [key, 'utkast'] as const
export const useUtkastListe = () => useRead(listSendelisteutkast, { key: utkastlisteKey })

// Not under the others: it is gone once the import is done.
const utkastKey = (id: string | null) => ['sendelisteutkast', id] as const
export const useUtkast = (id: string | null) =>
  useRead(getSendelisteutkast, {
    key: utkastKey(id),
    params: { id: id ?? '' },
    enabled: id !== null,
    // One's own, and every call about it answers with all of it.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A call that answers with the draft as it is then. One after the other: a later choice stands. */
const useUtkastCall = <Input>(send: (input: Input) => Promise<Sendelisteutkast>) =>
  useChange(send, {
    scope: { id: 'sendelisteutkast' },
    adopt: (utkast, client) => client.setQueryData(utkastKey(utkast._id), utkast),
    stale: [utkastlisteKey],
  })
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
export const useDeleteUtkast = () =>
  useChange((id: string) => call(deleteSendelisteutkast, { params: { id } }), alsoRefused(utkastlisteKey))
export const useImport = () =>
  useChange(
    ({ id, versjon }: { id: string; versjon: number }) =>
      call(importSendelisteutkast, { params: { id }, body: { versjon } }),
    { stale },
  )

/** Asked again and again while the work lasts. */
export const useArbeid = (noekkel: string | null) =>
  useRead(getListearbeid, {
    key: [key, 'arbeid', noekkel],
    params: { noekkel: noekkel ?? '' },
    enabled: noekkel !== null,
    refetchInterval: 700,
    gcTime: 0,
  })

/** The list of a year's lines. */
export const radKey = [key, 'rader']
export const radSpec: ListSpec<FilterOf<typeof listSendelisterader>> = {
  query: listSendelisterader.query,
  filtre: ['utfall', 'tittel', 'mediehus', 'produksjonsselskap', 'produksjon', 'premiere', 'import'],
  kolonner: radkolonner,
  sorter: 'tittel',
}
/** Lines to go through; more are fetched when these are done. */
export const useTvil = (aar: number) =>
  useRead(listSendelisterader, {
    key: [key, 'tvil', aar],
    query: { visningsaar: aar, utfall: 'tvil', side: 1, antall: 200 },
  })
export const useRad = (id: string | null) =>
  useRead(getSendelisterad, { key: [key, 'rad', id], params: { id: id ?? '' }, enabled: id !== null })
/** One's own last decision in the list of a year, where it can be taken back. */
export const useSisteValg = (aar: number) =>
  useQuery({
    queryKey: [key, 'valg', aar],
    queryFn: async ({ signal }) => (await call(getSisteValg, { params: { aar }, signal })).valg,
  })
type Valg = { id: string; produksjonsID: string | null; avgjort: string | null }
export const useDecide = () =>
  useChange(
    ({ id, ...body }: Valg) => call(decideSendelisterad, { params: { id }, body }),
    alsoRefused(...stale),
  )

/** Takes a decision back, for every line that it counted for. */
export const useUndoValg = () =>
  useChange(
    ({ id, avgjort }: { id: string; avgjort: string }) =>
      call(undoSendelisterad, { params: { id }, body: { avgjort } }),
    alsoRefused(...stale),
  )

/** Matches the lines of a year that have no production again. */
export const useReconnect = (aar: number) =>
  useChange(
    (noekkel: string) => call(linkSendeaar, { params: { aar }, body: { noekkel } }),
    alsoRefused(...stale),
  )
