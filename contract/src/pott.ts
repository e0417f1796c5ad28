import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { vederlagstyper } from './fordeling.ts'
import { aarstall, Dag, Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'

/** What the money is for. A single production has its own pot, shared among its people alone. */
export const pottslag = [...vederlagstyper, 'Enkeltproduksjon'] as const
export type Pottslag = (typeof pottslag)[number]

/** The highest amount in øre that a field takes: a hundred billion kroner. */
const hoeyest = 10_000_000_000_000

/**
 * The last day to pay out what came in, '2025-09-30': nine months after the end of the year, six where another organisation sent it
 * (lov om kollektiv forvaltning; directive 2014/26, articles 13 and 15).
 * @param mottatt a day, '2024-05-02'
 */
export function utbetalingsfrist(mottatt: string, fraOrganisasjon: boolean): string {
  return `${Number(mottatt.slice(0, 4)) + 1}-${fraOrganisasjon ? '06-30' : '09-30'}`
}

/** Why money cannot have come in on a day; null where it can. @param idag the day in Norway, '2026-12-01' */
export const findMottattfeil = (mottatt: string, idag: string): string | null =>
  mottatt > idag ? 'Datoen er fram i tid. Skriv dagen pengene kom inn.' : null

/** Why money cannot be for the showings of a year; null where it can. @param idag the day in Norway, '2026-12-01' */
export const findVisningsaarfeil = (aar: number, idag: string): string | null =>
  aar > Number(idag.slice(0, 4)) ? 'Året er fram i tid. Skriv året det ble vist.' : null

const Pottfelter = z.object({
  kilde: z.string(),
  slag: z.enum(pottslag),
  visningsaar: z.number(),
  /** Whose showings the pot pays for; empty means all. */
  mediehus: z.array(z.string()),
  /** The production that an `Enkeltproduksjon` is about. */
  produksjonsID: z.nullable(Id),
  /** Øre. */
  beloep: z.number(),
  mottatt: z.string(),
  fraOrganisasjon: z.boolean(),
})
const Pottendring = z
  .extend(Pottfelter, {
    kilde: tekst(200).check(z.refine(text => text.trim() !== '', 'Skriv hvem pengene kom fra.')),
    visningsaar: aarstall(),
    mediehus: z.array(tekst(200)).check(z.maxLength(100)),
    beloep: z
      .int('Skriv et beløp i kroner.')
      .check(
        z.minimum(1, 'Beløpet må være over 0 kr.'),
        z.maximum(hoeyest, 'Beløpet kan være høyst 100 milliarder kroner.'),
      ),
    mottatt: Dag,
  })
  .check(
    z.refine(({ slag, produksjonsID }) => (slag === 'Enkeltproduksjon') === (produksjonsID !== null), {
      path: ['produksjonsID'],
      message: 'Velg en produksjon fra listen.',
    }),
  )

export const Pott = z.extend(Pottfelter, {
  _id: Id,
  produksjonstittel: z.nullable(z.string()),
  /** The last day to pay it out. */
  frist: z.string(),
  /** When all that its run gives people was paid, but for what waits for themselves: too little, or no account. Null until then. */
  gjortOpp: z.nullable(Tidspunkt),
  /** The run that has it: no other can. */
  kjoering: z.nullable(z.object({ _id: Id, navn: z.string(), godkjent: z.boolean() })),
  endret: Tidspunkt,
  versjon: z.number(),
})
export type Pott = z.infer<typeof Pott>

export const listPotter = defineEndpoint({
  method: 'GET',
  path: '/api/potter',
  access: 'administrator',
  summary: 'The pots of money, by viewing year and source, with the day by which each must be paid out.',
  response: z.array(Pott),
})
export const createPott = defineEndpoint({
  method: 'POST',
  path: '/api/potter',
  access: 'administrator',
  summary: 'Writes down money that came in.',
  body: Pottendring,
  response: Pott,
  status: 201,
})
export const updatePott = defineEndpoint({
  method: 'PUT',
  path: '/api/potter/{id}',
  access: 'administrator',
  summary:
    'Corrects a pot. A run that was simulated with it is a draft again; one that is frozen keeps it as it was.',
  params: IdParams,
  body: z.object({ versjon: z.int(), pott: Pottendring }),
  response: Pott,
  errors: ['konflikt', 'pott_laast', 'kjoering_frosset'],
})
export const deletePott = defineEndpoint({
  method: 'DELETE',
  path: '/api/potter/{id}',
  access: 'administrator',
  summary: 'Deletes a pot that no run has.',
  params: IdParams,
  response: Melding,
  errors: ['pott_laast'],
})
