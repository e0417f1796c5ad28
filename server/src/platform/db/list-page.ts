import { sql } from 'kysely'

/**
 * What stands after `ilike` to find a text anywhere, with the signs that mean something there taken as they stand. A text with aa or å is
 * found written in either way.
 */
export function likeness(text: string) {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  const ways = new Set([pattern, pattern.replace(/å/gi, 'aa'), pattern.replace(/aa/gi, 'å')])
  return ways.size === 1 ? sql<string>`${pattern}` : sql<string>`any(${[...ways]}::text[])`
}

/** Rows to skip and to take for a page counted from 1. */
export const pageOf = ({ side, antall }: { side: number; antall: number }) => ({
  limit: antall,
  offset: (side - 1) * antall,
})

/** For a short list by a column that has no key of its own (sort-key.ts): letters in Norwegian order, whatever their case. */
export const norwegianOrder = (column: string) =>
  sql<string>`replace(translate(lower(${sql.ref(column)}), 'æäøöå', '{{||}'), 'aa', '}') collate "C"`
