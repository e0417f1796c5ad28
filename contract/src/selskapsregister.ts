import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { renEpost } from './epost.ts'
import { Id, IdParams, Melding, tekst, valgfrittTall } from './id.ts'
import { Orgnr } from './orgnr.ts'
import { SelskapRad } from './produksjon.ts'

const versjon = valgfrittTall(0, 2_000_000_000)
const valgfri = z.optional(z.nullable(tekst(200).check(z.trim())))

/** Fields of a production company. Null, an empty text and an absent value mean the same (spec-notes). */
export const SelskapFelter = z.object({
  navn: tekst(200).check(z.trim(), z.minLength(1, 'Skriv inn navnet på selskapet.')),
  orgnr: z.optional(z.nullable(z.union([z.literal(''), Orgnr]))),
  kontaktperson: valgfri,
  epost: z.optional(
    z.nullable(
      tekst(200).check(
        z.overwrite(renEpost),
        z.regex(
          /^$|^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+\.[^\s\p{Cc}@.]+$/u,
          'Skriv en e-postadresse, for eksempel navn@selskap.no.',
        ),
      ),
    ),
  ),
  telefon: z.optional(
    z.nullable(
      tekst(40).check(
        z.trim(),
        z.regex(/^$|^[+\d][\d\s()/-]{4,}$/, 'Skriv et telefonnummer med sifre, for eksempel 22 33 44 55.'),
      ),
    ),
  ),
})

const Lagret = z.object({ message: z.string(), selskap: SelskapRad })

export const getSelskap = defineEndpoint({
  method: 'GET',
  path: '/api/produksjonsselskaper/{id}',
  access: 'administrator',
  summary: 'One production company with what names it.',
  params: IdParams,
  response: SelskapRad,
})

export const createSelskap = defineEndpoint({
  method: 'POST',
  path: '/api/produksjonsselskaper',
  access: 'administrator',
  summary: 'A new production company.',
  body: SelskapFelter,
  response: Lagret,
  status: 201,
  errors: ['selskap_finnes', 'orgnr_i_bruk'],
})

export const updateSelskap = defineEndpoint({
  method: 'PUT',
  path: '/api/produksjonsselskaper/{id}',
  access: 'administrator',
  summary: 'Saves the fields that the body carries. A new name follows into productions and documents.',
  params: IdParams,
  body: z.extend(z.partial(SelskapFelter), { versjon }),
  response: Lagret,
  errors: ['konflikt', 'selskap_finnes', 'orgnr_i_bruk'],
})

export const deleteSelskap = defineEndpoint({
  method: 'DELETE',
  path: '/api/produksjonsselskaper/{id}',
  access: 'administrator',
  summary: 'Deletes a company that no production and no document names.',
  params: IdParams,
  response: Melding,
  errors: ['selskap_i_bruk'],
})

export const mergeSelskap = defineEndpoint({
  method: 'POST',
  path: '/api/produksjonsselskaper/{id}/sammenslaaing',
  access: 'administrator',
  summary:
    'Another company, or a name that is not in the register, is this one: its name follows everywhere.',
  params: IdParams,
  body: z.object({
    fra: z.optional(Id),
    navn: z.optional(tekst(200)),
    versjon,
    /** Of the company that goes. */
    versjonFra: versjon,
  }),
  response: z.extend(Lagret, { produksjoner: z.number(), dokumenter: z.number() }),
  errors: ['konflikt', 'samme_selskap'],
})

export const listSelskapsforslag = defineEndpoint({
  method: 'GET',
  path: '/api/produksjonsselskaper/forslag',
  access: 'administrator',
  summary:
    'Names in documents and productions that the register lacks, most used first, each with the one company that agrees by name, number or e-mail.',
  response: z.array(
    z.object({
      navn: z.string(),
      produksjoner: z.number(),
      dokumenter: z.number(),
      /** Null where none agrees, or more than one. */
      samme: z.nullable(z.object({ _id: Id, navn: z.string() })),
    }),
  ),
})
