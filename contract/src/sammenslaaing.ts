import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Tidspunkt, valgfrittTall } from './id.ts'
import { ProduksjonRad, SelskapRad } from './produksjon.ts'

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

/** A merge that can be undone, and what undoing it does. */
export const Sammenslaatt = z.object({
  _id: Id,
  /** What the one that went was called. */
  navn: z.string(),
  tid: Tidspunkt,
  /** The one that went stood in the register, and comes back. */
  kommerTilbake: z.boolean(),
  /** How much nobody has changed since: that is put back. */
  tilbake: z.object({
    registreringer: z.number(),
    dokumenter: z.number(),
    sendelister: z.number(),
    produksjoner: z.number(),
    potter: z.number(),
    /** Fields of the one that stayed, by their names in the contract. */
    felt: z.array(z.string()),
  }),
  /** What somebody has changed since: that stays as it is. */
  staar: z.array(
    z.object({ slag: z.enum(['dokument', 'sendeliste', 'produksjon', 'pott', 'felt']), navn: z.string() }),
  ),
})
export type Sammenslaatt = z.infer<typeof Sammenslaatt>

const Angring = z.object({ sammenslaaing: Id })

export const listSammenslaatteProduksjoner = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner/{id}/sammenslaaing/angre',
  access: 'administrator',
  summary:
    'Merges into this production of the last 30 days, newest first, and what undoing each of them does.',
  params: IdParams,
  response: z.array(Sammenslaatt),
})

export const undoProduksjonssammenslaaing = defineEndpoint({
  method: 'POST',
  path: '/api/produksjoner/{id}/sammenslaaing/angre',
  access: 'administrator',
  summary: 'Undoes a merge: the production that went comes back, with all that nobody has changed since.',
  params: IdParams,
  body: Angring,
  response: z.object({ message: z.string(), produksjon: ProduksjonRad }),
  errors: ['sammenslaaing_borte'],
})

export const listSammenslaatteSelskaper = defineEndpoint({
  method: 'GET',
  path: '/api/produksjonsselskaper/{id}/sammenslaaing/angre',
  access: 'administrator',
  summary: 'Merges into this company of the last 30 days, newest first, and what undoing each of them does.',
  params: IdParams,
  response: z.array(Sammenslaatt),
})

export const undoSelskapssammenslaaing = defineEndpoint({
  method: 'POST',
  path: '/api/produksjonsselskaper/{id}/sammenslaaing/angre',
  access: 'administrator',
  summary:
    'Undoes a merge: the company that went comes back, and so does its name where nobody has changed it since.',
  params: IdParams,
  body: Angring,
  response: z.object({ message: z.string(), selskap: SelskapRad }),
  errors: ['sammenslaaing_borte', 'selskap_finnes', 'orgnr_i_bruk'],
})
