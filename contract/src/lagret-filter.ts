import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, tekst } from './id.ts'

const navn = tekst(80, 'Skriv et navn.').check(z.refine(text => text.trim() !== '', 'Skriv et navn.'))
const liste = z.enum(['registreringer'])

/** A filter of a staff list under a name, shared by all of the staff. */
export const LagretFilter = z.object({
  id: Id,
  navn: z.string(),
  /** The query of the list's address. */
  soek: z.string(),
  hvem: z.string(),
})
export type LagretFilter = z.infer<typeof LagretFilter>

export const listFiltre = defineEndpoint({
  method: 'GET',
  path: '/api/filtre',
  access: 'administrator',
  summary: 'The saved filters of a staff list, in Norwegian order.',
  query: z.object({ liste }),
  response: z.array(LagretFilter),
})
export const createFilter = defineEndpoint({
  method: 'POST',
  path: '/api/filtre',
  access: 'administrator',
  summary: 'Saves a filter for all of the staff.',
  body: z.object({ liste, navn, soek: tekst(2000) }),
  response: LagretFilter,
  status: 201,
})
export const renameFilter = defineEndpoint({
  method: 'PUT',
  path: '/api/filtre/{id}',
  access: 'administrator',
  summary: 'Gives a saved filter another name.',
  params: IdParams,
  body: z.object({
    navn,
    /** The name that the caller has read. Another by now: refused with the filter as it stands. */
    lest: z.optional(tekst(80)),
  }),
  response: Melding,
  errors: ['konflikt'],
})
export const deleteFilter = defineEndpoint({
  method: 'DELETE',
  path: '/api/filtre/{id}',
  access: 'administrator',
  summary: 'Deletes a saved filter.',
  params: IdParams,
  response: Melding,
})
