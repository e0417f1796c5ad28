import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Tidspunkt, valgfrittTall } from './id.ts'

const andel = z.number().check(z.minimum(0), z.maximum(1))

/** A rectangle on a page as it is shown: fractions of its width and height from the top left corner. */
export const Boks = z.object({ left: andel, top: andel, right: andel, bottom: andel })

/** Where in the document a value was read; `side` from 1. */
export const Sted = z.object({ side: z.number(), sitat: z.string(), boks: Boks })
export type Sted = z.infer<typeof Sted>

/** The standard clauses, and what stands where none of them does. EN: the English 1a. */
export const klausulvarianter = [
  '1a',
  '1b',
  '2',
  '3',
  'EN',
  'buy-out',
  'taus',
  'motstridende',
  'NRK',
  'ikke_kontrakt',
] as const
export type Klausulvariant = (typeof klausulvarianter)[number]

/** The fields a member fills in, and those that only staff set. */
export const medlemsfelter = [
  'arbeidstaker',
  'produksjonsselskap',
  'produksjon',
  'fagfunksjon',
  'episoder',
] as const
export const stabsfelter = ['rettighetsklausul', 'signaturRH', 'signaturPC', 'status'] as const
export const kiFelter = [...medlemsfelter, ...stabsfelter] as const
export type KiFelt = (typeof kiFelter)[number]

/** How a document came: `blandet` has pages that were typed and pages that were scanned or photographed. */
export const dokumentformer = ['digital', 'skann', 'foto', 'blandet'] as const
export type Dokumentform = (typeof dokumentformer)[number]
/** `ukjent`: read before it was kept, or nothing could be read. */
export const kvalitetsformer = [...dokumentformer, 'ukjent'] as const
export type Kvalitetsform = (typeof kvalitetsformer)[number]

/**
 * - `foreslaatt`: not in the document · `utfylt`: put into an empty field, nobody has looked yet
 * - `godtatt`: a person kept it · `endret`: a person saved something else · `forkastet`: a person wanted nothing of it
 * - `foreldet`: a later reading has taken its place
 */
export const forslagstilstander = [
  'foreslaatt',
  'utfylt',
  'godtatt',
  'endret',
  'forkastet',
  'foreldet',
] as const

/** How sure a proposal must be to be put into an empty field. */
export const sikkerNok = 0.9

export const KiForslag = z.object({
  id: Id,
  felt: z.enum(kiFelter),
  /** Which of the found registrations it belongs to, from 0; null for the document's own fields. */
  gruppe: z.nullable(z.number()),
  /** As it would stand in the field. A clause is its variant, a signature true or false. */
  verdi: z.union([z.string(), z.number(), z.boolean()]),
  /** Of a production that is in the register. */
  produksjonsID: z.nullable(Id),
  /** Of a clause: whether the member keeps the economic rights; null where that cannot be said. */
  iBehold: z.optional(z.nullable(z.boolean())),
  sikkerhet: andel,
  sted: z.nullable(Sted),
  /** A sentence about what it was taken from, or why it is not sure. May be empty. */
  forklaring: z.string(),
  tilstand: z.enum(forslagstilstander),
})
export type KiForslag = z.infer<typeof KiForslag>

/** What the person should know about the document itself. `sted` where it can be shown. */
export const kiMerknader = [
  'ikke_kontrakt',
  'tillegg',
  'mangler_side',
  'mangler_signatur_arbeidstaker',
  'mangler_signatur_selskap',
  'annet_personnummer',
  'ikke_godkjent_fagfunksjon',
  'mangler_episoder',
  'lite_lesbart',
  'mange_sider',
  'ulest_side',
] as const
export const KiMerknad = z.object({ kode: z.enum(kiMerknader), sted: z.nullable(Sted) })
export type KiMerknad = z.infer<typeof KiMerknad>

