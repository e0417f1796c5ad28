import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, tekst } from './id.ts'

/** A sentence that staff use again and again in comments to members. Shared among them. */
export const Frase = z.object({ _id: Id, tekst: z.string() })
export type Frase = z.infer<typeof Frase>

const Felter = z.object({
  tekst: tekst(2000).check(z.refine(verdi => verdi.trim() !== '', 'Skriv en setning.')),
})

export const listFraser = defineEndpoint({
  method: 'GET',
  path: '/api/fraser',
  access: 'administrator',
  summary: 'Phrases for comments to members, in Norwegian order.',
  response: z.array(Frase),
})

export const createFrase = defineEndpoint({
  method: 'POST',
  path: '/api/fraser',
  access: 'administrator',
  summary: 'Adds a phrase for all staff.',
  body: Felter,
  response: Frase,
  status: 201,
})

export const updateFrase = defineEndpoint({
  method: 'PUT',
  path: '/api/fraser/{id}',
  access: 'administrator',
  summary: 'Changes a phrase. Comments that were made with it stay as they are.',
  params: IdParams,
  body: z.extend(Felter, {
    /** The words that the caller has read. Others by now: refused with the phrase as it stands. */
    lest: z.optional(tekst(2000)),
  }),
  response: Frase,
  errors: ['ikke_funnet', 'konflikt'],
})

export const deleteFrase = defineEndpoint({
  method: 'DELETE',
  path: '/api/fraser/{id}',
  access: 'administrator',
  summary: 'Removes a phrase. Comments that were made with it stay as they are.',
  params: IdParams,
  response: Melding,
  errors: ['ikke_funnet'],
})
