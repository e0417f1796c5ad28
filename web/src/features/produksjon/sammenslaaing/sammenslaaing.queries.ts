import { listProduksjoner } from '@rp/contract/produksjon'
import {
  listDuplikater,
  listSammenslaatteProduksjoner,
  listSammenslaatteSelskaper,
  mergeProduksjon,
  previewSammenslaaing,
  undoProduksjonssammenslaaing,
  undoSelskapssammenslaaing,
} from '@rp/contract/sammenslaaing'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../../platform/calls.ts'
import { fetchPage } from '../../../platform/server-list.ts'

export const useDuplikater = (id: string) =>
  useRead(listDuplikater, {
    key: ['produksjonsregister', 'duplikater', id],
    params: { id },
    staleTime: 0,
  })

export const usePreview = (behold: string, fra: string) =>
  useRead(previewSammenslaaing, {
    key: ['produksjonsregister', 'sammenslaaing', behold, fra],
    params: { id: behold },
    query: { fra },
    staleTime: 0,
  })

/** The first productions whose title contains what is typed. */
export const useTittelsoek = (tittel: string) =>
  useQuery({
    queryKey: ['produksjonsregister', 'soek', tittel],
    queryFn: ({ signal }) => fetchPage(listProduksjoner, { query: { tittel, side: 1, antall: 20 } }, signal),
    enabled: tittel.trim().length >= 2,
  })

export const useMerge = (behold: string) =>
  useChange(
    (body: z.input<typeof mergeProduksjon.body>) => call(mergeProduksjon, { params: { id: behold }, body }),
    // Documents, lists and proposals are other ones now. They are asked for when they are shown next: what stands on this page is
    // about a production that is gone.
    { adopt: (_, client) => client.invalidateQueries({ refetchType: 'none' }) },
  )

export type Register = 'produksjon' | 'produksjonsselskap'

/** Merges into one entry of a register that can be undone, newest first. */
export const useSammenslaatte = (register: Register, id: string) =>
  useQuery({
    queryKey: ['sammenslaatt', register, id],
    queryFn: ({ signal }) =>
      register === 'produksjon'
        ? call(listSammenslaatteProduksjoner, { params: { id }, signal })
        : call(listSammenslaatteSelskaper, { params: { id }, signal }),
    staleTime: 0,
  })

/** @param onDone called before what is shown is asked for anew, which takes the merge off the page */
export function useUndoSammenslaaing(register: Register, id: string, onDone: () => void) {
  return useChange(
    async (sammenslaaing: string) => {
      const asked = { params: { id }, body: { sammenslaaing } }
      await (register === 'produksjon'
        ? call(undoProduksjonssammenslaaing, asked)
        : call(undoSelskapssammenslaaing, asked))
    },
    // Documents, lists and both entries are other ones now; also when it was refused, since then something has changed.
    { ...alsoRefused([]), adopt: onDone },
  )
}
