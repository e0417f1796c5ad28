import * as z from 'zod/mini'
import { Dokument, Person } from './dokument.ts'
import { defineEndpoint } from './endpoint.ts'
import { Dag, Id, IdParams, Tidspunkt, tekst } from './id.ts'

/** What staff should know before they judge a document, and that it does not say itself. */
export const Kontroll = z.object({
  eier: z.object({
    id: Id,
    navn: z.string(),
    email: z.string(),
    /** False: the owner's personnummer fails the mod-11 checks; for people to judge (spec-notes, "Registration and login"). */
    kontrollsifferStemmer: z.boolean(),
  }),
  /** Productions of its registrations that a member has added, and that staff have not looked at. */
  nyeProduksjoner: z.array(Id),
  /** What the owner has changed since the last review, from the first state to the last; null when they have not answered. */
  svar: z.nullable(
    z.object({
      tid: Tidspunkt,
      endringer: z.array(
        z.object({ felt: z.string(), fra: z.nullable(z.string()), til: z.nullable(z.string()) }),
      ),
    }),
  ),
  /** Other documents with the very same content, whoever they belong to. */
  duplikater: z.array(z.object({ _id: Id, filnavn: z.string(), eier: z.string(), createdAt: Tidspunkt })),
})
export type Kontroll = z.infer<typeof Kontroll>

export const getKontroll = defineEndpoint({
  method: 'GET',
  path: '/api/document/{id}/kontroll',
  access: 'administrator',
  summary: 'What staff should know about a document: its owner, productions new to the register, duplicates.',
  params: IdParams,
  response: Kontroll,
})

export const takeSak = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/tildeling',
  access: 'administrator',
  summary: 'The caller takes the document, also from a colleague.',
  params: IdParams,
  response: Dokument,
})

export const releaseSak = defineEndpoint({
  method: 'DELETE',
  path: '/api/document/{id}/tildeling',
  access: 'administrator',
  summary: 'Nobody has the document any longer.',
  params: IdParams,
  response: Dokument,
})

/** Takes the document out of the queue until a day, while something is asked for elsewhere. */
export const postponeDokument = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/utsettelse',
  access: 'administrator',
  summary: 'Puts the document off to a day, with a reason that the member never sees.',
  params: IdParams,
  body: z.object({ til: Dag, grunn: tekst(500, 'Skriv hva vi venter på.') }),
  response: Dokument,
  errors: ['hemmelig_nummer'],
})

export const recallDokument = defineEndpoint({
  method: 'DELETE',
  path: '/api/document/{id}/utsettelse',
  access: 'administrator',
  summary: 'The document is in the queue again at once.',
  params: IdParams,
  response: Dokument,
})

export const reportAapen = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/aapen',
  repeated: 'anew',
  access: 'administrator',
  summary:
    'Tells that the caller has the document open, which holds for two minutes, and answers which colleagues have it open too.',
  params: IdParams,
  response: z.object({ andre: z.array(Person) }),
})

export const reportLukket = defineEndpoint({
  method: 'DELETE',
  path: '/api/document/{id}/aapen',
  access: 'administrator',
  summary: 'Tells that the caller has closed the document.',
  params: IdParams,
  status: 204,
})
