import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { vederlagstyper } from './fordeling.ts'
import { Id } from './id.ts'
import { filFelt } from './liste.ts'

/** One of a member's registrations whose production is on the broadcast list of the viewing year. */
export const EgenFordelingsrad = z.object({
  dokumentId: Id,
  /** Which of the document's registrations it is, from 1. */
  nummer: z.number(),
  tittel: z.string(),
  selskap: z.string(),
  /** Each media house once. */
  mediehus: z.string(),
  premiere: z.nullable(z.number()),
  verkstype: z.string(),
  fagfunksjon: z.string(),
  episoder: z.nullable(z.number()),
  medvirket: z.nullable(z.number()),
  vederlagstype: z.enum(vederlagstyper),
  status: z.string(),
})
export type EgenFordelingsrad = z.infer<typeof EgenFordelingsrad>

/** 'NRK, TV 2 / 2021'; what is missing is left out. */
export const mediehusTekst = ({ mediehus, premiere }: Pick<EgenFordelingsrad, 'mediehus' | 'premiere'>) =>
  [mediehus, premiere === null ? '' : String(premiere)].filter(Boolean).join(' / ')

export const listEgenFordeling = defineEndpoint({
  method: 'GET',
  path: '/api/fordeling/{aar}/{userId}',
  access: 'innlogget',
  summary: 'What a member has registered on productions of the broadcast list of a viewing year, by title.',
  params: z.object({ aar: z.string().check(z.regex(/^(19|20)\d\d$/)), userId: Id }),
  query: z.object(filFelt),
  response: z.array(EgenFordelingsrad),
})