/** Bokmål, nynorsk and English. */
export const kiSpraak = ['nb', 'nn', 'en', 'ukjent'] as const
export const kiTilstander = ['venter', 'leser', 'finner', 'ferdig', 'feilet'] as const
export const kiFeil = ['for_lang_tid', 'for_mye_minne', 'uleselig', 'avbrutt', 'intern'] as const

export const KiLesing = z.object({
  id: Id,
  tilstand: z.enum(kiTilstander),
  /** Pages read so far and pages to read. */
  lest: z.number(),
  sider: z.number(),
  /** Pages that were not read, for their number, for time or for what they did to the reader. */
  utelatt: z.number(),
  motor: z.nullable(z.enum(['innebygd', 'ekstern'])),
  /** The external engine was asked and did not give an answer that could be used. */
  reserve: z.boolean(),
  /** The language of most of the document; null until it is known. */
  spraak: z.nullable(z.enum(kiSpraak)),
  feil: z.nullable(z.enum(kiFeil)),
  /** The owner has had so much read in the last hour that this one waits until then; null when it waits for its turn alone. */
  venterTil: z.nullable(Tidspunkt),
  startet: Tidspunkt,
  ferdig: z.nullable(Tidspunkt),
})
export type KiLesing = z.infer<typeof KiLesing>

/** The newest reading of a document. Clause, signature and status proposals are in answers to staff only. */
export const KiSvar = z.object({
  lesing: z.nullable(KiLesing),
  forslag: z.array(KiForslag),
  merknader: z.array(KiMerknad),
})
export type KiSvar = z.infer<typeof KiSvar>

export const getKi = defineEndpoint({
  method: 'GET',
  path: '/api/document/{id}/ki',
  access: 'innlogget',
  summary: 'What KI has read in a document: progress, proposals and remarks.',
  params: IdParams,
  response: KiSvar,
})

export const startKi = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/ki',
  access: 'innlogget',
  summary: 'Reads the document again, also after a failure. One that is under way is not doubled.',
  params: IdParams,
  response: KiSvar,
  status: 202,
  errors: ['laast_dokument', 'ki_av', 'for_mange_forsoek', 'venter_viruskontroll', 'virus_funnet'],
})

export const answerForslag = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/ki/forslag',
  access: 'innlogget',
  summary:
    'Says of proposals that they are right or not wanted. The document itself is changed by its own save only.',
  params: IdParams,
  body: z.object({
    valg: z.enum(['godta', 'forkast']),
    forslag: z.array(Id).check(z.minLength(1), z.maxLength(700)),
  }),
  response: KiSvar,
  errors: ['laast_dokument', 'forslag_foreldet'],
})

export const getKiKvalitet = defineEndpoint({
  method: 'GET',
  path: '/api/ki/kvalitet',
  access: 'administrator',
  summary: 'How often the proposals were kept, per field, and month by month by how the document came.',
  query: z.object({
    /** Only readings of the last so many days. */
    dager: valgfrittTall(1, 3650),
    /** Only what was proposed for documents that came so. */
    form: z.optional(z.enum(kvalitetsformer)),
  }),
  response: z.object({
    lesinger: z.object({ ferdig: z.number(), feilet: z.number(), reserve: z.number() }),
    felter: z.array(
      z.object({
        felt: z.enum(kiFelter),
        foreslaatt: z.number(),
        godtatt: z.number(),
        endret: z.number(),
        forkastet: z.number(),
        ubesvart: z.number(),
        /** Of the answered ones that were put in as sure: how many were kept; null when there are none. */
        sikreGodtatt: z.nullable(z.number()),
        sikreBesvart: z.number(),
      }),
    ),
    /** Of the answered proposals: how many were kept. Newest month first; only months and forms with an answer. */
    maaneder: z.array(
      z.object({
        maaned: z.string(),
        former: z.array(
          z.object({ form: z.enum(kvalitetsformer), godtatt: z.number(), besvart: z.number() }),
        ),
      }),
    ),
  }),
})
