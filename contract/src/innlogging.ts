import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, Tidspunkt } from './id.ts'

/** One place where the person is logged in. */
export const InnloggingSted = z.object({
  id: Id,
  /** Browser and system, such as `Safari på iOS`; empty when the browser does not say. */
  enhet: z.string(),
  opprettet: Tidspunkt,
  /** To the minute. */
  sistBrukt: Tidspunkt,
  /** The one that asks. */
  denne: z.boolean(),
})
export type InnloggingSted = z.infer<typeof InnloggingSted>

export const listInnlogginger = defineEndpoint({
  method: 'GET',
  path: '/api/user/{id}/innlogginger',
  access: 'innlogget',
  summary: 'Where the person who asks is logged in now, the latest used first.',
  params: IdParams,
  response: z.array(InnloggingSted),
})

export const endInnlogging = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/{id}/innlogginger/{sesjonId}',
  access: 'innlogget',
  summary: 'Ends one of the sessions of the person who asks. One that is over already is no fault.',
  params: z.object({ id: Id, sesjonId: Id }),
  response: Melding,
})

export const endInnloggingerForBruker = defineEndpoint({
  method: 'POST',
  path: '/api/users/{id}/logg-ut',
  access: 'administrator',
  summary: 'Ends every session of a user. The account stays open.',
  params: IdParams,
  response: Melding,
})
