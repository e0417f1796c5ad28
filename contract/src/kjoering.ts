import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'
import { Liste, listeFelter } from './liste.ts'
import { Mangel } from './planinnhold.ts'

/**
 * A run: `utkast` → `simulert`. Simulating is done by a job; `arbeid` says how far it is. A change of plan, pots or name, and every new
 * simulation, makes it a draft again.
 */
export const kjoeringstilstander = ['utkast', 'simulert'] as const
export type Kjoeringstilstand = (typeof kjoeringstilstander)[number]

export const linjeslag = ['fradrag', 'avsetning', 'krav', 'uten_krav', 'ufordelt'] as const
export type Linjeslag = (typeof linjeslag)[number]

/** Øre by kind of line. They come to `brutto`, always. */
export const Regnskap = z.object({
  brutto: z.number(),
  fradrag: z.number(),
  avsetning: z.number(),
  krav: z.number(),
  /** Points that nobody claimed, and what no work could take. */
  utenKrav: z.number(),
  ufordelt: z.number(),
})
export type Regnskap = z.infer<typeof Regnskap>

export const Kjoering = z.object({
  _id: Id,
  nummer: z.number(),
  navn: z.string(),
  visningsaar: z.number(),
  tilstand: z.enum(kjoeringstilstander),
  plan: z.object({ _id: Id, visningsaar: z.number(), utgave: z.number() }),
  /** Ids of the pots that it shares out. */
  potter: z.array(Id),
  /** What a job is doing with it now; null while none is. */
  arbeid: z.nullable(z.object({ steg: z.string(), ferdig: z.number(), av: z.number() })),
  /** What stopped the last simulation; empty where nothing did. */
  mangler: z.array(Mangel),
  /** SHA-256 of all that was counted, and of the lines: the same input gives the same lines. */
  grunnlag: z.nullable(z.string()),
  resultat: z.nullable(z.string()),
  /** Of the lines as they stand; null before the first simulation. */
  regnskap: z.nullable(Regnskap),
  mottakere: z.number(),
  linjer: z.number(),
  simulert: z.nullable(Tidspunkt),
  versjon: z.number(),
})
export type Kjoering = z.infer<typeof Kjoering>

export const listKjoeringer = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer',
  access: 'administrator',
  summary: 'Runs of the distribution, the newest first.',
  response: z.array(Kjoering),
})

const Kjoeringsfelter = z.object({
  navn: tekst(200).check(z.refine(text => text.trim() !== '', 'Skriv et navn.')),
  planId: Id,
  potter: z.array(Id).check(z.minLength(1, 'Velg minst én pott.'), z.maxLength(100)),
})
export type Kjoeringsfelter = z.infer<typeof Kjoeringsfelter>

export const createKjoering = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer',
  access: 'administrator',
  summary:
    'A new run of a viewing year: a plan and the pots that it shares out. A pot is in one run at most.',
  body: z.extend(Kjoeringsfelter, { visningsaar: z.int().check(z.minimum(1950), z.maximum(2100)) }),
  response: Kjoering,
  status: 201,
  errors: ['pott_laast', 'ikke_funnet'],
})
export const getKjoering = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}',
  access: 'administrator',
  summary: 'One run as it stands, with how far its work is.',
  params: IdParams,
  response: Kjoering,
})
export const updateKjoering = defineEndpoint({
  method: 'PUT',
  path: '/api/kjoeringer/{id}',
  access: 'administrator',
  summary: 'Changes name, plan or pots of a run. It is a draft again then.',
  params: IdParams,
  body: z.extend(Kjoeringsfelter, { versjon: z.int() }),
  response: Kjoering,
  errors: ['konflikt', 'pott_laast'],
})
export const deleteKjoering = defineEndpoint({
  method: 'DELETE',
  path: '/api/kjoeringer/{id}',
  access: 'administrator',
  summary: 'Deletes a run. Its pots are free again.',
  params: IdParams,
  response: Melding,
})
export const simulerKjoering = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer/{id}/simulering',
  access: 'administrator',
  summary:
    'Computes the run anew from what stands in the portal now; `arbeid` of the run tells how far it is.',
  params: IdParams,
  response: Kjoering,
  status: 202,
})

export const Kjoeringslinje = z.object({
  nummer: z.number(),
  slag: z.enum(linjeslag),
  pott: z.object({ _id: Id, kilde: z.string(), slag: z.string() }),
  produksjonsID: z.nullable(Id),
  produksjonstittel: z.nullable(z.string()),
  gruppe: z.nullable(z.string()),
  /** Whose claim it is, and the document that it stands in. Null in other lines, and where the person is erased. */
  brukerId: z.nullable(Id),
  navn: z.nullable(z.string()),
  dokumentId: z.nullable(Id),
  egneEpisoder: z.nullable(z.number()),
  /** Øre. */
  beloep: z.number(),
})
export type Kjoeringslinje = z.infer<typeof Kjoeringslinje>
export const linjekolonner = ['nummer', 'beloep'] as const

export const listKjoeringslinjer = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}/linjer',
  access: 'administrator',
  summary: 'The lines of a run, filtered, sorted and paged.',
  params: IdParams,
  query: z.object({
    ...listeFelter(linjekolonner),
    slag: z.optional(z.enum(linjeslag)),
    pott: z.optional(Id),
    bruker: z.optional(Id),
    produksjon: z.optional(Id),
  }),
  response: Liste(Kjoeringslinje),
})

export const sumgrupper = ['pott', 'gruppe', 'verkstype', 'selskap'] as const
export const getKjoeringssummer = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}/summer',
  access: 'administrator',
  summary: 'What the claims of a run come to per pot, function, work type or company, the largest first.',
  params: IdParams,
  query: z.object({ etter: z.enum(sumgrupper) }),
  response: z.array(
    z.object({ navn: z.string(), beloep: z.number(), mottakere: z.number(), linjer: z.number() }),
  ),
})
