import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Dag, Id, Tidspunkt, tekst, valgfrittTidspunkt } from './id.ts'
import { filFelt, Liste, listeFelter } from './liste.ts'
import {
  alleSaksslag,
  lukkegrunnNavn,
  maksForklaring,
  NyMelding,
  SakDokument,
  Sakslinje,
  SaksnummerParams,
  sakstilstander,
} from './sak.ts'

export const saksretninger = ['inn', 'ut', 'notat'] as const
const Navngitt = z.object({ id: Id, navn: z.string() })

export const SakRad = z.object({
  _id: Id,
  nummer: z.number(),
  slag: z.enum(alleSaksslag),
  tilstand: z.enum(sakstilstander),
  medlem: z.extend(Navngitt, { email: z.string(), aktiv: z.boolean() }),
  /** As it was called when the member wrote. */
  dokument: SakDokument,
  opprettet: Tidspunkt,
  frist: Dag,
  /** Days from today to the deadline, by the server's clock in Norway; negative when it has passed. */
  dagerTilFrist: z.number(),
  ansvarlig: z.nullable(Navngitt),
})
export type SakRad = z.infer<typeof SakRad>

export const Saksmelding = z.object({
  id: Id,
  retning: z.enum(saksretninger),
  hvem: z.string(),
  tekst: z.string(),
  tid: Tidspunkt,
})
export type Saksmelding = z.infer<typeof Saksmelding>

export const Sak = z.extend(SakRad, {
  oppgjoerslinje: Sakslinje,
  meldinger: z.array(Saksmelding),
  lukking: z.nullable(z.object({ tid: Tidspunkt, grunn: z.enum(lukkegrunnNavn), forklaring: z.string() })),
  /** Counts up with each change but notes; sent back so that two people never answer over each other. */
  versjon: z.number(),
})
export type Sak = z.infer<typeof Sak>

export const sakskolonner = [
  'nummer',
  'slag',
  'medlem',
  'dokumentnavn',
  'opprettet',
  'frist',
  'tilstand',
  'ansvarlig',
] as const
export const fristvalg = ['forfalt', 'i_dag', 'sju_dager', 'senere'] as const

export const listSaker = defineEndpoint({
  method: 'GET',
  path: '/api/saker',
  access: 'administrator',
  summary: 'Cases, filtered, sorted in Norwegian order and paged. Bare: the first page by deadline.',
  query: z.object({
    ...listeFelter(sakskolonner),
    ...filFelt,
    nummer: z.optional(tekst(20)),
    slag: z.optional(z.enum(alleSaksslag)),
    /** Searched in the member's name and address. */
    medlem: z.optional(tekst(200)),
    dokumentnavn: z.optional(tekst(200)),
    /** A part of the day as it is written: '20.11.2026', '11.2026'. */
    opprettet: z.optional(tekst(20)),
    /** Where the deadline of a case that waits for us lies. */
    frist: z.optional(z.enum(fristvalg)),
    /** `aktive`: all that are not closed. */
    tilstand: z.optional(z.enum([...sakstilstander, 'aktive'])),
    /** An id, `meg` or `ingen`. */
    ansvarlig: z.optional(z.union([Id, z.enum(['meg', 'ingen'])])),
    /** Received at or after this. */
    fra: valgfrittTidspunkt,
    dokument: z.optional(Id),
    bruker: z.optional(Id),
    /** Searched in the words of the conversation. */
    sok: z.optional(tekst(200)),
  }),
  response: Liste(SakRad),
})

export const listSaksansvarlige = defineEndpoint({
  method: 'GET',
  path: '/api/saksansvarlige',
  access: 'administrator',
  summary: 'The staff who may be responsible for a case.',
  response: z.array(Navngitt),
})

const paaSak = { access: 'administrator', params: SaksnummerParams, response: Sak } as const
/** The version that the caller has read. Older than the case: refused with the case as it stands. */
const versjon = z.int()

export const getSak = defineEndpoint({
  ...paaSak,
  method: 'GET',
  path: '/api/saker/{nummer}',
  summary: 'One case with its conversation and the internal notes.',
})

/** Takes an `Idempotency-Key` header: the same key a second time is one answer and one mail. */
export const answerSak = defineEndpoint({
  ...paaSak,
  method: 'POST',
  path: '/api/saker/{nummer}/svar',
  repeated: 'own',
  summary: 'Answers the member: kept in the conversation and mailed.',
  body: z.extend(NyMelding, {
    versjon,
    /** The last message that the caller has read, notes among them. A colleague's note after it: refused as an older version is. */
    sisteLest: z.optional(Id),
    /** Closes the case as answered with it; the member gets the one mail. */
    lukk: z.optional(z.boolean()),
  }),
  status: 201,
  errors: ['mangler_felt', 'hemmelig_nummer', 'sak_endret', 'sak_intern', 'noekkel_brukt'],
})

/** Takes an `Idempotency-Key` header. */
export const addSaksnotat = defineEndpoint({
  ...paaSak,
  method: 'POST',
  path: '/api/saker/{nummer}/notater',
  repeated: 'own',
  summary: 'An internal note that the member never sees.',
  body: NyMelding,
  status: 201,
  errors: ['mangler_felt', 'hemmelig_nummer', 'noekkel_brukt'],
})

export const updateSak = defineEndpoint({
  ...paaSak,
  method: 'PUT',
  path: '/api/saker/{nummer}',
  summary: 'Changes the deadline or who is responsible.',
  body: z.object({
    frist: z.optional(Dag),
    /** `meg`: the caller; null: nobody. */
    ansvarlig: z.optional(z.nullable(z.union([Id, z.literal('meg')]))),
    versjon,
  }),
  errors: ['sak_endret'],
})

export const closeSak = defineEndpoint({
  ...paaSak,
  method: 'POST',
  path: '/api/saker/{nummer}/lukking',
  summary: 'Closes a case with a reason; the member is told.',
  body: z.object({
    grunn: z.enum(lukkegrunnNavn),
    /** Read by the member. */
    forklaring: z.optional(tekst(maksForklaring)),
    versjon,
  }),
  errors: ['mangler_felt', 'hemmelig_nummer', 'sak_endret', 'noekkel_brukt'],
})

export const reopenSak = defineEndpoint({
  ...paaSak,
  method: 'POST',
  path: '/api/saker/{nummer}/gjenaapning',
  summary: 'Opens a closed case again.',
  body: z.object({ versjon }),
  errors: ['sak_endret'],
})
