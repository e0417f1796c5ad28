import { type Expression, type SqlBool, sql } from 'kysely'

/** The column names something by text: the same whatever its letter case and the space around it. An empty one names nothing. */
export const sameText = (column: string, text: Expression<unknown>) =>
  sql<SqlBool>`${sql.ref(column)} <> '' and lower(btrim(${sql.ref(column)})) = lower(btrim(${text}))`
