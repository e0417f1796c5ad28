import { sql } from 'kysely'

/** The pattern of `ilike` that finds a text anywhere, with the signs that mean something there taken as they stand. */
export const likeness = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`

/** Rows to skip and to take for a page counted from 1. */
export const pageOf = ({ side, antall }: { side: number; antall: number }) => ({
  limit: antall,
  offset: (side - 1) * antall,
})

/** For a short list by a column that has no key of its own (sort-key.ts): letters in Norwegian order, whatever their case. */
export const norwegianOrder = (column: string) =>
  sql<string>`replace(translate(lower(${sql.ref(column)}), 'æäøöå', '{{||}'), 'aa', '}') collate "C"`
