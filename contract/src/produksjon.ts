import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import fagfunksjoner from './fagfunksjoner.json' with { type: 'json' }
import { Id } from './id.ts'

/** Work types (specification, section 3). */
export const verkstyper = fagfunksjoner.verkstyper as readonly string[]

export const Produksjon = z.object({
  _id: Id,
  Produksjonstittel: z.string(),
  Produksjonsselskap: z.string(),
  Sesong: z.nullable(z.number()),
  /** Year of premiere. */
  Premiere: z.nullable(z.number()),
  Verkstype: z.nullable(z.string()),
  /** Average seconds per episode. */
  Spilletid_sekunder: z.nullable(z.number()),
  /** Total number of episodes. */
  Episoder: z.nullable(z.number()),
  /** Stored as it comes: an object or a list (spec-notes). */
  Bruk: z.unknown(),
})
export type Produksjon = z.infer<typeof Produksjon>

export const listProduksjoner = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner',
  access: 'innlogget',
  summary: 'All productions in Norwegian order of title. Answers with an ETag.',
  response: z.array(Produksjon),
})

export const Produksjonsselskap = z.object({
  _id: Id,
  navn: z.string(),
  orgnr: z.string(),
  kontaktperson: z.string(),
  epost: z.string(),
  telefon: z.string(),
})
export type Produksjonsselskap = z.infer<typeof Produksjonsselskap>

export const listProduksjonsselskaper = defineEndpoint({
  method: 'GET',
  path: '/api/produksjonsselskaper',
  access: 'innlogget',
  summary: 'All production companies in Norwegian order of name. Answers with an ETag.',
  response: z.array(Produksjonsselskap),
})

/** One line of a broadcast list. */
export const Sendeliste = z.object({
  _id: Id,
  produksjonsID: z.nullable(Id),
  produksjonstittel: z.string(),
  mediehus: z.string(),
  year: z.number(),
  episoder: z.nullable(z.number()),
  premiere: z.nullable(z.number()),
  produksjonsselskap: z.string(),
})
export type Sendeliste = z.infer<typeof Sendeliste>

export const listSendelister = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister',
  access: 'innlogget',
  summary: 'All lines of the broadcast lists. Answers with an ETag.',
  response: z.array(Sendeliste),
})
