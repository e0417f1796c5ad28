import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Orgnr } from './orgnr.ts'

/** What Enhetsregisteret says of an organisation number. An empty text where it says nothing. */
export const Enhet = z.object({
  /** Nine digits. */
  orgnr: z.string(),
  navn: z.string(),
  /** In words, as 'Aksjeselskap'. */
  organisasjonsform: z.string(),
  /** On one line: street, postal code and place, and the country where it is not Norway. */
  adresse: z.string(),
  epost: z.string(),
  telefon: z.string(),
  /** The day it was deleted, YYYY-MM-DD. */
  slettet: z.nullable(z.string()),
  konkurs: z.boolean(),
  /** Being wound up, by its own choice or by force. */
  avvikles: z.boolean(),
})
export type Enhet = z.infer<typeof Enhet>

export const findEnhet = defineEndpoint({
  method: 'GET',
  path: '/api/produksjonsselskaper/enhetsregisteret',
  access: 'administrator',
  summary: 'What Enhetsregisteret knows of an organisation number, for filling in the form of a company.',
  query: z.object({ orgnr: Orgnr }),
  response: Enhet,
  errors: [
    'enhetsregisteret_av',
    'enhet_ikke_funnet',
    'enhet_fjernet',
    'enhetsregisteret_uleselig',
    'enhetsregisteret_nede',
    'enhetsregisteret_tregt',
  ],
})
