import * as z from 'zod/mini'
import { utbetalingsmangler } from './bruker.ts'
import { defineEndpoint } from './endpoint.ts'
import { Id, Tidspunkt } from './id.ts'
import { filFelt } from './liste.ts'

/** What one claim gave from one pot. Amounts are øre. */
export const Oppgjoerslinje = z.object({
  nummer: z.number(),
  kilde: z.string(),
  pottslag: z.string(),
  produksjonsID: z.nullable(Id),
  produksjonstittel: z.string(),
  gruppe: z.string(),
  fagfunksjon: z.string(),
  dokumentId: z.nullable(Id),
  /** Null where the document says no number: all that were shown are counted then. */
  egneEpisoder: z.nullable(z.number()),
  visteEpisoder: z.number(),
  /** The share that those of the function have agreed on, in hundredths of a percent; null where they have not. */
  andel: z.nullable(z.number()),
  /** The member's share before deduction and reserve, what those take of it, and what is left. */
  brutto: z.number(),
  trekk: z.number(),
  netto: z.number(),
  /** Set aside until something is cleared up. */
  holdtTilbake: z.boolean(),
  /** Another organisation manages the claim: nothing of it comes from here. */
  annetSted: z.boolean(),
  /** What became of it when it was: it came in a later distribution, or went to the reserve (null), and why. */
  avklart: z.nullable(z.object({ fordeling: z.nullable(z.string()), begrunnelse: z.string() })),
  /** What it corrects, and why; null for what a claim gave. `frigitt`: it was set aside there, and comes now. */
  korreksjon: z.nullable(z.object({ fordeling: z.string(), begrunnelse: z.string(), frigitt: z.boolean() })),
})
export type Oppgjoerslinje = z.infer<typeof Oppgjoerslinje>

/** Where the money of a settlement is; null where nothing of it is to be paid. */
export const Betalingsstand = z.nullable(
  z.object({
    /**
     * `venter`: on a file · `staar_over`: too little to be paid yet · `paa_vei`: the bank is to pay on a day to come · `betalt` · `feilet`: something must be put right · `trekkes`: the
     * member was given too much, which is taken off a later payment · `trukket`: it was.
     */
    stand: z.enum(['venter', 'staar_over', 'paa_vei', 'betalt', 'feilet', 'trekkes', 'trukket']),
    /** The day the bank paid, or was to pay; null before there is one. */
    dato: z.nullable(z.string()),
    /** The last characters of the account, nothing more of it. */
    konto: z.string(),
    /** Why it failed, in words for the member. */
    grunn: z.string(),
    /** It failed, and comes again only once the member has an account, and not one that the bank has refused. */
    venterPaaKonto: z.boolean(),
  }),
)
export type Betalingsstand = z.infer<typeof Betalingsstand>

/** What a member was given in one approved distribution. */
export const Oppgjoer = z.object({
  kjoeringId: Id,
  navn: z.string(),
  visningsaar: z.number(),
  godkjent: Tidspunkt,
  /** Øre of the lines that are not held back, and of those that are. */
  netto: z.number(),
  holdtTilbake: z.number(),
  betaling: Betalingsstand,
  linjer: z.array(Oppgjoerslinje),
})
export type Oppgjoer = z.infer<typeof Oppgjoer>

export const listOppgjoer = defineEndpoint({
  method: 'GET',
  path: '/api/oppgjoer/{userId}',
  access: 'innlogget',
  summary:
    'What a member was given in each approved distribution, line by line, the newest first; in one of them, with `kjoering`.',
  params: z.object({ userId: Id }),
  query: z.object({ kjoering: z.optional(Id), ...filFelt }),
  response: z.array(Oppgjoer),
})

/**
 * Why something of a member's is not in an estimate: what they have not told, that they are not of the EEA, that another organisation manages
 * it, that the plan does not have the function, that the document is another since, that the rights are not kept; or what staff must clear up,
 * which can be about others and is not told.
 */
export const utenforgrunner = [
  ...utbetalingsmangler,
  'utenfor_eoes',
  'annet_sted',
  'fagfunksjon',
  'endret',
  'rettigheter',
  'avklares',
] as const
export type Utenforgrunn = (typeof utenforgrunner)[number]

/** What a run that is not approved would give a member, as it is simulated: an estimate, for as long as staff show it. */
export const Anslag = z.object({
  kjoeringId: Id,
  simulert: Tidspunkt,
  /** Øre of all its lines, which are of one work and function each. What is held back is in none. */
  beloep: z.number(),
  linjer: z.array(
    z.object({
      produksjonsID: Id,
      produksjonstittel: z.string(),
      fagfunksjon: z.string(),
      beloep: z.number(),
      /** Of what was paid for them before, and not of the viewing year. */
      korreksjon: z.boolean(),
    }),
  ),
  /** Øre that are held back, of what is approved and in none of the lines; `beloep` is null where nothing would come from here. */
  holdtTilbake: z.number(),
  utenfor: z.array(
    z.object({
      produksjonstittel: z.string(),
      fagfunksjon: z.string(),
      beloep: z.nullable(z.number()),
      grunn: z.enum(utenforgrunner),
    }),
  ),
})
export type Anslag = z.infer<typeof Anslag>

export const listAnslag = defineEndpoint({
  method: 'GET',
  path: '/api/oppgjoer/{userId}/anslag/{aar}',
  access: 'innlogget',
  summary:
    'What the runs of a viewing year that staff show the estimate of would give a member; none once they are approved.',
  params: z.object({ userId: Id, aar: z.string().check(z.regex(/^(19|20)\d\d$/)) }),
  response: z.array(Anslag),
})

/** What a member was paid in a calendar year, in øre: the payments that were sent, less what was taken back of them. */
export const Aarsoppgjoer = z.object({ aar: z.number(), beloep: z.number() })
export type Aarsoppgjoer = z.infer<typeof Aarsoppgjoer>

export const listAarsoppgjoer = defineEndpoint({
  method: 'GET',
  path: '/api/oppgjoer/{userId}/aar',
  access: 'innlogget',
  summary:
    'What a member was paid in each calendar year, as it is reported to the tax office; the newest first.',
  params: z.object({ userId: Id }),
  response: z.array(Aarsoppgjoer),
})

/** One step of the sum: what it is, the sum with its numbers, and what it comes to. */
export const Steg = z.object({ tekst: z.string(), regnestykke: z.string(), svar: z.string() })
export type Steg = z.infer<typeof Steg>
export const Hvorfor = z.object({
  linje: Oppgjoerslinje,
  visningsaar: z.number(),
  steg: z.array(Steg),
  /** What would have made it larger, with about how much; empty where nothing would. */
  stoerre: z.array(z.string()),
})
export type Hvorfor = z.infer<typeof Hvorfor>

export const getHvorfor = defineEndpoint({
  method: 'GET',
  path: '/api/oppgjoer/{userId}/{kjoeringId}/{linje}',
  access: 'innlogget',
  summary:
    'Why a line became what it is: the whole sum with its numbers, step by step. Others in the function are one sum, never per person.',
  params: z.object({ userId: Id, kjoeringId: Id, linje: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  response: Hvorfor,
})
