import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { aarstall, Id, Tidspunkt, Vedtaksdag } from './id.ts'

/** A viewing year: what was broadcast in it is distributed in a later one, under a plan. */
export const Visningsaar = z.object({
  aar: aarstall(),
  /** Null while it is not settled. */
  fordeles: z.nullable(aarstall('fordelingsåret')),
  planVedtatt: z.nullable(Vedtaksdag),
})
export type Visningsaar = z.infer<typeof Visningsaar>

const isFordeltEtter = ({ aar, fordeles }: Visningsaar) => fordeles === null || fordeles >= aar
const fordeltFoer = { path: ['fordeles'], message: 'Fordelingsåret kan ikke være før visningsåret.' }
const sammenheng = Visningsaar.check(z.refine(isFordeltEtter, fordeltFoer))

/** `lest`: the year as the caller has read it. Another by now: refused with the year as it stands. */
const Visningsaarendring = z
  .extend(Visningsaar, { lest: z.optional(z.pick(Visningsaar, { fordeles: true, planVedtatt: true })) })
  .check(z.refine(isFordeltEtter, fordeltFoer))

const Visningsaarliste = z.object({
  rader: z.array(z.extend(Visningsaar, { sendinger: z.number() })),
  endret: z.nullable(z.object({ tid: Tidspunkt, hvem: z.string() })),
  id: z.nullable(Id),
})
export type Visningsaarliste = z.infer<typeof Visningsaarliste>
const AarParams = z.object({ aar: z.coerce.number().check(z.int(), z.minimum(1950), z.maximum(2100)) })

export const listVisningsaar = defineEndpoint({
  method: 'GET',
  path: '/api/visningsaar',
  access: 'administrator',
  summary: 'The viewing years, newest first, and how many lines of a broadcast list each has.',
  response: Visningsaarliste,
})

export const createVisningsaar = defineEndpoint({
  method: 'POST',
  path: '/api/visningsaar',
  access: 'administrator',
  summary: 'Adds a viewing year.',
  body: sammenheng,
  response: Visningsaarliste,
  status: 201,
  errors: ['visningsaar_finnes'],
})

export const updateVisningsaar = defineEndpoint({
  method: 'PUT',
  path: '/api/visningsaar/{aar}',
  access: 'administrator',
  summary: 'Changes when a viewing year is distributed and when its plan was adopted.',
  params: AarParams,
  body: Visningsaarendring,
  response: Visningsaarliste,
  errors: ['konflikt'],
})

export const deleteVisningsaar = defineEndpoint({
  method: 'DELETE',
  path: '/api/visningsaar/{aar}',
  access: 'administrator',
  summary: 'Deletes a viewing year that has no broadcast list.',
  params: AarParams,
  response: Visningsaarliste,
  errors: ['visningsaar_i_bruk', 'visningsaar_gjelder'],
})
