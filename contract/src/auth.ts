import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { renEpost } from './epost.ts'
import { Melding, tekst } from './id.ts'

/** Length of a password, counted in characters as people count them (spec-notes, "Registration and login"). */
export const passordLengde = { minst: 10, minstAdministrator: 15, hoeyst: 128 } as const

/** An address without what copying brings along; see `renEpost`. */
export const Epost = tekst(254, 'Skriv inn e-posten.').check(
  z.overwrite(renEpost),
  z.regex(/^[^\s\p{Cc}@,;<>"]+@[^\s\p{Cc}@,;<>"]+\.[^\s\p{Cc}@,;<>".]+$/u, 'Skriv en gyldig e-postadresse.'),
)
/** The server says in words what is wrong with the length, so the schema only caps what is worth reading. */
export const Passord = tekst(2000, 'Skriv inn passordet.').check(z.minLength(1, 'Skriv inn passordet.'))

/** Exactly 11 digits (specification, section 5). */
export const Personnummer = z.string().check(z.regex(/^\d{11}$/, 'Personnummer må være nøyaktig 11 siffer.'))

export const Registrering = z.object({
  personnummer: tekst(100, 'Personnummer må være nøyaktig 11 siffer.'),
  email: Epost,
  password: Passord,
  /** ALTCHA solution, base64; demanded in production (spec-notes). */
  captcha: z.optional(z.nullable(tekst(4000))),
  /** Where another service has told it. */
  fornavn: z.optional(tekst(100)),
  etternavn: z.optional(tekst(100)),
})

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/user/register',
  access: 'aapen',
  summary: 'Registers a member.',
  body: Registrering,
  response: Melding,
  status: 201,
  errors: [
    'finnes_fra_foer',
    'personnummer_lengde',
    'personnummer_syntetisk',
    'robotsjekk',
    'passord_for_kort',
    'passord_for_langt',
    'passord_vanlig',
    'passord_er_eposten',
    'for_mange_forsoek',
  ],
})

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/api/user/login',
  access: 'aapen',
  summary:
    'Exchanges e-mail and password for a session token; with two-step login on, for a challenge that the second step takes.',
  body: z.object({
    email: tekst(254, 'Skriv inn e-posten.').check(z.minLength(1, 'Skriv inn e-posten.')),
    password: Passord,
    /** ALTCHA solution, base64: asked for by `krever_robotsjekk`, when many have guessed at the account from elsewhere. */
    captcha: z.optional(z.nullable(tekst(4000))),
  }),
  response: z.union([
    z.object({ token: z.string(), message: z.string() }),
    /** No session: it opens nothing but the second step (`POST /api/user/login/totrinn`), for a few minutes. */
    z.object({ utfordring: z.string(), message: z.string() }),
  ]),
  errors: ['feil_innlogging', 'konto_deaktivert', 'krever_robotsjekk', 'for_mange_forsoek'],
})

export const endOwnInnlogging = defineEndpoint({
  method: 'POST',
  path: '/api/user/logout',
  access: 'innlogget',
  foerTotrinn: true,
  summary:
    'Ends the session that the call is made with. `videre`: where a form with these fields ends the session at the login service too.',
  response: z.extend(Melding, {
    videre: z.optional(z.object({ adresse: z.string(), felter: z.record(z.string(), z.string()) })),
  }),
})

export const requestNyttPassord = defineEndpoint({
  method: 'POST',
  path: '/api/user/forgot-password',
  access: 'aapen',
  summary:
    'Mails a link for a new password, if the address has an account. The answer is the same either way.',
  body: z.object({ email: Epost }),
  response: Melding,
  errors: ['for_mange_forsoek'],
})

export const resetPassord = defineEndpoint({
  method: 'POST',
  path: '/api/user/reset-password',
  access: 'aapen',
  summary:
    'Sets a new password with a mailed link, `/reset-password/{id}#{secret}`, and ends all sessions of the user. The token is `{id}.{secret}`.',
  body: z.object({ token: tekst(200), password: Passord }),
  response: Melding,
  errors: [
    'lenke_ugyldig',
    'passord_for_kort',
    'passord_for_langt',
    'passord_vanlig',
    'passord_er_eposten',
    'for_mange_forsoek',
  ],
})

export const getRobotsjekk = defineEndpoint({
  method: 'GET',
  path: '/api/captcha',
  access: 'aapen',
  summary: 'A new proof-of-work challenge (ALTCHA) for the registration and the login form.',
  response: z.record(z.string(), z.unknown()),
})
