import * as z from 'zod/mini'
import { Passord } from './auth.ts'
import { defineEndpoint } from './endpoint.ts'
import { Melding, Tidspunkt, tekst } from './id.ts'

/** A code of the app or a recovery code, with the spaces and dashes that people type or paste. */
export const Kode = tekst(100, 'Skriv inn koden.').check(
  z.refine(kode => kode.trim() !== '', 'Skriv inn koden.'),
)

/** How many recovery codes a person gets at a time. */
export const antallKoder = 10

const egen = { access: 'innlogget', foerTotrinn: true } as const

/** Codes that are shown now and never again. */
const Koder = z.object({ koder: z.array(z.string()) })

export const logInWithKode = defineEndpoint({
  method: 'POST',
  path: '/api/user/login/totrinn',
  access: 'aapen',
  summary:
    'The second step of a login: exchanges what the first one answered, and a code of the app or a recovery code, for a session token.',
  body: z.object({ utfordring: tekst(2000), kode: Kode }),
  response: z.object({ token: z.string(), message: z.string() }),
  errors: ['feil_kode', 'innlogging_utloept', 'for_mange_forsoek'],
})

export const Totrinn = z.object({
  paa: z.boolean(),
  /** Since when; null when it is off. */
  siden: z.nullable(Tidspunkt),
  /** How many recovery codes are left. */
  koderIgjen: z.number(),
  /** The portal asks nothing else of this person before it is on. */
  paakrevd: z.boolean(),
})
export type Totrinn = z.infer<typeof Totrinn>

export const getTotrinn = defineEndpoint({
  ...egen,
  method: 'GET',
  path: '/api/user/totrinn',
  summary: 'Whether the person who asks has two-step login.',
  response: Totrinn,
})

export const startTotrinn = defineEndpoint({
  ...egen,
  method: 'POST',
  path: '/api/user/totrinn/oppsett',
  repeated: 'anew',
  summary: 'A new key for the authenticator app. Nothing is asked for until a first code has confirmed it.',
  response: z.object({
    /** The key in base32, to be typed where there is no camera. */
    noekkel: z.string(),
    /** The same as an `otpauth:` address, to be drawn as a QR code. */
    adresse: z.string(),
  }),
  errors: ['krever_nytt_passord', 'totrinn_paa'],
})

export const confirmTotrinn = defineEndpoint({
  ...egen,
  method: 'POST',
  path: '/api/user/totrinn',
  repeated: 'anew',
  summary:
    'Turns two-step login on with a first code of the app. Ends every other session, and answers the recovery codes, once.',
  body: z.object({ kode: Kode }),
  response: Koder,
  errors: ['feil_kode', 'totrinn_utloept', 'for_mange_forsoek'],
})

export const renewKoder = defineEndpoint({
  ...egen,
  method: 'POST',
  path: '/api/user/totrinn/koder',
  repeated: 'anew',
  summary: 'New recovery codes; the old ones count no more.',
  response: Koder,
  errors: ['krever_nytt_passord', 'totrinn_av'],
})

export const disableTotrinn = defineEndpoint({
  ...egen,
  method: 'POST',
  path: '/api/user/totrinn/av',
  summary: 'Turns two-step login off, with the password and a code.',
  body: z.object({ password: Passord, kode: Kode }),
  response: Melding,
  errors: ['totrinn_av', 'feil_passord', 'feil_kode', 'for_mange_forsoek'],
})
