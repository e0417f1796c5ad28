import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id } from './id.ts'
import { Produksjon } from './produksjon.ts'

/**
 * Productions on the 2023 list that a member has probably worked on but not registered: another season of a series they have
 * registered, or a work that a document of theirs names without its being chosen from the register.
 */
export const listForslag = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner/forslag/{userId}',
  access: 'innlogget',
  summary: 'Productions on the 2023 list that fit the documents of the user but are not registered in them.',
  params: z.object({ userId: Id }),
  response: z.array(Produksjon),
})
