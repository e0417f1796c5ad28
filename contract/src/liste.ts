import * as z from 'zod/mini'

/** Rows of one page unless the caller says otherwise, and the most that one answer carries. */
export const perSide = 50
export const maksPerSide = 1000

/**
 * The query of a list that staff page through: page, order and direction, beside the filters of the list itself. Without
 * `side` the bare call of the specification is meant, which answers everything.
 * @param kolonner the names that may be sorted by
 */
export const listeFelter = <const K extends readonly [string, ...string[]]>(kolonner: K) => ({
  side: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  antall: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maksPerSide))),
  sorter: z.optional(z.enum(kolonner)),
  retning: z.optional(z.enum(['stigende', 'synkende'])),
})

const listeformater = ['csv', 'xlsx'] as const
export type Listeformat = (typeof listeformater)[number]

/** Beside `listeFelter`, of a list that is also given as a file: every row that the filters leave, in the order asked for. */
export const filFelt = { fil: z.optional(z.enum(listeformater)) }

/** One page of rows, and how many the filter leaves in all. */
export const Liste = <Rad extends z.ZodMiniType>(rad: Rad) =>
  z.object({ rader: z.array(rad), antall: z.number() })
