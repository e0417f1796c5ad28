import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, tekst } from './id.ts'

/** A function of a work that nobody has claimed. It says nothing of how many there should be, nor of amounts. */
export const IkkeHentet = z.object({
  nummer: z.number(),
  visningsaar: z.number(),
  tittel: z.string(),
  selskap: z.string(),
  funksjon: z.string(),
  /** The work in the register; null where it has been merged or removed since. */
  produksjonsID: z.nullable(Id),
})
export type IkkeHentet = z.infer<typeof IkkeHentet>

/** Rows of one answer. */
export const ikkeHentetPerSide = 50

export const listIkkeHentet = defineEndpoint({
  method: 'GET',
  path: '/api/ikke-hentet',
  access: 'aapen',
  summary:
    'Works and functions of approved distributions that nobody has claimed, by title in Norwegian order. Open to all, kept for five minutes, and limited per network.',
  query: z.object({
    tittel: z.optional(tekst(200)),
    aar: z.optional(z.coerce.number().check(z.int(), z.minimum(1950), z.maximum(2100))),
    funksjon: z.optional(tekst(200)),
    /** `nummer` of the last row that the caller has. */
    etter: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  }),
  response: z.object({
    rader: z.array(IkkeHentet),
    /** Whether there are more after the last row. */
    flere: z.boolean(),
    /** What can be asked for: the viewing years that have been approved, and the functions of their plans. */
    aar: z.array(z.number()),
    funksjoner: z.array(z.string()),
  }),
  errors: ['for_mange_forsoek'],
})
