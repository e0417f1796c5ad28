import * as z from 'zod/mini'
import { isBankdag, nextBankdag } from './bankdag.ts'
import { defineEndpoint } from './endpoint.ts'
import { Dag, Id, IdParams, Tidspunkt, tekst } from './id.ts'

const Handling = z.object({ tid: Tidspunkt, hvem: z.string() })
/** How many payments, and what they come to in øre. */
const Sum = z.object({ antall: z.number(), beloep: z.number() })

/** A payment file to the bank. */
export const Utbetaling = z.object({
  _id: Id,
  nummer: z.number(),
  /** The day the bank is to pay. */
  dato: z.string(),
  antall: z.number(),
  beloep: z.number(),
  /** The file is made, and can be fetched. */
  klar: z.boolean(),
  bestilt: Handling,
  /** Who has said that it was sent to the bank; null until then. */
  sendt: z.nullable(Handling),
  /** Who has discarded it instead; its payments wait for another then. */
  forkastet: z.nullable(Handling),
  /** How many of a file that is not sent go to an account that the bank has refused since: it is to be discarded. */
  avviste: z.number(),
  /** What the bank did not pay of it. */
  feilet: Sum,
})
export type Utbetaling = z.infer<typeof Utbetaling>

/** A payment that failed, and has not come again. */
export const FeiletBetaling = z.object({
  _id: Id,
  brukerId: Id,
  navn: z.string(),
  beloep: z.number(),
  grunn: z.string(),
  tid: Tidspunkt,
  /** The way to the reserve: open once its person is erased (`kan`), waiting for another administrator when it is asked for (`venter`), and closed while the person owes something back (`skylder`). */
  reserve: z.enum(['nei', 'kan', 'venter', 'skylder']),
  /** It comes with the next file only once its person has an account, and not one that the bank has refused. */
  venterPaaKonto: z.boolean(),
})
export type FeiletBetaling = z.infer<typeof FeiletBetaling>

/** Where the payment of an approved run is. */
export const Utbetalinger = z.object({
  filer: z.array(Utbetaling),
  /** What a new file would have: of this run, and of earlier ones, what failed and can be tried again among it. */
  neste: Sum,
  /** Too little to be paid yet; it waits for more. */
  staarOver: Sum,
  /** What people have been given too much; it is taken off what they get next. */
  skyldes: Sum,
  /** The largest first, at most 200. */
  feilet: z.array(FeiletBetaling),
})
export type Utbetalinger = z.infer<typeof Utbetalinger>

/** What whoever discards a file writes out, so that it is not done by a slip of the hand: the bank may have the file. */
export const forkastOrd = 'ikke sendt'
export const isForkastOrd = (text: string): boolean => text.trim().toLowerCase() === forkastOrd

const sensitive = ['krever_nytt_passord', 'krever_andre_faktor'] as const

export const getUtbetalinger = defineEndpoint({
  method: 'GET',
  path: '/api/kjoeringer/{id}/utbetaling',
  access: 'administrator',
  summary: 'Where the payment of a run is: its files, what waits, and what failed.',
  params: IdParams,
  response: Utbetalinger,
})
const skrevet = (dag: string): string => dag.split('-').reverse().join('.')
/** Why a bank cannot pay on a day; null for a day that it is open, from today to a year ahead. @param idag the day in Norway, '2026-12-01' */
export function findDatofeil(dato: string, idag: string): string | null {
  if (dato < idag) return 'Datoen er passert. Velg i dag eller en senere dag.'
  const omEtAar = `${Number(idag.slice(0, 4)) + 1}${idag.slice(4)}`
  if (dato > omEtAar) return 'Datoen er mer enn ett år fram. Velg en nærmere dag.'
  return isBankdag(dato)
    ? null
    : `Bankene er stengt ${skrevet(dato)}. Neste bankdag er ${skrevet(nextBankdag(dato))}.`
}

export const orderUtbetaling = defineEndpoint({
  method: 'POST',
  path: '/api/kjoeringer/{id}/utbetaling',
  access: 'administrator',
  summary:
    'Asks for a payment file of an approved run. It takes along what earlier runs still owe, and what failed, but nothing to an account that the bank has refused. Asks for a fresh login with the second factor.',
  params: IdParams,
  body: z.object({ dato: Dag }),
  response: Utbetalinger,
  status: 202,
  errors: [...sensitive, 'foreldet', 'ingen_betalinger', 'betaler_mangler'],
})
export const getUtbetalingsfil = defineEndpoint({
  method: 'GET',
  path: '/api/utbetalinger/{id}/fil',
  access: 'administrator',
  summary:
    'The file to the bank (ISO 20022, pain.001.001.09). Asks for a fresh login with the second factor; who fetches it stands in the history.',
  params: IdParams,
  file: 'application/xml',
  errors: [...sensitive, 'foreldet', 'avvist_konto_i_filen'],
})
export const sendUtbetaling = defineEndpoint({
  method: 'POST',
  path: '/api/utbetalinger/{id}/sendt',
  access: 'administrator',
  summary: 'Says that the file was sent to the bank. Its members are told by e-mail when they are paid.',
  params: IdParams,
  response: Utbetalinger,
  errors: [...sensitive, 'foreldet'],
})
export const discardUtbetaling = defineEndpoint({
  method: 'POST',
  path: '/api/utbetalinger/{id}/forkastet',
  access: 'administrator',
  summary:
    'Discards a file that was not sent to the bank, with a reason and in words. Its payments wait for another file. Asks for a fresh login with the second factor.',
  params: IdParams,
  body: z.object({
    begrunnelse: tekst(1000).check(z.refine(text => text.trim() !== '', 'Skriv en begrunnelse.')),
    bekreftelse: tekst(100).check(z.refine(isForkastOrd, `Skriv «${forkastOrd}».`)),
  }),
  response: Utbetalinger,
  errors: [...sensitive, 'foreldet'],
})
export const applyBankstatus = defineEndpoint({
  method: 'POST',
  path: '/api/utbetalinger/{id}/bankstatus',
  access: 'administrator',
  summary:
    'Reads what the bank did not pay: a status report (pain.002), or a CSV of reference and reason. The same file may be read again. A file that the status is about was sent, and is marked so. Asks for a fresh login with the second factor.',
  params: IdParams,
  body: z.object({ innhold: tekst(900_000) }),
  /** How many failures are new, and references that are not of this file. */
  response: z.extend(Utbetalinger, { nye: z.number(), ukjente: z.number() }),
  errors: [...sensitive, 'foreldet', 'bankstatus_uleselig'],
})
