import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, Melding, Tidspunkt, tekst } from './id.ts'

/**
 * The header in which staff say why they open or change somebody else's number: percent-encoded UTF-8, at most 200 characters. It is
 * kept with the line in the history, never with the number.
 */
export const grunnHeader = 'x-grunn'
export const grunnHeaders = (grunn: string): Readonly<Record<string, string>> => ({
  [grunnHeader]: encodeURIComponent(grunn),
})

/** Whether these words can be a reason: five letters at least, so that it is a word. */
export const isGrunn = (grunn: string): boolean => (grunn.match(/\p{L}/gu)?.length ?? 0) >= 5

/** One user's number. A look at or change of another's says why in the header X-Grunn; looks at others' are limited. */
const nummer = {
  access: 'innlogget',
  query: z.object({ userId: tekst(100) }),
} as const
const sees = ['krever_grunn', 'krever_nytt_passord', 'for_mange_nummer'] as const
const paths = { path: '/api/user/personnummer', aliases: ['/api/personnummer'] } as const

export const getPersonnummer = defineEndpoint({
  ...nummer,
  ...paths,
  method: 'GET',
  summary:
    'The personnummer of one user: their own, or for staff any, with a reason in X-Grunn. Each view is logged.',
  response: z.object({ personnummer: z.string() }),
  errors: ['personnummer_ikke_hentet', ...sees],
})

export const updatePersonnummer = defineEndpoint({
  ...nummer,
  ...paths,
  method: 'PUT',
  summary:
    'Changes the personnummer of one user: their own, or for staff any, with a reason in X-Grunn. Each change is logged.',
  body: z.object({ personnummer: tekst(100, 'Personnummer må være nøyaktig 11 siffer.') }),
  response: Melding,
  errors: [
    'krever_grunn',
    'krever_nytt_passord',
    'personnummer_lengde',
    'personnummer_syntetisk',
    'personnummer_i_bruk',
    'for_mange_forsoek',
  ],
})

export const getInternasjonalId = defineEndpoint({
  ...nummer,
  method: 'GET',
  path: '/api/user/internasjonalIdNummer',
  summary:
    'The international ID number of one user: their own, or for staff any, with a reason in X-Grunn. Each view is logged. It is changed with the other fields of the user.',
  response: z.object({ internasjonalIdNummer: z.string() }),
  errors: ['internasjonal_id_ikke_hentet', ...sees],
})

export const innsynsmaater = [
  'aapnet_personnummer',
  'personnummer_endret',
  'aapnet_internasjonal_id',
  'internasjonal_id_endret',
  'aapnet_kontonummer',
  'data_hentet',
  'skattegrunnlag_hentet',
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
  summary: 'Who has looked at or changed the numbers that are kept secret, newest first.',
  params: IdParams,
  response: z.array(Innsyn),
})
