import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id } from './id.ts'
import { kjoeringstilstander } from './kjoering.ts'
import { filFelt } from './liste.ts'
import { pottslag } from './pott.ts'

/** Where every øre of one pot is. Amounts are øre. */
export const Pottregnskap = z.object({
  pottId: Id,
  kilde: z.string(),
  slag: z.enum(pottslag),
  /** The run that shares the pot out; null where none does. A draft has shared out nothing. */
  kjoering: z.nullable(z.object({ _id: Id, navn: z.string(), tilstand: z.enum(kjoeringstilstander) })),
  brutto: z.number(),
  fradrag: z.number(),
  avsetning: z.number(),
  /**
   * Of the claims: what is to be paid, what is too little to be paid yet, what the bank did not pay, what is paid, and what is held back
   * until something is cleared up.
   */
  tilMedlemmer: z.number(),
  staarOver: z.number(),
  feilet: z.number(),
  utbetalt: z.number(),
  holdtTilbake: z.number(),
  /** Of claims that another organisation manages. */
  annetSted: z.number(),
  utenKrav: z.number(),
  /** What was set aside and has been released to another pot; below nothing in the pot that shares it out. */
  frigitt: z.number(),
  /** What no run has shared out, or had no works to share it among. */
  ikkeFordelt: z.number(),
})
export type Pottregnskap = z.infer<typeof Pottregnskap>

export const listPottregnskap = defineEndpoint({
  method: 'GET',
  path: '/api/pottregnskap',
  access: 'administrator',
  summary:
    'Where every øre of the pots of a viewing year is, pot by pot, counted from the lines of their runs.',
  query: z.object({ visningsaar: z.string().check(z.regex(/^(19|20)\d\d$/)), ...filFelt }),
  response: z.array(Pottregnskap),
})
