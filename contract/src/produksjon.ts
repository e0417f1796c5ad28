import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import fagfunksjoner from './fagfunksjoner.json' with { type: 'json' }
import { Id, tekst } from './id.ts'
import { filFelt, Liste, listeFelter } from './liste.ts'

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

/** Where a production stands on the broadcast list of the viewing year. */
export const sendelisteplasser = ['ingen', 'sendt', 'premiere'] as const
export type Sendelisteplass = (typeof sendelisteplasser)[number]
export const plassnavn: Readonly<Record<Sendelisteplass, string>> = {
  ingen: 'Ikke på sendeliste',
  sendt: 'På sendeliste',
  premiere: 'Premiere på sendeliste',
}

/** A production as staff see it in the register. */
export const ProduksjonRad = z.extend(Produksjon, {
  plass: z.enum(sendelisteplasser),
  /** Who added it, until staff has looked at it; null otherwise. */
  nyFra: z.nullable(z.string()),
  /** Registrations and lines of broadcast lists that point to it. */
  antallRegistreringer: z.number(),
  antallSendelister: z.number(),
  /** Counts up with each change; sent back on save so that two people never overwrite each other. */
  versjon: z.number(),
})
export type ProduksjonRad = z.infer<typeof ProduksjonRad>

/** One page of the register, and the viewing year that `plass` is about. */
export const Produksjonsside = z.extend(Liste(ProduksjonRad), { visningsaar: z.number() })

/** What the register can be asked, as the query of the list of productions. */
const produksjonFiltre = {
  tittel: z.optional(tekst(200)),
  selskap: z.optional(tekst(200)),
  sesong: z.optional(tekst(10)),
  /** The first digits of the year. */
  premiere: z.optional(tekst(10)),
  verkstype: z.optional(tekst(100)),
  episoder: z.optional(tekst(10)),
  sendeliste: z.optional(z.enum(sendelisteplasser)),
  /** `ja`: only those that a member added and staff has not looked at. */
  nye: z.optional(z.enum(['ja'])),
  /** Searched as text in `Bruk`, whatever its form. */
  bruk: z.optional(tekst(200)),
}

/** Columns that the register can be ordered by. */
export const produksjonKolonner = [
  'tittel',
  'selskap',
  'sesong',
  'premiere',
  'verkstype',
  'episoder',
] as const
const ProduksjonSpoersmaal = z.object({ ...produksjonFiltre, ...listeFelter(produksjonKolonner), ...filFelt })
export type ProduksjonSpoersmaal = z.output<typeof ProduksjonSpoersmaal>

export const listProduksjoner = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner',
  access: 'innlogget',
  summary:
    'All productions in Norwegian order of title, with an ETag. With `side`, for administrators: one page of the register.',
  query: ProduksjonSpoersmaal,
  response: z.union([z.array(Produksjon), Produksjonsside]),
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

/** A company as staff see it in the register, with how many productions and documents name it. */
export const SelskapRad = z.extend(Produksjonsselskap, {
  antallProduksjoner: z.number(),
  antallDokumenter: z.number(),
  versjon: z.number(),
})
export type SelskapRad = z.infer<typeof SelskapRad>

/** Columns that the register of companies can be filtered by, and ordered by. */
export const selskapKolonner = ['navn', 'orgnr', 'kontaktperson', 'epost', 'telefon'] as const
const filter = z.optional(tekst(200))
const SelskapSpoersmaal = z.object({
  navn: filter,
  orgnr: filter,
  kontaktperson: filter,
  epost: filter,
  telefon: filter,
  ...listeFelter(selskapKolonner),
  ...filFelt,
})
export type SelskapSpoersmaal = z.output<typeof SelskapSpoersmaal>

export const listProduksjonsselskaper = defineEndpoint({
  method: 'GET',
  path: '/api/produksjonsselskaper',
  access: 'innlogget',
  summary:
    'All production companies in Norwegian order of name, with an ETag. With `side`, for administrators: one page of the register.',
  query: SelskapSpoersmaal,
  response: z.union([z.array(Produksjonsselskap), Liste(SelskapRad)]),
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

/** Rows that the list of /produksjoner shows at once, whether the browser or the server has found them. */
export const produksjonerPerSide = 100
/** Columns that the list of /produksjoner can be ordered by. */
export const produksjonslisteKolonner = ['tittel', 'selskap', 'verkstype'] as const

const ja = z.optional(z.enum(['ja']))
const ProduksjonslisteSpoersmaal = z.object({
  tittel: z.optional(tekst(300)),
  selskap: z.optional(tekst(200)),
  /** The first digits of the year. */
  premiere: z.optional(tekst(10)),
  /** Any of these, with a comma between; none is all. */
  verkstype: z.optional(tekst(500)),
  /** `ja`: only those where the caller has registered a function. */
  mine: ja,
  /** `ja`: only those broadcast in the viewing year that is distributed. */
  sendt: ja,
  ...listeFelter(produksjonslisteKolonner),
})
export type ProduksjonslisteSpoersmaal = z.output<typeof ProduksjonslisteSpoersmaal>

/** The last page where the one asked for is behind it. */
export const listProduksjonsside = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner/side',
  access: 'innlogget',
  summary:
    'One page of the productions that the caller sees, and what broadcast lists say of them: shown until the whole list has come.',
  query: ProduksjonslisteSpoersmaal,
  response: z.extend(Liste(Produksjon), { sendelister: z.array(Sendeliste) }),
})
export type Produksjonslisteside = z.infer<typeof listProduksjonsside.response>
