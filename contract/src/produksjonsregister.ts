import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { IdParams, Melding, tekst, valgfrittTall } from './id.ts'
import { ProduksjonFelter } from './ny-produksjon.ts'
import { ProduksjonRad } from './produksjon.ts'

const Lagret = z.object({ message: z.string(), produksjon: ProduksjonRad })
const versjon = valgfrittTall(0, 2_000_000_000)

export const getProduksjon = defineEndpoint({
  method: 'GET',
  path: '/api/produksjoner/{id}',
  access: 'administrator',
  summary: 'One production with what points to it.',
  params: IdParams,
  response: ProduksjonRad,
})

export const createProduksjon = defineEndpoint({
  method: 'POST',
  path: '/api/produksjoner',
  access: 'administrator',
  summary: 'A new production.',
  body: ProduksjonFelter,
  response: Lagret,
  status: 201,
  errors: ['produksjon_finnes', 'produksjon_ikke_opprettet'],
})

/** Absent fields stay as they are. The title is corrected by a call of its own, with a history of its own. */
export const ProduksjonEndring = z.extend(z.partial(ProduksjonFelter), { versjon })

export const updateProduksjon = defineEndpoint({
  method: 'PUT',
  path: '/api/produksjoner/{id}',
  access: 'administrator',
  summary: 'Saves the fields that the body carries. A changed title is refused.',
  params: IdParams,
  body: ProduksjonEndring,
  response: Lagret,
  errors: ['konflikt', 'tittel_laast'],
})

export const correctTittel = defineEndpoint({
  method: 'PUT',
  path: '/api/produksjoner/{id}/tittel',
  access: 'administrator',
  summary: 'Corrects the title. Registrations keep pointing to the production, and their names follow.',
  params: IdParams,
  body: z.object({
    Produksjonstittel: ProduksjonFelter.shape.Produksjonstittel,
    /** Why, for the history. */
    grunn: tekst(500).check(z.trim(), z.minLength(1, 'Skriv hvorfor tittelen rettes.')),
    versjon,
  }),
  response: Lagret,
  errors: ['konflikt', 'produksjon_finnes'],
})

export const markProduksjonSett = defineEndpoint({
  method: 'POST',
  path: '/api/produksjoner/{id}/sett',
  access: 'administrator',
  summary: 'Staff has looked at a production that a member added.',
  params: IdParams,
  response: Lagret,
})

export const deleteProduksjon = defineEndpoint({
  method: 'DELETE',
  path: '/api/produksjoner/{id}',
  access: 'administrator',
  summary: 'Deletes a production that nothing points to.',
  params: IdParams,
  response: Melding,
  errors: ['produksjon_i_bruk'],
})
