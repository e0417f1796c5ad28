import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { aarstall, Id, IdParams, Melding, Tidspunkt, tekst, Vedtaksdag } from './id.ts'
import { Mangel, Planinnhold } from './planinnhold.ts'

/** A plan of a viewing year in one of its versions. One that a run has used never changes again. */
export const Fordelingsplan = z.object({
  _id: Id,
  visningsaar: z.number(),
  /** Counted from 1 within the viewing year. */
  utgave: z.number(),
  /** The day it was adopted; null while it is not. */
  vedtatt: z.nullable(z.string()),
  /** What is new since the version before, in words. */
  endring: z.string(),
  /** Since when a run uses it; null while it can be changed. */
  laast: z.nullable(Tidspunkt),
  opprettet: Tidspunkt,
  endret: Tidspunkt,
  hvem: z.string(),
  /** How much is missing before anything can be paid by it. */
  antallMangler: z.number(),
  versjon: z.number(),
})
export type Fordelingsplan = z.infer<typeof Fordelingsplan>

export const HelPlan = z.extend(Fordelingsplan, { innhold: Planinnhold, mangler: z.array(Mangel) })
export type HelPlan = z.infer<typeof HelPlan>

export const listPlaner = defineEndpoint({
  method: 'GET',
  path: '/api/fordelingsplaner',
  access: 'administrator',
  summary: 'Distribution plans, the newest viewing year and version first.',
  response: z.array(Fordelingsplan),
})

export const createPlan = defineEndpoint({
  method: 'POST',
  path: '/api/fordelingsplaner',
  access: 'administrator',
  summary: 'A new plan, or the next version of one: empty, or with what another plan says.',
  body: z.object({ visningsaar: aarstall(), fra: z.optional(z.nullable(Id)) }),
  response: HelPlan,
  status: 201,
  errors: ['ikke_funnet'],
})

export const getPlan = defineEndpoint({
  method: 'GET',
  path: '/api/fordelingsplaner/{id}',
  access: 'administrator',
  summary: 'One plan with all it says and what it lacks.',
  params: IdParams,
  response: HelPlan,
})

export const updatePlan = defineEndpoint({
  method: 'PUT',
  path: '/api/fordelingsplaner/{id}',
  access: 'administrator',
  summary: 'Saves a plan that no run has used. It may lack things: a run by it then stops and says which.',
  params: IdParams,
  body: z.object({
    versjon: z.int(),
    vedtatt: z.nullable(Vedtaksdag),
    endring: tekst(2000),
    innhold: Planinnhold,
  }),
  response: HelPlan,
  errors: ['konflikt', 'plan_laast'],
})

export const deletePlan = defineEndpoint({
  method: 'DELETE',
  path: '/api/fordelingsplaner/{id}',
  access: 'administrator',
  summary: 'Deletes a plan that no run has chosen or used.',
  params: IdParams,
  response: Melding,
  errors: ['plan_laast', 'plan_valgt'],
})
