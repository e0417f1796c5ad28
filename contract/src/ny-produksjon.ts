import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { tekst, valgfrittTall, vilkaarlig } from './id.ts'
import { Produksjon, verkstyper } from './produksjon.ts'

/** Fields of a new production. Null, an empty text and an absent value mean the same (spec-notes). */
export const ProduksjonFelter = z.object({
  /** The season stands in parentheses in the title. */
  Produksjonstittel: tekst(300).check(z.trim(), z.minLength(1, 'Skriv inn produksjonstittelen.')),
  Produksjonsselskap: z.optional(z.nullable(tekst(200))),
  Sesong: valgfrittTall(0, 1000),
  Premiere: valgfrittTall(1890, 2200),
  Verkstype: z.optional(z.nullable(z.union([z.literal(''), z.enum(verkstyper as [string, ...string[]])]))),
  Spilletid_sekunder: valgfrittTall(0, 1_000_000),
  Episoder: valgfrittTall(0, 100_000),
  /** Stored as it comes: an object or a list. */
  Bruk: z.optional(vilkaarlig),
})

/** A member adds a title that the register lacks. One that stands there already is answered, not made again. */
export const addProduksjon = defineEndpoint({
  method: 'POST',
  path: '/api/produksjon',
  access: 'innlogget',
  summary: 'Adds a production that is missing from the register, marked for staff to look at.',
  body: ProduksjonFelter,
  response: z.object({ message: z.string(), produksjon: Produksjon }),
  status: 201,
  errors: ['for_mange_forsoek'],
})

/** Beside the register, which is the same for everybody: what staff have not looked at. */
export const listNyeProduksjoner = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner/nye',
  access: 'innlogget',
  summary:
    "Productions that members have added and staff have not looked at: one's own, and all of them for staff.",
  response: z.array(Produksjon),
})
