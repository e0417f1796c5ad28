import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, Melding, Tidspunkt } from './id.ts'

/** Upper ends of the ages that the queue is told in, in days; the last group has none. */
export const aldersgrenser = [7, 14, 28] as const

/** What waits, what came in, what went wrong: the numbers of the staff's dashboard. */
export const Oversikt = z.object({
  venter: z.object({
    antall: z.number(),
    eldste: z.nullable(Tidspunkt),
    /** Median days of what waits; null when nothing does. */
    medianDager: z.nullable(z.number()),
    /** One count for each age: up to each of `aldersgrenser`, and older. */
    alder: z.array(z.object({ fra: z.nullable(Tidspunkt), til: z.nullable(Tidspunkt), antall: z.number() })),
  }),
  /** Documents that wait for their owners. */
  hosMedlem: z.number(),
  /** Documents that have been BEHANDLET since today began in Norway. */
  behandletIdag: z.object({ fra: Tidspunkt, antall: z.number() }),
  /** Documents that are not deleted, by status, known ones first. */
  status: z.array(z.object({ status: z.string(), antall: z.number() })),
  /** Documents that got the status BEHANDLET, by day in Norway, this week from Monday. */
  behandlet: z.array(z.object({ dato: z.string(), antall: z.number() })),
  /** What came in since yesterday began in Norway. */
  siden: z.object({
    tid: Tidspunkt,
    dokumenter: z.number(),
    brukere: z.number(),
    saker: z.number(),
  }),
  /** What asks for a second look. */
  blikk: z.object({
    /** Documents whose owners have answered. */
    svar: z.number(),
    epostFeilet: z.number(),
    jobberFeilet: z.number(),
    /** Documents that the virus scanner has found something in, and that wait for it. */
    filerSmittet: z.number(),
    filerHoldt: z.number(),
    sakerUbesvart: z.number(),
    sakerForfalt: z.number(),
    nyeProduksjoner: z.number(),
    sletteoensker: z.number(),
    kontrollsiffer: z.number(),
    /** Open accounts whose address was never confirmed. */
    ubekreftet: z.number(),
    sendelisteTvil: z.number(),
    /** The year whose list all of these are on; null when there are more, or none. */
    sendelisteTvilAar: z.nullable(z.number()),
  }),
})
export type Oversikt = z.infer<typeof Oversikt>

export const getOversikt = defineEndpoint({
  method: 'GET',
  path: '/api/oversikt',
  access: 'administrator',
  summary: 'The queue, what came in and what went wrong, as numbers.',
  response: Oversikt,
})

/** A mail that the mail server did not take, after every try. Its content stays sealed. */
export const FeiletEpost = z.object({
  id: Id,
  mottaker: z.string(),
  /** The kind of mail. */
  mal: z.string(),
  opprettet: Tidspunkt,
  feilet: Tidspunkt,
  forsoek: z.number(),
  feil: z.string(),
})
export type FeiletEpost = z.infer<typeof FeiletEpost>

/** Work in the background that failed. `neste` is when it is tried again; null when it was given up. */
export const FeiletJobb = z.object({
  id: z.string(),
  navn: z.string(),
  opprettet: Tidspunkt,
  forsoek: z.number(),
  neste: z.nullable(Tidspunkt),
  feil: z.string(),
})
export type FeiletJobb = z.infer<typeof FeiletJobb>

/** A document that is shown to nobody: its files wait for the virus scanner, or it found something. */
export const HoldtDokument = z.object({
  id: Id,
  filnavn: z.string(),
  eier: z.string(),
  opprettet: Tidspunkt,
  tilstand: z.enum(['venter', 'smittet']),
  /** File and what was found in it; empty while it waits. */
  funn: z.string(),
})
export type HoldtDokument = z.infer<typeof HoldtDokument>

export const listFeilet = defineEndpoint({
  method: 'GET',
  path: '/api/oversikt/feilet',
  access: 'administrator',
  summary: 'Mail that could not be sent, jobs that failed, and documents that the virus scanner holds back.',
  response: z.object({
    epost: z.array(FeiletEpost),
    jobber: z.array(FeiletJobb),
    filer: z.array(HoldtDokument),
  }),
})

export const retryEpost = defineEndpoint({
  method: 'POST',
  path: '/api/oversikt/feilet/epost/{id}',
  access: 'administrator',
  summary: 'Sends a mail that failed once more.',
  params: z.object({ id: Id }),
  response: Melding,
})

export const forgetEpost = defineEndpoint({
  method: 'DELETE',
  path: '/api/oversikt/feilet/epost/{id}',
  access: 'administrator',
  summary: 'Gives up a mail that failed: it leaves the list and is never sent.',
  params: z.object({ id: Id }),
  response: Melding,
})

export const retryJobb = defineEndpoint({
  method: 'POST',
  path: '/api/oversikt/feilet/jobber/{jobbId}',
  access: 'administrator',
  summary: 'Runs a job that failed once more.',
  params: z.object({ jobbId: z.string().check(z.regex(/^\d{1,18}$/)) }),
  response: Melding,
})

export const retryViruskontroll = defineEndpoint({
  method: 'POST',
  path: '/api/oversikt/feilet/filer/{id}',
  access: 'administrator',
  summary: 'Has the virus scanner look at the files of a document once more.',
  params: z.object({ id: Id }),
  response: Melding,
  errors: ['viruskontroll_av'],
})
