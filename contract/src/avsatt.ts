import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'
import { pottslag } from './pott.ts'

/** Why money of a pot is set aside: its reserve, points that nobody claimed, no works to share it among, lines that are held back or managed by others, or a payment that failed. */
const avsattslag = ['avsetning', 'uten_krav', 'ufordelt', 'holdt', 'annet_sted', 'feilet'] as const
export type Avsattslag = (typeof avsattslag)[number]
/** What is released to another pot. A line that is held back or managed by others has an owner, and goes to them or to the reserve of its pot. */
const frigivelsesslag = ['avsetning', 'uten_krav', 'ufordelt'] as const
export type Frigivelsesslag = (typeof frigivelsesslag)[number]

/** What each is called, on screen and in the history. */
export const avsattslagNavn: Record<Avsattslag, string> = {
  avsetning: 'Reserve',
  uten_krav: 'Uten krav',
  ufordelt: 'Ikke fordelt',
  holdt: 'Holdt tilbake',
  annet_sted: 'Forvaltes av andre',
  feilet: 'Betaling som feilet',
}

/** Whether it is released to another pot, and not line by line or payment by payment. */
export const isTilPott = (slag: Avsattslag): slag is Frigivelsesslag =>
  frigivelsesslag.some(one => one === slag)

/**
 * The last day that money is set aside before it counts as not distributable, '2027-12-31': three years after the end of the year in which
 * it came in (directive 2014/26, article 13 (4)).
 * @param mottatt a day, '2024-05-02'
 */
export const avsattTil = (mottatt: string): string => `${Number(mottatt.slice(0, 4)) + 3}-12-31`

/** A pot as it is called. `beloep` is what came in, in øre. */
const Pottnavn = z.object({
  _id: Id,
  kilde: z.string(),
  slag: z.enum(pottslag),
  visningsaar: z.number(),
  beloep: z.number(),
})
export type Pottnavn = z.infer<typeof Pottnavn>
const Handling = z.object({ tid: Tidspunkt, hvem: z.string() })

/** What is set aside of a pot in an approved run, and has not been released. Amounts are øre. */
export const Avsatt = z.object({
  pott: Pottnavn,
  slag: z.enum(avsattslag),
  beloep: z.number(),
  kjoering: z.object({ _id: Id, navn: z.string() }),
  /** When the run was approved, and the last day of the three years. */
  siden: Tidspunkt,
  til: z.string(),
  /** The three years are over, and it is of a kind that is released to another pot. */
  kanFrigis: z.boolean(),
  /** Where it can go then: pots of the same source and kind, and of the same production, in runs that are not approved. */
  potter: z.array(z.extend(Pottnavn, { kjoering: z.string() })),
})
export type Avsatt = z.infer<typeof Avsatt>

/** Money that is released, or waits for another administrator to approve it. */
export const Frigivelse = z.object({
  _id: Id,
  pott: Pottnavn,
  slag: z.enum(avsattslag),
  beloep: z.number(),
  /** Null for a line that was held back or managed by others, and for a payment that failed: it goes to the reserve of its own pot. */
  til: z.nullable(Pottnavn),
  linje: z.nullable(z.number()),
  /** The payment it was a part of: what each pot gave of one is approved and taken back together. */
  betaling: z.nullable(Id),
  /** The run that shares it out; null where the pot is in none. */
  kjoering: z.nullable(z.object({ _id: Id, navn: z.string() })),
  begrunnelse: z.string(),
  laget: Handling,
  /** The caller asked for it, and cannot approve it. */
  egen: z.boolean(),
  godkjent: z.nullable(Handling),
})
export type Frigivelse = z.infer<typeof Frigivelse>

export const Avsattliste = z.object({
  /** What may be released first, then by when that will be. */
  avsatt: z.array(Avsatt),
  /** What waits first, then the newest; at most 200. */
  frigivelser: z.array(Frigivelse),
})
export type Avsattliste = z.infer<typeof Avsattliste>

export const listAvsatt = defineEndpoint({
  method: 'GET',
  path: '/api/avsatt',
  access: 'administrator',
  summary:
    'What is set aside of the pots of approved runs, by when the three years are over, and what has been released of it.',
  response: Avsattliste,
})
export const createFrigivelse = defineEndpoint({
  method: 'POST',
  path: '/api/frigivelser',
  access: 'administrator',
  summary:
    'Asks to release all that is set aside of a pot for one reason, when its three years are over, to what another pot shares out.',
  body: z.object({
    pottId: Id,
    slag: z.enum(frigivelsesslag),
    tilPottId: Id,
    begrunnelse: tekst(1000).check(z.refine(text => text.trim() !== '', 'Skriv en begrunnelse.')),
  }),
  response: Avsattliste,
  status: 201,
  errors: ['foreldet'],
})
/** Where the money of a line that was held back, or that another organisation was said to manage, goes. */
const holdtMaal = ['medlem', 'reserve'] as const
export type Holdtmaal = (typeof holdtMaal)[number]

export const releaseLinje = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer/{id}/frigivelser',
  access: 'administrator',
  summary:
    'Releases a line that an approved run held back or set apart as managed by others: to its member in the next run, which another administrator approves, or to the reserve of its pot, which waits for another to approve it.',
  params: IdParams,
  body: z.object({
    linje: z.int().check(z.minimum(1), z.maximum(999_999_999)),
    til: z.enum(holdtMaal),
    begrunnelse: tekst(1000).check(z.refine(text => text.trim() !== '', 'Skriv en begrunnelse.')),
  }),
  response: Melding,
  status: 201,
  errors: ['korreksjon_umulig', 'foreldet'],
})
export const releaseBetaling = defineEndpoint({
  method: 'POST',
  path: '/api/betalinger/{id}/frigivelser',
  access: 'administrator',
  summary:
    'Asks to move a payment that failed, of a person who is erased, to the reserve of the pots that it came from. It waits for another administrator to approve it, all of it at once.',
  params: IdParams,
  body: z.object({
    begrunnelse: tekst(1000).check(z.refine(text => text.trim() !== '', 'Skriv en begrunnelse.')),
  }),
  response: Melding,
  status: 201,
  errors: ['foreldet'],
})
export const approveFrigivelse = defineEndpoint({
  method: 'POST',
  path: '/api/frigivelser/{id}/godkjenning',
  access: 'administrator',
  summary:
    'Approves a release that another administrator asked for. The run that shares it out must be simulated anew. Asks for a fresh login with the second factor.',
  params: IdParams,
  response: Avsattliste,
  errors: ['krever_nytt_passord', 'krever_andre_faktor', 'egen_kjoering', 'ny_administrator', 'foreldet'],
})
export const deleteFrigivelse = defineEndpoint({
  method: 'DELETE',
  path: '/api/frigivelser/{id}',
  access: 'administrator',
  summary: 'Takes back a release that nobody has approved.',
  params: IdParams,
  response: Melding,
  errors: ['foreldet'],
})
