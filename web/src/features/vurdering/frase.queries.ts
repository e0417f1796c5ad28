import { createFrase, deleteFrase, listFraser, updateFrase } from '@rp/contract/frase'
import { ApiError, call } from '../../platform/api.ts'
import { alsoRefused, readQuery, useChange } from '../../platform/calls.ts'

/** Phrases for comments to members, shared among staff. */
export const fraserQuery = readQuery(listFraser, { key: ['fraser'] })

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
export const useChangeFraser = () => useChange(send, alsoRefused(fraserQuery.queryKey))

/** Whether a colleague has deleted what was to be changed. */
export const isBorte = (error: unknown): boolean => error instanceof ApiError && error.code === 'ikke_funnet'
