import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Tidspunkt, tekst, valgfrittTidspunkt } from './id.ts'
import { filFelt, Liste, listeFelter } from './liste.ts'
import { isOrgnr, normalOrgnr, orgnrFeil } from './orgnr.ts'

export const brukertyper = ['arbeidstaker', 'administrator'] as const
export const Brukertype = z.enum(brukertyper)
export type Brukertype = z.infer<typeof Brukertype>

/** A user in the staff list: without the numbers that are kept secret, which are opened one at a time, and logged. */
export const BrukerRad = z.object({
  id: Id,
  fornavn: z.string(),
  mellomnavn: z.string(),
  etternavn: z.string(),
  email: z.string(),
  /** The person has shown that mail to the address reaches them. Until then nothing about documents and cases goes there. */
  epostBekreftet: z.boolean(),
  telefonnummer: z.string(),
  adresse: z.string(),
  postnummer: z.string(),
  by: z.string(),
  land: z.string(),
  /** Citizen of the EEA or living there, and paid in business: `ja`, `nei`, or empty where the person has not said. */
  eoes: z.string(),
  naering: z.string(),
  /** Of the person's own business: nine digits, or empty. */
  orgnr: z.string(),
  brukertype: Brukertype,
})
export type BrukerRad = z.infer<typeof BrukerRad>

/**
 * What a person has not told that holds their money back in a distribution, an account that the bank has not refused among it; each is a
 * finding of a run as well.
 */
export const utbetalingsmangler = ['mangler_konto', 'avvist_konto', 'mangler_nummer', 'mangler_eoes'] as const
export type Utbetalingsmangel = (typeof utbetalingsmangler)[number]

const bank = { kontonummer: z.string(), iban: z.string(), swift: z.string() }
const mangler = z.array(z.enum(utbetalingsmangler))
/** A user with their bank details: never the personnummer nor the international ID number, never the password's hash. */
export const Bruker = z.extend(BrukerRad, { ...bank, mangler })
export type Bruker = z.infer<typeof Bruker>

/** Staff who do not say why get no bank details of others: the fields are absent then, so that saving the answer changes nothing. */
export const BrukerSvar = z.extend(BrukerRad, {
  kontonummer: z.optional(bank.kontonummer),
  iban: z.optional(bank.iban),
  swift: z.optional(bank.swift),
  mangler: z.optional(mangler),
})
export type BrukerSvar = z.infer<typeof BrukerSvar>

/** Null and an empty text mean the same; an absent field stays as it is (spec-notes). */
const felt = (max: number) => z.optional(z.nullable(tekst(max)))

/** Yes, no, or empty: not said. */
const jaNei = z.optional(z.nullable(z.string().check(z.regex(/^(ja|nei)?$/, 'Velg ja eller nei.'))))
const orgnr = z.optional(
  z.nullable(
    z.pipe(
      tekst(40).check(z.refine(typed => typed.trim() === '' || isOrgnr(typed), orgnrFeil)),
      z.transform(normalOrgnr),
    ),
  ),
)

/** The fields a person may change on their own account; every other field is tolerated and ignored (spec-notes). */
export const BrukerEndring = z.object({
  fornavn: felt(100),
  mellomnavn: felt(100),
  etternavn: felt(100),
  internasjonalIdNummer: felt(50),
  kontonummer: felt(50),
  telefonnummer: felt(50),
  adresse: felt(200),
  postnummer: felt(20),
  by: felt(100),
  land: felt(100),
  eoes: jaNei,
  naering: jaNei,
  orgnr,
  iban: felt(60),
  swift: felt(30),
})
export type BrukerEndring = z.infer<typeof BrukerEndring>

/**
 * The fields to save. `foer`: what stood in them when they were read, so that what somebody else has saved since is not overwritten unseen. A
 * number that is kept secret is not held against anything: the answer would show it.
 */
export const BrukerLagring = z.extend(BrukerEndring, {
  foer: z.optional(z.omit(BrukerEndring, { internasjonalIdNummer: true })),
})

/** Where money goes: a change of these asks for the password again when the login is old (spec-notes). */
export const bankfelt = ['kontonummer', 'iban', 'swift'] as const

export const getBruker = defineEndpoint({
  method: 'GET',
  path: '/api/user/{id}',
  access: 'innlogget',
  summary:
    'One user. Members see themselves only. Staff see another’s bank details where they say why in the header X-Grunn, and each view is logged.',
  params: IdParams,
  response: BrukerSvar,
  errors: ['krever_nytt_passord', 'for_mange_nummer'],
})

export const updateBruker = defineEndpoint({
  method: 'PUT',
  path: '/api/user/{id}',
  access: 'innlogget',
  summary:
    'Saves personal data; protected and unknown fields are ignored. Members save their own only. Staff who change another’s international ID number say why in the header X-Grunn. With `foer`, the values that the fields had when they were read, a field that has been changed since is refused.',
  params: IdParams,
  body: BrukerLagring,
  response: BrukerSvar,
  errors: ['krever_nytt_passord', 'krever_grunn', 'konflikt'],
})

/** A user in the staff list with what staff look for there. */
export const BrukerListeRad = z.extend(BrukerRad, {
  aktiv: z.boolean(),
  /** The check digits of the personnummer add up. */
  kontrollsiffer: z.boolean(),
  /** When the person asked to be deleted, while staff have not dealt with it. */
  sletting: z.nullable(Tidspunkt),
})
export type BrukerListeRad = z.infer<typeof BrukerListeRad>

export const brukerKolonner = ['fornavn', 'etternavn', 'email', 'by', 'land'] as const
export const brukerKontoer = ['aktiv', 'deaktivert'] as const
/**
 * What makes a user worth a look: check digits that do not add up, a wish of deletion, a possible second registration, an address that was
 * never confirmed.
 */
export const brukerMerker = ['kontrollsiffer', 'sletting', 'dobbelt', 'ubekreftet'] as const

export const listBrukere = defineEndpoint({
  method: 'GET',
  path: '/api/user/users',
  access: 'administrator',
  summary:
    'All users by surname, in Norwegian order. Bare: all of them. With `side`: one page and the count.',
  query: z.object({
    fornavn: z.optional(tekst(100)),
    etternavn: z.optional(tekst(100)),
    email: z.optional(tekst(254)),
    by: z.optional(tekst(100)),
    land: z.optional(tekst(100)),
    rolle: z.optional(Brukertype),
    konto: z.optional(z.enum(brukerKontoer)),
    merke: z.optional(z.enum(brukerMerker)),
    /** Registered at or after this. */
    fra: valgfrittTidspunkt,
    ...listeFelter(brukerKolonner),
    ...filFelt,
  }),
  response: z.union([z.array(BrukerRad), Liste(BrukerListeRad)]),
})
