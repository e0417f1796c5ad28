import { createPott, deletePott, listPotter, type Pott, updatePott } from '@rp/contract/pott'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../../platform/calls.ts'

const key = ['potter']
/** Pots, the runs that share them out, and what history tells of them. */
const stale = [key, ['kjoeringer'], ['historikk', 'pott']]
export type Pottfelter = z.input<typeof createPott.body>

export const usePotter = () => useRead(listPotter, { key })

/** Writes down a new pot, or corrects the one that was read. @throws {ApiError} `konflikt` with the pot as it stands */
export const useSavePott = () =>
  useChange(
    ({ pott, lest }: { pott: Pottfelter; lest: Pott | null }): Promise<Pott> =>
      lest === null
        ? call(createPott, { body: pott })
        : call(updatePott, { params: { id: lest._id }, body: { versjon: lest.versjon, pott } }),
    { stale },
  )

export const useDeletePott = () =>
  useChange((id: string) => call(deletePott, { params: { id } }), alsoRefused(...stale))
