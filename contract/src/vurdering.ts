import * as z from 'zod/mini'
import { Dokument, Person } from './dokument.ts'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Tidspunkt } from './id.ts'

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

export const taSak = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/tildeling',
  access: 'administrator',
  summary: 'The caller takes the document, also from a colleague.',
  params: IdParams,
  response: Dokument,
})

export const giFraSegSak = defineEndpoint({
  method: 'DELETE',
  path: '/api/document/{id}/tildeling',
  access: 'administrator',
  summary: 'Nobody has the document any longer.',
  params: IdParams,
  response: Dokument,
})

export const meldAapen = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/aapen',
  access: 'administrator',
  summary: 'Tells that the caller has the document open, and answers which colleagues have it open too.',
  params: IdParams,
  response: z.object({ andre: z.array(Person) }),
})

export const meldLukket = defineEndpoint({
  method: 'DELETE',
  path: '/api/document/{id}/aapen',
  access: 'administrator',
  summary: 'Tells that the caller has closed the document.',
  params: IdParams,
  status: 204,
})
