import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, Melding, Tidspunkt, tekst } from './id.ts'
import { filFelt, Liste, listeFelter } from './liste.ts'

const { side, antall } = listeFelter(['slettet'])

export const SlettetDokument = z.object({
  id: Id,
  arbeidstaker: z.string(),
  filnavn: z.string(),
  status: z.string(),
  slettet: Tidspunkt,
  slettetAv: z.string(),
  /** Gone for good after this. */
  frist: Tidspunkt,
})
export type SlettetDokument = z.infer<typeof SlettetDokument>

export const listSlettede = defineEndpoint({
  method: 'GET',
  path: '/api/document/slettede',
  access: 'administrator',
  summary: 'Deleted documents that can still be brought back, last deleted first.',
  query: z.object({ side, antall, ...filFelt, sok: z.optional(tekst(200)) }),
  response: Liste(SlettetDokument),
})

export const restoreDokument = defineEndpoint({
  method: 'POST',
  path: '/api/document/{id}/hent-tilbake',
  access: 'administrator',
  summary: 'Brings a deleted document back with its files and its history.',
  params: IdParams,
  response: Melding,
})
