import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'
import { kjoeringstilstander } from './kjoering.ts'

/** A correction of a line of an approved run. It counts in the next run with a pot of the same source and kind. */
export const Korreksjon = z.object({
  _id: Id,
  /** The line that it corrects, whose it is, and what it gave in øre. */
  linje: z.number(),
  navn: z.string(),
  produksjonstittel: z.string(),
  gruppe: z.string(),
  ga: z.number(),
  /** Øre: above nothing is more to the person, below is taken off what they get next. */
  beloep: z.number(),
  begrunnelse: z.string(),
  /** It was held back, and comes of what was set aside for it. */
  frigitt: z.boolean(),
  /** The newest complaint about the line; null where nobody has complained. */
  saksnummer: z.nullable(z.number()),
  laget: z.object({ tid: Tidspunkt, hvem: z.string() }),
  /** The run that counts it; null while it waits for one. */
  kjoering: z.nullable(z.object({ _id: Id, navn: z.string(), tilstand: z.enum(kjoeringstilstander) })),
})
export type Korreksjon = z.infer<typeof Korreksjon>

const setning = 'Skriv et beløp i kroner.'
const hoeyest = 10_000_000_000

export const listKorreksjoner = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}/korreksjoner',
  access: 'administrator',
  summary: 'What the lines of an approved run have been corrected by, and where each correction counts.',
  params: IdParams,
  response: z.array(Korreksjon),
})
export const createKorreksjon = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer/{id}/korreksjoner',
  access: 'administrator',
  summary:
    'Corrects a line of an approved run. Who makes a correction cannot approve the run that counts it.',
  params: IdParams,
  body: z.object({
    linje: z.int().check(z.minimum(1), z.maximum(999_999_999)),
    beloep: z.int(setning).check(
      z.minimum(-hoeyest, setning),
      z.maximum(hoeyest, setning),
      z.refine(beloep => beloep !== 0, setning),
    ),
    begrunnelse: tekst(1000).check(z.refine(text => text.trim() !== '', 'Skriv en begrunnelse.')),
  }),
  response: Korreksjon,
  status: 201,
  errors: ['korreksjon_umulig', 'korreksjon_for_stor'],
})
export const deleteKorreksjon = defineEndpoint({
  method: 'DELETE',
  path: '/api/korreksjoner/{id}',
  access: 'administrator',
  summary: 'Takes back a correction that no approved run counts. A run that does must be simulated anew.',
  params: IdParams,
  response: Melding,
  errors: ['kjoering_frosset'],
})
