import { createKorreksjon, deleteKorreksjon, listKorreksjoner } from '@rp/contract/korreksjon'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../../platform/calls.ts'

const key = ['korreksjoner']
/** What a correction changes: the list of them, the lines, the run that counted it, and the history. */
const stale = [key, ['kjoeringslinjer'], ['kjoeringer'], ['historikk', 'kjoering']]

export const useKorreksjoner = (id: string) =>
  useRead(listKorreksjoner, { key: [...key, id], params: { id } })

export const useCreateKorreksjon = (id: string) =>
  useChange(
    (body: z.input<typeof createKorreksjon.body>) => call(createKorreksjon, { params: { id }, body }),
    { stale },
  )

export const useDeleteKorreksjon = () =>
  useChange((id: string) => call(deleteKorreksjon, { params: { id } }), alsoRefused(...stale))
