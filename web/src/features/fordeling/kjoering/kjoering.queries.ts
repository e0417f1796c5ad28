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
  listKjoeringslinjer,
  simulateKjoering,
  type sumgrupper,
  updateAnslag,
  updateKjoering,
} from '@rp/contract/kjoering'
import { perSide } from '@rp/contract/liste'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../../platform/calls.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { FilterOf } from '../../../platform/server-list.ts'
import { useFreshChange } from '../../bruker/fresh-login.parts.tsx'

const key = ['kjoeringer']
const alone = { queryKey: key, exact: true }
const historikk = ['historikk', 'kjoering']

export const useKjoeringer = () => useRead(listKjoeringer, { key })

/** Asked again and again while a job works on it. */
export const useKjoering = (id: string) =>
  useRead(getKjoering, {
    key: [...key, id],
    params: { id },
    refetchInterval: ({ state }) => (state.data?.arbeid ? 700 : false),
  })

const adopt = (kjoering: Kjoering, client: QueryClient) =>
  client.setQueryData([...key, kjoering._id], kjoering)
const changed = { adopt, stale: [alone, historikk] }
/** What refuses a run is often that it is another by now: what there is to settle has come, or a colleague has changed it. */
const changedHere = (id: string) => ({ ...changed, staleWhenRefused: [[...key, id]] })

export type NyKjoering = z.input<typeof createKjoering.body>

export const useCreateKjoering = () =>
  useChange((body: NyKjoering) => call(createKjoering, { body }), changed)

/** @throws {ApiError} `konflikt` with the run as it stands */
export const useUpdateKjoering = (id: string) =>
  useChange(
    (body: z.input<typeof updateKjoering.body>) => call(updateKjoering, { params: { id }, body }),
    changed,
  )

export const useSimuler = (id: string) => useChange(() => call(simulateKjoering, { params: { id } }), changed)

/** Shows members what the run would give them, or no longer. */
export const useShowAnslag = ({ _id: id, versjon }: Kjoering) =>
  useChange(
    (vises: boolean) => call(updateAnslag, { params: { id }, body: { vises, versjon } }),
    changedHere(id),
  )

export const useDeleteKjoering = (id: string) =>
  useChange(() => call(deleteKjoering, { params: { id } }), { stale: [alone] })

/** Asked anew for each version of the run. */
export const useFunn = (id: string, versjon: number, side: number) =>
  useRead(listFunn, {
    key: ['kjoeringsfunn', id, versjon, side],
    params: { id },
    query: { side, antall: perSide },
    placeholderData: keepPreviousData,
  })

type Valg = {
  funnId: string
  avgjoerelse: Avgjoerelse | null
  begrunnelse: string
  avgjort: string | null
  alle?: boolean
}
export const useDecideFunn = (id: string) =>
  useChange(
    ({ funnId, ...body }: Valg) => call(decideFunn, { params: { id, funnId }, body }),
    alsoRefused([...key, id], historikk),
  )

export const useKontrollerKjoering = ({ _id: id, versjon }: Kjoering) =>
  useChange(() => call(checkKjoering, { params: { id }, body: { versjon } }), changedHere(id))

export const useFrysKjoering = ({ _id: id, versjon, resultat }: Kjoering) =>
  useFreshChange(
    () => call(freezeKjoering, { params: { id }, body: { versjon, resultat: resultat ?? '' } }),
    changedHere(id),
  )

/** @param resultat the hash of the lines that are summed: others are asked for anew */
export const useSummer = (id: string, resultat: string, etter: (typeof sumgrupper)[number]) =>
  useRead(getKjoeringssummer, {
    key: ['kjoeringssummer', id, resultat, etter],
    params: { id },
    query: { etter },
    placeholderData: keepPreviousData,
  })

export const linjeSpec: ListSpec<FilterOf<typeof listKjoeringslinjer>> = {
  query: listKjoeringslinjer.query,
  filtre: ['nummer', 'slag', 'pott', 'tittel', 'person'],
  kolonner: linjekolonner,
  sorter: 'nummer',
}
