import { createFrase, deleteFrase, listFraser, updateFrase } from '@rp/contract/frase'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../platform/api.ts'

/** Phrases for comments to members, shared among staff. */
export const fraserQuery = queryOptions({
  queryKey: ['fraser'],
  queryFn: ({ signal }) => call(listFraser, { signal }),
})

export type Fraseendring =
  | { type: 'ny'; tekst: string }
  | { type: 'endret'; id: string; tekst: string; lest: string }
  | { type: 'slettet'; id: string }

async function send(change: Fraseendring): Promise<void> {
  if (change.type === 'ny') await call(createFrase, { body: { tekst: change.tekst } })
  else if (change.type === 'slettet') await call(deleteFrase, { params: { id: change.id } })
  else
    await call(updateFrase, { params: { id: change.id }, body: { tekst: change.tekst, lest: change.lest } })
}

/** Changes the phrases for everybody, and fetches them anew. */
export function useChangeFraser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: fraserQuery.queryKey }),
  })
}

/** Whether a colleague has deleted what was to be changed. */
export const isBorte = (error: unknown): boolean => error instanceof ApiError && error.code === 'ikke_funnet'
