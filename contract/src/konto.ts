import * as z from 'zod/mini'
import { Epost, Passord } from './auth.ts'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, Melding, Tidspunkt, tekst } from './id.ts'

export const confirmPassord = defineEndpoint({
  method: 'POST',
  path: '/api/user/bekreft-passord',
  repeated: 'anew',
  access: 'innlogget',
  foerTotrinn: true,
  summary:
    'Makes the login fresh again, so that changes answered with `krever_nytt_passord` can be repeated.',
  body: z.object({ password: Passord }),
  response: Melding,
  errors: ['feil_passord', 'for_mange_forsoek'],
})

export const changePassord = defineEndpoint({
  method: 'POST',
  path: '/api/user/passord',
  access: 'innlogget',
  summary: 'Sets a new password. Ends every other session, and mails a notice.',
  body: z.object({ password: Passord }),
  response: Melding,
  errors: [
    'krever_nytt_passord',
    'passord_for_kort',
    'passord_for_langt',
    'passord_vanlig',
    'passord_er_eposten',
  ],
})

export const changeEpost = defineEndpoint({
  method: 'POST',
  path: '/api/user/epost',
  access: 'innlogget',
  summary: 'Mails a link to a new address. The old one stands until the link is used.',
  body: z.object({ email: Epost }),
  response: Melding,
  errors: ['krever_nytt_passord', 'epost_uendret', 'for_mange_forsoek'],
})

export const confirmEpost = defineEndpoint({
  method: 'POST',
  path: '/api/user/bekreft-epost',
  access: 'aapen',
  summary:
    'Puts a new e-mail address into effect with a mailed link, `/bekreft-epost/{id}#{secret}`. The token is `{id}.{secret}`.',
  body: z.object({ token: tekst(200) }),
  response: Melding,
  errors: ['lenke_ugyldig', 'epost_i_bruk', 'for_mange_forsoek'],
})

export const sendBekreftelse = defineEndpoint({
  method: 'POST',
  path: '/api/user/epost/bekreftelse',
  access: 'innlogget',
  summary: 'Mails a new link that confirms the address in use. Earlier ones are void.',
  response: Melding,
  errors: ['for_mange_forsoek'],
})

export const endOwnInnlogginger = defineEndpoint({
  method: 'POST',
  path: '/api/user/logg-ut-overalt',
  access: 'innlogget',
  foerTotrinn: true,
  summary: 'Ends every session of the user, also the one that the call is made with.',
  response: Melding,
})

export const getEgneData = defineEndpoint({
  method: 'GET',
  path: '/api/user/{id}/data',
  access: 'innlogget',
  summary: 'Everything that is stored about the person who asks, as a JSON file.',
  params: IdParams,
  response: z.record(z.string(), z.unknown()),
  errors: ['krever_nytt_passord', 'for_mange_forsoek'],
})

export const getEgneDataPakke = defineEndpoint({
  method: 'GET',
  path: '/api/user/{id}/data.zip',
  file: 'application/zip',
  access: 'innlogget',
  summary:
    'Everything that is stored about the person who asks, as a ZIP: the JSON file, the merged PDFs and the files as they were uploaded.',
  params: IdParams,
  errors: ['krever_nytt_passord', 'for_mange_forsoek'],
})

/** The person's newest wish to be deleted. */
export const Sletteoenske = z.object({
  /** `venter` for the organisation; `trukket` by the person; `behandlet` by the organisation. */
  tilstand: z.enum(['ingen', 'venter', 'trukket', 'behandlet']),
  /** When the person asked; null when they never have. */
  oensket: z.nullable(Tidspunkt),
  /** When it was withdrawn or dealt with. */
  avsluttet: z.nullable(Tidspunkt),
})
export type Sletteoenske = z.infer<typeof Sletteoenske>

export const getSletteoenske = defineEndpoint({
  method: 'GET',
  path: '/api/user/{id}/sletting',
  access: 'innlogget',
  summary: 'Whether the person has asked to be deleted, and what came of it.',
  params: IdParams,
  response: Sletteoenske,
})

export const createSletteoenske = defineEndpoint({
  method: 'POST',
  path: '/api/user/{id}/sletting',
  access: 'innlogget',
  summary: 'Asks the organisation to delete the person and what is stored. Asking again changes nothing.',
  params: IdParams,
  body: z.object({ melding: z.optional(tekst(2000)) }),
  response: Sletteoenske,
  status: 201,
  errors: ['hemmelig_nummer'],
})

export const deleteSletteoenske = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/{id}/sletting',
  access: 'innlogget',
  summary: 'Withdraws the wish to be deleted, as long as it waits.',
  params: IdParams,
  response: Sletteoenske,
})

/** Whether KI may learn from what became of its proposals in the person's documents. */
export const KiSamtykke = z.object({
  /** When it was given; null where it is not, or was taken back. */
  gitt: z.nullable(Tidspunkt),
})
export type KiSamtykke = z.infer<typeof KiSamtykke>

export const getKiSamtykke = defineEndpoint({
  method: 'GET',
  path: '/api/user/{id}/ki-samtykke',
  access: 'innlogget',
  summary: "Whether the person lets KI learn from what became of its proposals in the person's documents.",
  params: IdParams,
  response: KiSamtykke,
})

export const updateKiSamtykke = defineEndpoint({
  method: 'PUT',
  path: '/api/user/{id}/ki-samtykke',
  access: 'innlogget',
  summary: 'Gives that consent, or takes it back: then what was kept by it is deleted at once.',
  params: IdParams,
  body: z.object({ samtykker: z.boolean() }),
  response: KiSamtykke,
})
