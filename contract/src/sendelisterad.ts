import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Tidspunkt, tekst } from './id.ts'
import { filFelt, Liste, listeFelter } from './liste.ts'
import { Produksjon } from './produksjon.ts'

/** A line as the list has it. */
export const Sendelinje = z.object({
  tittel: z.string(),
  alternativTittel: z.string(),
  sesong: z.nullable(z.number()),
  mediehus: z.string(),
  episoder: z.nullable(z.number()),
  premiere: z.nullable(z.number()),
  produksjonsselskap: z.string(),
})

export const utfall = ['koblet', 'tvil', 'uten'] as const
export type Utfall = (typeof utfall)[number]
export const metoder = [
  'noeyaktig',
  'normalisert',
  'alias',
  'ordstilling',
  'skrivefeil',
  'avkortet',
  'delvis',
  'opplysninger',
  'husket',
  'person',
] as const
export type Metode = (typeof metoder)[number]

/** As screens and files say them. */
export const utfallsnavn: Readonly<Record<Utfall, string>> = {
  koblet: 'Koblet',
  tvil: 'Må avklares',
  uten: 'Uten produksjon',
}
export const metodenavn: Readonly<Record<Metode, string>> = {
  noeyaktig: 'Samme tittel',
  normalisert: 'Samme tittel, skrevet på en annen måte',
  alias: 'Ett av flere navn',
  ordstilling: 'Samme ord i en annen rekkefølge',
  skrivefeil: 'Nesten samme tittel',
  avkortet: 'Tittelen er kuttet',
  delvis: 'Noen av de samme ordene',
  opplysninger: 'Like opplysninger, en annen tittel',
  husket: 'Som du eller en kollega har valgt før',
  person: 'Valgt av en saksbehandler',
}

export const Sendelisterad = z.extend(Sendelinje, {
  _id: Id,
  year: z.number(),
  utfall: z.enum(utfall),
  /** 0 to 1; null where the line came before there was matching. */
  sikkerhet: z.nullable(z.number()),
  metode: z.nullable(z.enum(metoder)),
  produksjon: z.nullable(Produksjon),
  /** Who decided, and when; null where the portal did. */
  avgjort: z.nullable(z.object({ tid: Tidspunkt, hvem: z.string() })),
})
export type Sendelisterad = z.infer<typeof Sendelisterad>

export const radkolonner = [
  'tittel',
  'mediehus',
  'episoder',
  'premiere',
  'produksjonsselskap',
  'produksjon',
  'sikkerhet',
] as const
export const listSendelisterader = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/rader',
  access: 'administrator',
  summary: 'Lines of the broadcast list of a viewing year, filtered, sorted and paged.',
  query: z.object({
    ...listeFelter(radkolonner),
    ...filFelt,
    visningsaar: z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200)),
    utfall: z.optional(z.enum(utfall)),
    tittel: z.optional(tekst(200)),
    mediehus: z.optional(tekst(200)),
    produksjonsselskap: z.optional(tekst(200)),
    produksjon: z.optional(tekst(200)),
    premiere: z.optional(tekst(10)),
    import: z.optional(Id),
  }),
  response: Liste(Sendelisterad),
})

export const sammenlikninger = ['lik', 'nesten', 'ulik', 'ukjent'] as const
export type Sammenlikning = (typeof sammenlikninger)[number]
export const Kandidat = z.object({
  produksjon: Produksjon,
  sikkerhet: z.number(),
  metode: z.enum(metoder),
  /** How each fact of the line stands to the production's; `ukjent` where either is missing. */
  fakta: z.object({
    selskap: z.enum(sammenlikninger),
    premiere: z.enum(sammenlikninger),
    episoder: z.enum(sammenlikninger),
    sesong: z.enum(sammenlikninger),
    verkstype: z.enum(sammenlikninger),
  }),
})
export type Kandidat = z.infer<typeof Kandidat>

export const getSendelisterad = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/rader/{id}',
  access: 'administrator',
  summary: 'One line with the productions that it may be, the likeliest first, as the register stands now.',
  params: IdParams,
  response: z.object({
    rad: Sendelisterad,
    kandidater: z.array(Kandidat),
    /** Other lines of the year with the same title and facts, which a decision counts for too. */
    like: z.number(),
  }),
})

export const undoSendelisterad = defineEndpoint({
  method: 'POST',
  path: '/api/sendelister/rader/{id}/angre',
  access: 'administrator',
  summary: 'Takes the last decision of a line back, also for the like lines that it counted for.',
  params: IdParams,
  body: z.object({
    /** When the line was decided. Decided anew or taken back since: refused with the line as it stands. */
    avgjort: Tidspunkt,
  }),
  response: z.object({ message: z.string(), rad: Sendelisterad, like: z.number() }),
  errors: ['konflikt'],
})

export const getSisteValg = defineEndpoint({
  method: 'GET',
  path: '/api/sendelister/visningsaar/{aar}/valg',
  access: 'administrator',
  summary:
    "The caller's last decision in the list of a year, where it is of the last day and can be taken back.",
  params: z.object({ aar: z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2200)) }),
  response: z.object({ valg: z.nullable(z.object({ _id: Id, tittel: z.string(), avgjort: Tidspunkt })) }),
})

export const decideSendelisterad = defineEndpoint({
  method: 'PUT',
  path: '/api/sendelister/rader/{id}',
  access: 'administrator',
  summary: 'Decides which production a line is, or that it is none; counts for like lines of the year too.',
  params: IdParams,
  body: z.object({
    produksjonsID: z.nullable(Id),
    /** When the line was decided as the caller has read it. Decided since: refused with the line as it stands. */
    avgjort: z.optional(z.nullable(Tidspunkt)),
  }),
  response: z.object({ message: z.string(), rad: Sendelisterad, like: z.number() }),
  errors: ['konflikt'],
})
