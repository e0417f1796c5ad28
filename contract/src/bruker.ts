import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, tekst } from './id.ts'

export const brukertyper = ['arbeidstaker', 'administrator'] as const
export const Brukertype = z.enum(brukertyper)
export type Brukertype = z.infer<typeof Brukertype>

/** A user as the API shows it: never the personnummer, never the password's hash. */
export const Bruker = z.object({
  id: Id,
  fornavn: z.string(),
  mellomnavn: z.string(),
  etternavn: z.string(),
  email: z.string(),
  internasjonalIdNummer: z.string(),
  kontonummer: z.string(),
  telefonnummer: z.string(),
  adresse: z.string(),
  postnummer: z.string(),
  by: z.string(),
  land: z.string(),
  brukertype: Brukertype,
  iban: z.string(),
  swift: z.string(),
})
export type Bruker = z.infer<typeof Bruker>

/** The fields a person may change on their own account; every other field is tolerated and ignored (spec-notes). */
export const BrukerEndring = z.partial(
  z.object({
    fornavn: tekst(100),
    mellomnavn: tekst(100),
    etternavn: tekst(100),
    internasjonalIdNummer: tekst(50),
    kontonummer: tekst(30),
    telefonnummer: tekst(30),
    adresse: tekst(200),
    postnummer: tekst(20),
    by: tekst(100),
    land: tekst(100),
    iban: tekst(50),
    swift: tekst(20),
  }),
)

export const getBruker = defineEndpoint({
  method: 'GET',
  path: '/api/user/{id}',
  access: 'innlogget',
  summary: 'One user. Members see themselves only.',
  params: IdParams,
  response: Bruker,
})
