import * as z from 'zod/mini'
import { Rettighetsklausuler, Signatur } from './dokument.ts'
import { defineEndpoint } from './endpoint.ts'
import { vederlagstyper } from './fordeling.ts'
import { Id, tekst } from './id.ts'
import { filFelt, Liste, listeFelter } from './liste.ts'

/** One document whose first registration is on the broadcast list of the viewing year (specification, /admin). */
export const Fordelingsrad = z.object({
  dokumentId: Id,
  arbeidstaker: z.string(),
  produksjonsnavn: z.string(),
  produksjonsselskap: z.string(),
  fagfunksjon: z.string(),
  /** Episodes worked, and the total of the production; null where nobody has said. */
  episoder: z.nullable(z.number()),
  episoderTotalt: z.nullable(z.number()),
  /** Each media house that showed it once, with commas between. */
  mediehus: z.string(),
  signaturePC: Signatur,
  signatureRH: Signatur,
  rettighetsklausuler: Rettighetsklausuler,
  vederlagstype: z.enum(vederlagstyper),
  status: z.string(),
})
export type Fordelingsrad = z.infer<typeof Fordelingsrad>

/** What all rows that the filter leaves come to. */
export const Fordelingssum = z.object({
  dokumenter: z.number(),
  arbeidstakere: z.number(),
  episoder: z.number(),
  forVederlag: z.number(),
  privatkopiering: z.number(),
})
export type Fordelingssum = z.infer<typeof Fordelingssum>

export const fordelingskolonner = [
  'arbeidstaker',
  'produksjon',
  'selskap',
  'fagfunksjon',
  'episoder',
  'mediehus',
  'signaturePC',
  'signatureRH',
  'rettigheter',
  'vederlagstype',
  'status',
] as const

const jaNei = z.optional(z.enum(['ja', 'nei']))

export const listFordelingsrader = defineEndpoint({
  method: 'GET',
  path: '/api/fordeling/{aar}',
  access: 'administrator',
  summary: 'Documents whose first registration is on the broadcast list of a viewing year, with sums.',
  params: z.object({ aar: z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200)) }),
  query: z.object({
    ...listeFelter(fordelingskolonner),
    ...filFelt,
    arbeidstaker: z.optional(tekst(200)),
    produksjon: z.optional(tekst(200)),
    selskap: z.optional(tekst(200)),
    fagfunksjon: z.optional(tekst(200)),
    episoder: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    mediehus: z.optional(tekst(200)),
    signaturePC: jaNei,
    signatureRH: jaNei,
    rettigheter: z.optional(z.enum(['oekonomiske', 'ideelle'])),
    vederlagstype: z.optional(z.enum(vederlagstyper)),
    status: z.optional(tekst(100)),
  }),
  response: z.extend(Liste(Fordelingsrad), { sum: Fordelingssum }),
})
