import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, valgfrittTall } from './id.ts'
import { ProduksjonRad } from './produksjon.ts'

const versjon = valgfrittTall(0, 2_000_000_000)

/** Fields that a merge chooses between, one by one. */
export const sammenslaaingsfelt = [
  'Produksjonsselskap',
  'Sesong',
  'Premiere',
  'Verkstype',
  'Spilletid_sekunder',
  'Episoder',
  'Bruk',
] as const
export type Sammenslaaingsfelt = (typeof sammenslaaingsfelt)[number]

export const listDuplikater = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner/{id}/duplikater',
  access: 'administrator',
  summary: 'Productions that may be the same work, the likeliest first.',
  params: IdParams,
  response: z.array(z.extend(ProduksjonRad, { /** 0 to 1. */ likhet: z.number() })),
})

export const previewSammenslaaing = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner/{id}/sammenslaaing',
  access: 'administrator',
  summary: 'What a merge into this production would move.',
  params: IdParams,
  query: z.object({ fra: Id }),
  response: z.object({
    behold: ProduksjonRad,
    fra: ProduksjonRad,
    registreringer: z.number(),
    dokumenter: z.number(),
    /** Of the documents, those that are finished and locked for their owners. */
    laaste: z.number(),
    sendelister: z.number(),
  }),
})

export const mergeProduksjon = defineEndpoint({
  method: 'POST',
  path: '/api/produksjoner/{id}/sammenslaaing',
  access: 'administrator',
  summary: 'Moves everything from another production to this one and deletes the other.',
  params: IdParams,
  body: z.object({
    fra: Id,
    /** Fields whose value comes from the one that goes; the others stay as they are. */
    feltFraDenAndre: z.optional(z.array(z.enum(sammenslaaingsfelt))),
    versjon,
    versjonFra: versjon,
  }),
  response: z.object({
    message: z.string(),
    produksjon: ProduksjonRad,
    registreringer: z.number(),
    dokumenter: z.number(),
    sendelister: z.number(),
  }),
  errors: ['konflikt', 'samme_produksjon'],
})
