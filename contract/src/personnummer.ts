import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, Melding, Tidspunkt, tekst } from './id.ts'

/** Why staff opened or changed a number: kept with the line in the history, never with the number. */
const aarsak = z.optional(tekst(200))
const paths = { path: '/api/user/personnummer', aliases: ['/api/personnummer'] } as const

export const getPersonnummer = defineEndpoint({
  ...paths,
  method: 'GET',
  access: 'innlogget',
  summary: 'The personnummer of one user: their own, or any for staff. Each view is logged.',
  query: z.object({ userId: tekst(100), aarsak }),
  response: z.object({ personnummer: z.string() }),
  errors: ['personnummer_ikke_hentet'],
})

export const updatePersonnummer = defineEndpoint({
  ...paths,
  method: 'PUT',
  access: 'innlogget',
  summary: 'Changes the personnummer of one user: their own, or any for staff. Each change is logged.',
  query: z.object({ userId: tekst(100) }),
  body: z.object({ personnummer: tekst(100, 'Personnummer må være nøyaktig 11 siffer.'), aarsak }),
  response: Melding,
  errors: [
    'krever_nytt_passord',
    'personnummer_lengde',
    'personnummer_syntetisk',
    'personnummer_i_bruk',
    'for_mange_forsoek',
  ],
})

export const innsynsmaater = [
  'aapnet_personnummer',
  'personnummer_endret',
  'aapnet_kontonummer',
  'data_hentet',
] as const
/** One time that somebody looked at or changed a number that is kept secret. */
export const Innsyn = z.object({
  id: z.string(),
  tid: Tidspunkt,
  /** Display name; 'Saksbehandler' where a member looks at staff. */
  hvem: z.string(),
  /** The one who asks did it. */
  deg: z.boolean(),
  hendelse: z.enum(innsynsmaater),
  /** Empty when none was given. */
  aarsak: z.string(),
})
export type Innsyn = z.infer<typeof Innsyn>

export const listInnsyn = defineEndpoint({
  method: 'GET',
  path: '/api/user/{id}/innsyn',
  access: 'innlogget',
  summary: 'Who has looked at or changed the personnummer, newest first.',
  params: IdParams,
  response: z.array(Innsyn),
})
