import { createFilter, deleteFilter, listFiltre, renameFilter } from '@rp/contract/lagret-filter'
import {
  createMasseendring,
  listMasseendringer,
  type Masseendring,
  previewMasseendring,
  undoMasseendring,
} from '@rp/contract/masseendring'
import { restoreDokument } from '@rp/contract/papirkurv'
import { call } from '../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../platform/calls.ts'

export type Valgt = { id: string; versjon: number }
type Body = { dokumenter: Valgt[]; endring: Masseendring; bekreftelse: string }

/** After a change from the list, whatever is kept of documents may be old. */
const stale = [['dokument'], ['masseendring'], ['slettede']]

export const usePreview = () => useChange((body: Body) => call(previewMasseendring, { body }))

export const useMasseendring = () => useChange((body: Body) => call(createMasseendring, { body }), { stale })

export const useUndo = () => useChange((id: string) => call(undoMasseendring, { params: { id } }), { stale })

export const useSisteMasseendringer = () => useRead(listMasseendringer, { key: ['masseendring'] })

const filterKey = ['filtre', 'registreringer']
export const useFiltre = () => useRead(listFiltre, { key: filterKey, query: { liste: 'registreringer' } })

export const useFilterChanges = () => ({
  create: useChange(
    (body: { navn: string; soek: string }) =>
      call(createFilter, { body: { liste: 'registreringer', ...body } }),
    { stale: [filterKey] },
  ),
  rename: useChange(
    ({ id, navn, lest }: { id: string; navn: string; lest: string }) =>
      call(renameFilter, { params: { id }, body: { navn, lest } }),
    alsoRefused(filterKey),
  ),
  remove: useChange((id: string) => call(deleteFilter, { params: { id } }), { stale: [filterKey] }),
})

export const useRestore = () =>
  useChange((id: string) => call(restoreDokument, { params: { id } }), { stale })
