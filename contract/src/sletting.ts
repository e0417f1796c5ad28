import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, Tidspunkt, tekst } from './id.ts'

/** What an erasure reaches, as people know it. */
export const slettegrupper = [
  'konto',
  'innlogging',
  'dokument',
  'registrering',
  'fil',
  'ki',
  'sak',
  'melding',
  'epost',
  'historikk',
  'arbeid',
  'spor',
] as const
export type Slettegruppe = (typeof slettegrupper)[number]

/** The rules of retention that hold against an erasure (oppbevaring.ts). */
export const beholdsregler = ['krav', 'regnskap'] as const
export type Beholdsregel = (typeof beholdsregler)[number]

const Gruppe = z.object({ hva: z.enum(slettegrupper), antall: z.number() })
/** Kept until the end of the day `til`, 2031-12-31. */
const Beholdt = z.object({ regel: z.enum(beholdsregler), antall: z.number(), til: z.string() })
export type Beholdt = z.infer<typeof Beholdt>

/** One person's erasure: what it would do, or what it did. */
export const Slettestilling = z.object({
  /** `mulig`: nobody has ordered it; the lists are the dry run. `bestilt`: under way. `utfoert`: the lists are what was done. */
  tilstand: z.enum(['mulig', 'bestilt', 'utfoert']),
  /** The person's name, as long as it is stored. */
  navn: z.string(),
  /** Why it cannot be ordered. */
  hindring: z.nullable(z.enum(['deg_selv', 'siste_administrator'])),
  advarsler: z.array(
    z.object({
      /** Finished documents for a year that is not paid out; open cases; documents nobody has judged. */
      slag: z.enum(['ubetalt', 'aapne_saker', 'ikke_ferdig']),
      antall: z.number(),
      aar: z.array(z.number()),
    }),
  ),
  fjernes: z.array(Gruppe),
  /** Stays without a name: what the person did as staff or in the registers. */
  pseudonymiseres: z.array(Gruppe),
  beholdes: z.array(Beholdt),
  bestilt: z.nullable(Tidspunkt),
  utfoert: z.nullable(Tidspunkt),
})
export type Slettestilling = z.infer<typeof Slettestilling>

const forStab = { access: 'administrator', params: IdParams, response: Slettestilling } as const

export const getSletting = defineEndpoint({
  ...forStab,
  method: 'GET',
  path: '/api/users/{id}/sletting',
  summary:
    'What an erasure of the person would remove, leave without a name, and keep with the reason; or what it did.',
})

export const requestSletting = defineEndpoint({
  ...forStab,
  method: 'POST',
  path: '/api/users/{id}/sletting',
  summary:
    'Orders the erasure of a person. The account closes at once, the receipt leaves, and a job does the rest. Cannot be undone.',
  body: z.object({ notat: tekst(2000) }),
  status: 202,
  errors: ['krever_nytt_passord', 'siste_administrator', 'egen_sletting'],
})
