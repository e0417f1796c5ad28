import * as z from 'zod/mini'
import { DokumentEndring } from './dokument.ts'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'
import { maksUtvalg } from './registreringsliste.ts'

const { status, status_comment, signaturePC, signatureRH } = DokumentEndring.shape

/** What is set on every marked document; what is left out stays as it is. */
const Endring = z.object({ status, status_comment, signaturePC, signatureRH })
export type Masseendring = z.infer<typeof Endring>

const Utvalg = z
  .array(z.object({ id: Id, versjon: z.number() }))
  .check(z.minLength(1, 'Velg minst ett dokument.'), z.maxLength(maksUtvalg, 'Velg færre dokumenter.'))
const Body = z.object({
  dokumenter: Utvalg,
  endring: Endring,
  /** Why documents are set to BEHANDLET although something is missing or not looked at; kept in their histories. */
  bekreftelse: z.optional(z.nullable(tekst(500))),
})

/**
 * What a change of many comes to for one document: changed; already so; locked (BEHANDLET); changed by somebody since it was marked;
 * deleted.
 */
export const utfall = ['endres', 'uendret', 'laast', 'endret', 'borte'] as const
export type Utfall = (typeof utfall)[number]

const Linje = z.object({
  id: Id,
  arbeidstaker: z.string(),
  filnavn: z.string(),
  utfall: z.enum(utfall),
  endringer: z.array(
    z.object({ felt: z.string(), fra: z.nullable(z.string()), til: z.nullable(z.string()) }),
  ),
  /** What is missing in a document that would be BEHANDLET, as sentences. */
  mangler: z.array(z.string()),
})
const Resultat = z.object({
  /** How many documents come to what. */
  antall: z.record(z.enum(utfall), z.number()),
  /** How many would be BEHANDLET although something is missing: that takes a reason. */
  ufullstendige: z.number(),
  /** The first 200. */
  dokumenter: z.array(Linje),
})
export type Masseresultat = z.infer<typeof Resultat>

export const previewMasseendring = defineEndpoint({
  method: 'POST',
  path: '/api/document/masseendring/forhaandsvisning',
  repeated: 'anew',
  access: 'administrator',
  summary: 'What a change of many documents would come to. Changes nothing.',
  body: Body,
  response: Resultat,
  errors: ['hemmelig_nummer'],
})

export const createMasseendring = defineEndpoint({
  method: 'POST',
  path: '/api/document/masseendring',
  access: 'administrator',
  summary:
    'Changes status and signatures of many documents, all of them or none. Locked and newly changed ones are left.',
  body: Body,
  response: z.extend(Resultat, { id: Id }),
  status: 201,
  errors: ['hemmelig_nummer', 'krever_bekreftelse'],
})

export const listMasseendringer = defineEndpoint({
  method: 'GET',
  path: '/api/document/masseendringer',
  access: 'administrator',
  summary: 'Changes of many documents within the last day, newest first.',
  response: z.array(
    z.object({
      id: Id,
      tid: Tidspunkt,
      hvem: z.string(),
      /** The caller has made it. */
      deg: z.boolean(),
      endring: z.record(z.string(), z.nullable(z.string())),
      antall: z.number(),
      angret: z.nullable(Tidspunkt),
    }),
  ),
})

export const undoMasseendring = defineEndpoint({
  method: 'POST',
  path: '/api/document/masseendring/{id}/angre',
  access: 'administrator',
  summary:
    'Puts back what nobody has changed since, but in no document that has been locked since. Works for a day.',
  params: IdParams,
  response: z.extend(Melding, { tilbake: z.number(), hoppetOver: z.number() }),
  errors: ['ikke_funnet'],
})
