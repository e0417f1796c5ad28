import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Tidspunkt, tekst } from './id.ts'

/** A share is whole hundredths of a percent; those of one agreement come to this. */
export const helAndel = 10_000

/**
 * `foreslaatt`: waits for those who have not confirmed · `enig`: all have, and it counts · `avslaatt`: somebody said no, or the one who
 * proposed took it back · `erstattet`: a newer one counts · `opphoert`: the claims are no longer those it was about
 */
export const avtaletilstander = ['foreslaatt', 'enig', 'avslaatt', 'erstattet', 'opphoert'] as const
export type Avtaletilstand = (typeof avtaletilstander)[number]

/** One claim on the work and the function, by the name of its person. Nothing else of others is told. */
const Krav = z.object({ krav: Id, navn: z.string(), meg: z.boolean() })
export const Andelspart = z.extend(Krav, { andel: z.number(), bekreftet: z.boolean() })
export type Andelspart = z.infer<typeof Andelspart>

export const Andelsavtale = z.object({
  _id: Id,
  tilstand: z.enum(avtaletilstander),
  opprettet: Tidspunkt,
  /** When it was agreed on, refused or ended; null while it waits. */
  avgjort: z.nullable(Tidspunkt),
  /** Whether it is the caller who proposed it, and whether it waits for the caller. */
  egen: z.boolean(),
  venterPaaMeg: z.boolean(),
  foreslaattAv: z.string(),
  /** Who said no, and why; empty where nobody did. `trukket`: it is who proposed it. */
  avslaattAv: z.string(),
  trukket: z.boolean(),
  begrunnelse: z.string(),
  parter: z.array(Andelspart),
})
export type Andelsavtale = z.infer<typeof Andelsavtale>

/** A work and a function in which the caller and others have approved claims. */
export const Andelssak = z.object({
  produksjonsID: Id,
  produksjonstittel: z.string(),
  gruppe: z.string(),
  krav: z.array(Krav),
  /** What counts now, what is proposed, and what was refused or has ended after both; each null where there is none. */
  gjelder: z.nullable(Andelsavtale),
  forslag: z.nullable(Andelsavtale),
  sist: z.nullable(Andelsavtale),
})
export type Andelssak = z.infer<typeof Andelssak>

export const listAndeler = defineEndpoint({
  method: 'GET',
  path: '/api/andeler/{userId}',
  access: 'innlogget',
  summary:
    'Works and functions that the member shares with others, with what they have agreed on. Only who has an approved claim is told of the others, by name alone.',
  params: z.object({ userId: Id }),
  response: z.array(Andelssak),
})

const Andel = z.object({
  krav: Id,
  andel: z
    .int('Skriv en prosent.')
    .check(
      z.minimum(0, 'En andel er minst 0 prosent.'),
      z.maximum(helAndel, 'En andel er høyst 100 prosent.'),
    ),
})
export const createAndelsavtale = defineEndpoint({
  method: 'POST',
  path: '/api/andelsavtaler',
  access: 'innlogget',
  summary:
    'Proposes shares of a work and a function to all others who have approved claims on it. It counts when all have confirmed it.',
  body: z.object({
    /** A claim of the caller. */
    krav: Id,
    /** Every claim on the work and the function, each once. */
    andeler: z.array(Andel).check(
      z.minLength(2),
      z.maxLength(100),
      z.refine(
        list => list.reduce((sum, { andel }) => sum + andel, 0) === helAndel,
        'Andelene må bli 100 prosent til sammen.',
      ),
    ),
  }),
  response: z.array(Andelssak),
  status: 201,
  errors: ['ikke_funnet', 'foreldet'],
})

export const answerAndelsavtale = defineEndpoint({
  method: 'POST',
  path: '/api/andelsavtaler/{id}/svar',
  access: 'innlogget',
  summary:
    'Confirms proposed shares, or says no with a reason; who proposed them takes them back so. What is proposed never changes.',
  params: IdParams,
  body: z.object({ svar: z.enum(['ja', 'nei']), begrunnelse: tekst(1000) }).check(
    z.refine(({ svar, begrunnelse }) => svar === 'ja' || begrunnelse.trim() !== '', {
      path: ['begrunnelse'],
      message: 'Skriv en begrunnelse.',
    }),
  ),
  response: z.array(Andelssak),
  errors: ['ikke_funnet', 'foreldet'],
})
