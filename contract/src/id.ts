import * as z from 'zod/mini'

/** Random identifier (UUID). Anything else names nothing, and is answered like an object that does not exist. */
export const Id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i))
export const IdParams = z.object({ id: Id })

/** Point in time, ISO 8601 in UTC. */
export const Tidspunkt = z.string()

/** A day, '2026-11-20'. */
export const Dag = z.iso
  .date('Skriv en dato som finnes.')
  .check(z.regex(/^20/, 'Året må være fra 2000 til 2099.'))
/** The day that a plan was adopted, which may be of the last century: viewing years are from 1950 on. */
export const Vedtaksdag = z.iso.date('Skriv en dato som finnes.')

/** A year that something is shown or distributed in. @param hva what it is called in a sentence */
export const aarstall = (hva = 'året') => {
  const skriv = { error: `Skriv ${hva} med fire siffer.`, abort: true }
  const grenser = `${hva[0]?.toUpperCase()}${hva.slice(1)} må være fra 1950 til 2100.`
  return z
    .number(skriv.error)
    .check(z.int(skriv), z.minimum(1000, skriv), z.minimum(1950, grenser), z.maximum(2100, grenser))
}

/**
 * Text typed by a person: without NUL and half characters, which PostgreSQL cannot store, and never longer than `max`.
 * @param naarMangler what is said when it is no text at all
 */
export const tekst = (max: number, naarMangler = 'Skriv inn en tekst.') =>
  z.string(naarMangler).check(
    z.maxLength(max, `Teksten kan ha høyst ${max} tegn.`),
    z.refine(text => !text.includes('\0') && text.isWellFormed(), 'Teksten har et tegn som ikke kan lagres.'),
  )

/** Of any shape, stored as it comes: without the same two in any of its texts. Their escapes in JSON tell of them. */
export const vilkaarlig = z
  .unknown()
  .check(
    z.refine(
      value => !/\\u(?:0000|d[89a-f])/.test((JSON.stringify(value) ?? '').replaceAll('\\\\', '')),
      'Teksten har et tegn som ikke kan lagres.',
    ),
  )

/** A number that may be left out: null, an empty text and an absent value mean the same (spec-notes). */
export const valgfrittTall = (minst: number, hoeyst: number) =>
  z.optional(
    z.nullable(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        z
          .int('Skriv et helt tall.')
          .check(z.minimum(minst, `Tallet kan ikke være under ${minst}.`), z.maximum(hoeyst)),
        z.pipe(
          z.string().check(z.regex(/^\s*\d{1,9}\s*$/, 'Skriv et helt tall.')),
          z.transform(text => Number(text)),
        ),
      ]),
    ),
  )

/** A point in time in a query, written so that it can be read; absent or empty where there is no limit. */
export const valgfrittTidspunkt = z.optional(
  tekst(40).check(z.refine(text => text === '' || !Number.isNaN(Date.parse(text)), 'Skriv et tidspunkt.')),
)

/** Answer of calls that only tell the person something. */
export const Melding = z.object({ message: z.string() })
