import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { findHemmeligNummer } from './hemmelig-nummer.ts'
import { Id, IdParams, Tidspunkt, tekst } from './id.ts'

/** How long the file is there after it was made. */
export const skattegrunnlagTimer = 24

/** What is missing of a payee: a number, the organisation number of a business, or whether they are paid in business. */
const skattemangler = ['nummer', 'orgnr', 'naering'] as const
export type Skattemangel = (typeof skattemangler)[number]

/** `lages`: being made · `klar`: waits for another to release it · `frigitt` · `endret`: payments of the year have changed since · `slettet` */
const skattegrunnlagsstander = ['lages', 'klar', 'frigitt', 'endret', 'slettet'] as const

/** A file of what members were paid in a calendar year, for the report to the tax office. Amounts are øre. */
export const Skattegrunnlag = z.object({
  _id: Id,
  aar: z.number(),
  stand: z.enum(skattegrunnlagsstander),
  begrunnelse: z.string(),
  bestilt: z.object({ tid: Tidspunkt, hvem: z.string() }),
  /** Its year was not over when it was asked for. */
  uferdig: z.boolean(),
  /** The caller asked for it, and cannot release it. */
  egen: z.boolean(),
  /** People in the file, what they were paid, and how many are written so far. */
  antall: z.number(),
  beloep: z.number(),
  ferdig: z.number(),
  /** When the file is removed; null until it is made. */
  slettes: z.nullable(Tidspunkt),
  frigitt: z.nullable(z.object({ tid: Tidspunkt, hvem: z.string(), begrunnelse: z.string() })),
  /** People in the file of whom something is missing: how many, and the first 200, the largest amount first. */
  antallFunn: z.number(),
  funn: z.array(
    z.object({ brukerId: Id, navn: z.string(), beloep: z.number(), mangler: z.enum(skattemangler) }),
  ),
})
export type Skattegrunnlag = z.infer<typeof Skattegrunnlag>

export const Skattegrunnlagsliste = z.object({
  /** Calendar years in which somebody was paid, the newest first. */
  aar: z.array(z.object({ aar: z.number(), antall: z.number(), beloep: z.number() })),
  grunnlag: z.array(Skattegrunnlag),
})
export type Skattegrunnlagsliste = z.infer<typeof Skattegrunnlagsliste>

const sensitive = ['krever_nytt_passord', 'krever_andre_faktor'] as const
/** Members read it in their log, and no number is written there. */
const begrunnelse = tekst(200).check(
  z.refine(text => text.trim() !== '', 'Skriv en begrunnelse.'),
  z.refine(text => !findHemmeligNummer(text), 'Skriv ikke personnummer eller kontonummer her.'),
)

export const listSkattegrunnlag = defineEndpoint({
  method: 'GET',
  path: '/api/skattegrunnlag',
  access: 'administrator',
  summary:
    'The years in which members were paid, and the files made of them for the report to the tax office.',
  response: Skattegrunnlagsliste,
})
export const orderSkattegrunnlag = defineEndpoint({
  method: 'POST',
  path: '/api/skattegrunnlag',
  access: 'administrator',
  summary:
    'Asks for the file of a calendar year: each payee, number, in business or not, and the net of payments that were sent. Asks for a fresh login with the second factor.',
  body: z.object({
    aar: z.int('Velg et år.').check(z.minimum(2000, 'Velg et år.'), z.maximum(2200, 'Velg et år.')),
    begrunnelse,
    /** The caller knows that more can be paid in the year: asked for while the year is not over. */
    uferdig: z.optional(z.boolean()),
  }),
  response: Skattegrunnlagsliste,
  status: 202,
  errors: [...sensitive],
})
export const releaseSkattegrunnlag = defineEndpoint({
  method: 'POST',
  path: '/api/skattegrunnlag/{id}/frigivelse',
  access: 'administrator',
  summary:
    'Releases a file that another administrator asked for. Asks for a fresh login with the second factor.',
  params: IdParams,
  body: z.object({ begrunnelse }),
  response: Skattegrunnlagsliste,
  errors: [...sensitive, 'egen_kjoering', 'ny_administrator', 'foreldet'],
})
export const getSkattegrunnlagsfil = defineEndpoint({
  method: 'GET',
  path: '/api/skattegrunnlag/{id}/fil',
  access: 'administrator',
  summary:
    'The released file as an Excel workbook, in which numbers of people are text. Asks for a fresh login with the second factor; it is a view of the number of each person in it, and stands in their log.',
  params: IdParams,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: [...sensitive, 'ikke_frigitt', 'foreldet'],
})
