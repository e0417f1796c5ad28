import * as z from 'zod/mini'
import { Epost } from './auth.ts'
import { BrukerLagring, BrukerListeRad, Brukertype } from './bruker.ts'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'

/** What two registrations of possibly one person have in common. */
export const dobbeltGrunner = ['kontonummer', 'telefon', 'navn', 'adresse', 'lignende_navn'] as const
export const DobbeltGrunn = z.enum(dobbeltGrunner)
export type DobbeltGrunn = z.infer<typeof DobbeltGrunn>

/** One wish of deletion: open until staff have dealt with it. */
const Sletteoenske = z.object({
  oensket: Tidspunkt,
  melding: z.string(),
  behandlet: z.nullable(Tidspunkt),
  /** The member thought better of it. */
  trukket: z.boolean(),
  notat: z.string(),
})

/** One user as staff see them: without bank details, which are opened with a reason, and without the personnummer. */
export const BrukerDetaljer = z.extend(BrukerListeRad, {
  /** Some bank detail is filled in. */
  harBank: z.boolean(),
  /** The bank has refused the account that the person has now: nothing is paid to it. */
  kontoAvvist: z.boolean(),
  /** Two-step login is on. */
  totrinn: z.boolean(),
  opprettet: Tidspunkt,
  antallDokumenter: z.number(),
  antallSaker: z.number(),
  /** Newest first. */
  sletteoensker: z.array(Sletteoenske),
  /** Other users that may be the same person, and what they have in common. */
  dobbelte: z.array(
    z.object({
      id: Id,
      fornavn: z.string(),
      mellomnavn: z.string(),
      etternavn: z.string(),
      email: z.string(),
      by: z.string(),
      aktiv: z.boolean(),
      grunner: z.array(DobbeltGrunn),
    }),
  ),
})
export type BrukerDetaljer = z.infer<typeof BrukerDetaljer>

const forStab = { access: 'administrator', params: IdParams, response: BrukerDetaljer } as const

export const getBrukerSomAdministrator = defineEndpoint({
  ...forStab,
  method: 'GET',
  path: '/api/users/{id}',
  summary: 'One user for staff, with what may be the same person registered twice.',
})

export const updateBrukerSomAdministrator = defineEndpoint({
  ...forStab,
  method: 'PUT',
  path: '/api/users/{id}',
  summary:
    'Saves any user; protected and unknown fields are ignored. With `foer`, the values that the fields had when they were read, a field that has been changed since is refused.',
  body: BrukerLagring,
  errors: ['krever_nytt_passord', 'krever_grunn', 'konflikt'],
})

export const setBrukerEpost = defineEndpoint({
  ...forStab,
  method: 'PUT',
  path: '/api/users/{id}/epost',
  summary: 'Changes the e-mail address of a user at once. Both addresses are told.',
  body: z.object({ email: Epost }),
  errors: ['krever_nytt_passord', 'epost_i_bruk', 'epost_uendret'],
})

/** The caller knows that it is their own access that they take away. */
const bekreftEgen = z.optional(z.boolean())

export const setBrukerRolle = defineEndpoint({
  ...forStab,
  method: 'PUT',
  path: '/api/users/{id}/rolle',
  summary: 'Makes a user an administrator or a member. The last administrator stays.',
  body: z.object({ brukertype: Brukertype, bekreftEgen }),
  errors: ['krever_nytt_passord', 'siste_administrator', 'egen_tilgang'],
})

export const setBrukerAktiv = defineEndpoint({
  ...forStab,
  method: 'PUT',
  path: '/api/users/{id}/aktiv',
  summary:
    'Closes an account, which ends its sessions at once, or opens it again. The last administrator stays.',
  body: z.object({ aktiv: z.boolean(), grunn: z.optional(tekst(200)), bekreftEgen }),
  errors: ['siste_administrator', 'egen_tilgang'],
})

export const sendPassordlenke = defineEndpoint({
  method: 'POST',
  path: '/api/users/{id}/passordlenke',
  access: 'administrator',
  summary: 'Mails the user a link for a new password.',
  params: IdParams,
  response: Melding,
  errors: ['konto_deaktivert_stab', 'for_mange_forsoek'],
})

export const resetTotrinn = defineEndpoint({
  ...forStab,
  method: 'POST',
  path: '/api/users/{id}/totrinn/nullstilling',
  summary:
    'Turns two-step login off for somebody who has lost both phone and recovery codes. Ends their sessions and tells them.',
  body: z.object({
    grunn: tekst(200).check(z.refine(grunn => grunn.trim() !== '', 'Skriv hvorfor.')),
  }),
  errors: ['krever_nytt_passord', 'egen_totrinn', 'totrinn_av'],
})

export const acceptKonto = defineEndpoint({
  ...forStab,
  method: 'POST',
  path: '/api/users/{id}/konto/godtatt',
  summary:
    'Says that the account of another can be used again, which the bank has refused: what failed comes with the next file. Asks for a fresh login with the second factor.',
  body: z.object({
    begrunnelse: tekst(1000).check(z.refine(text => text.trim() !== '', 'Skriv en begrunnelse.')),
  }),
  errors: ['krever_nytt_passord', 'krever_andre_faktor', 'egen_konto', 'foreldet'],
})

export const closeSletteoenske = defineEndpoint({
  ...forStab,
  method: 'POST',
  path: '/api/users/{id}/sletting/behandlet',
  summary: 'Closes the open wish of deletion with a note of what was decided.',
  body: z.object({ notat: tekst(2000) }),
})
