import * as z from 'zod/mini'
import { logIn, Passord } from './auth.ts'
import { defineEndpoint } from './endpoint.ts'
import { Id, Melding, Tidspunkt, tekst } from './id.ts'

/** Made by the browser that begins, and shown again by it at the end: nobody else can end the login it has begun. */
const Nettleser = tekst(100).check(z.minLength(20, 'Nettleseren sa ikke hvem den er.'))

export const startOidc = defineEndpoint({
  method: 'POST',
  path: '/api/user/oidc/start',
  access: 'aapen',
  summary: 'Begins a login at the OpenID provider of the settings; answers the address to go to.',
  body: z.object({ nettleser: Nettleser }),
  response: z.object({ adresse: z.string() }),
  errors: ['oidc_av', 'oidc_nede', 'for_mange_forsoek'],
})

export const Retur = z.object({
  nettleser: Nettleser,
  /** What the provider sent the person back with; without `code` where it let nobody in. */
  state: tekst(300),
  code: z.optional(tekst(4000)),
  iss: z.optional(tekst(500)),
})
export type Retur = z.infer<typeof Retur>

/** Somebody whom the provider knows and the portal does not; what the registration can begin with. */
const Ukjent = z.object({
  ukjent: z.object({ fornavn: z.string(), etternavn: z.string(), email: z.string() }),
})
export type Ukjent = z.infer<typeof Ukjent>

/**
 * An account has the number, and nobody has shown that it is this person's: anybody may have registered with it. Opens nothing but the
 * two calls below, for a quarter of an hour.
 */
const Ubevist = z.object({ kobling: z.string() })
export type Ubevist = z.infer<typeof Ubevist>

export const OidcSvar = z.union([logIn.response, Ukjent, Ubevist])
export type OidcSvar = z.infer<typeof OidcSvar>

export const completeOidc = defineEndpoint({
  method: 'POST',
  path: '/api/user/oidc',
  access: 'aapen',
  summary:
    'Ends a login at the OpenID provider: exchanges what it sent back, once, for what a login answers. A person without an account is answered with what a registration can begin with; one whose account is not shown to be theirs, with what `kobling` takes.',
  body: Retur,
  response: OidcSvar,
  errors: [
    'oidc_av',
    'oidc_nede',
    'oidc_utloept',
    'oidc_avbrutt',
    'oidc_avvist',
    'oidc_for_svak',
    'oidc_uklar',
    'konto_deaktivert',
    'for_mange_forsoek',
  ],
})

const kobling = tekst(2000)

export const linkOidc = defineEndpoint({
  method: 'POST',
  path: '/api/user/oidc/kobling',
  access: 'aapen',
  summary:
    'Shows with the password of the account that it is the same person’s, and links it to their login at the provider. Answers what a login answers. Where whoever registered the account may know its password, the first link takes a new one as well (`krever_valgt_passord`).',
  body: z.object({
    kobling,
    password: Passord,
    /** Read only where `krever_valgt_passord` has asked for it. */
    nyttPassord: z.optional(Passord),
  }),
  response: logIn.response,
  errors: [
    'innlogging_utloept',
    'feil_passord',
    'krever_valgt_passord',
    'passord_uendret',
    'passord_for_kort',
    'passord_for_langt',
    'passord_vanlig',
    'passord_er_eposten',
    'for_mange_forsoek',
  ],
})

export const reportMisbruk = defineEndpoint({
  method: 'POST',
  path: '/api/user/oidc/misbruk',
  access: 'aapen',
  summary:
    'Tells the organisation that an account of somebody else has the caller’s number. Once for each login.',
  body: z.object({
    kobling,
    melding: tekst(2000, 'Skriv hvordan vi kan nå deg.').check(
      z.refine(melding => melding.trim() !== '', 'Skriv hvordan vi kan nå deg.'),
    ),
  }),
  response: Melding,
  errors: ['innlogging_utloept', 'hemmelig_nummer', 'for_mange_forsoek'],
})

/** A link that opens nothing since a new password was made by mail, until its owner has said whether it stays. */
const KoblingPaaVent = z.object({
  id: Id,
  /** The host name of the login service. */
  tjeneste: z.string(),
  koblet: Tidspunkt,
  sistBrukt: Tidspunkt,
})
export type KoblingPaaVent = z.infer<typeof KoblingPaaVent>

const Koblingsvar = z.object({ id: Id, behold: z.boolean() })
export type Koblingsvar = z.infer<typeof Koblingsvar>

/** Open before anything else is: every other call is refused with `krever_koblingsvar` while a link waits. */
const koblinger = { access: 'innlogget', foerTotrinn: true, path: '/api/user/oidc/koblinger' } as const

export const listKoblinger = defineEndpoint({
  ...koblinger,
  method: 'GET',
  summary: 'The links to login services that the caller is asked about, after a new password by mail.',
  response: z.array(KoblingPaaVent),
})

export const answerKoblinger = defineEndpoint({
  ...koblinger,
  method: 'POST',
  summary: 'Keeps or removes each of the links that wait. One that is not named waits on.',
  body: z.object({ svar: z.array(Koblingsvar).check(z.maxLength(20)) }),
  response: Melding,
  errors: ['krever_nytt_passord'],
})
