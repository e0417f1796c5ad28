import { type Expression, type SqlBool, sql } from 'kysely'

/** Of each, one is as good as another: keyboards, word processors and registers write them differently. */
const apostrophesAndDashes = /['’‘‛ʼ′´`\-‐‑‒–—―−]/g

/**
 * What stands after `ilike` to find a text anywhere, with the signs that mean something there taken as they stand. A text with aa or å is
 * found written in either way, and one with an apostrophe or a dash with any.
 */
export function likeness(text: string) {
  const escaped = text.trim().replace(/[\\%_]/g, '\\$&')
  // Any one sign in its place. A text of signs alone is sought as it stands, or it would find everything.
  const pattern = `%${/[\p{L}\p{N}]/u.test(text) ? escaped.replace(apostrophesAndDashes, '_') : escaped}%`
  const ways = new Set([pattern, pattern.replace(/å/gi, 'aa'), pattern.replace(/aa/gi, 'å')])
  return ways.size === 1 ? sql<string>`${pattern}` : sql<string>`any(${[...ways]}::text[])`
}

/**
 * That a text has every word that is typed, in whatever order, with signs and spaces aside. What is all signs, or has a letter that stands
 * alone, as in «A-foto» and «S.O.S», is sought as it stands.
 */
export function hasWords(column: Expression<unknown>, typed: string) {
  const words = typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const sought = words.length === 0 || words.some(word => /^\p{L}$/u.test(word)) ? [typed] : words
  return sql<SqlBool>`(${sql.join(
    sought.map(word => sql`${column} ilike ${likeness(word)}`),
    sql` and `,
  )})`
}

/** Rows to skip and to take for a page counted from 1. */
export const pageOf = ({ side, antall }: { side: number; antall: number }) => ({
  limit: antall,
  offset: (side - 1) * antall,
})

/** For a short list by a column that has no key of its own (sort-key.ts): letters in Norwegian order, whatever their case. */
export const norwegianOrder = (column: string) =>
  sql<string>`replace(translate(lower(${sql.ref(column)}), 'æäøöå', '{{||}'), 'aa', '}') collate "C"`
