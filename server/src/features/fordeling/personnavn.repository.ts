import { sql } from 'kysely'

/** What staff call the person of a row of `bruker` under this alias: the name, or the address where there is none. Null where nobody is. */
export const selectPersonnavn = (alias: string) =>
  sql<
    string | null
  >`coalesce(nullif(btrim(${sql.ref(`${alias}.fornavn`)} || ' ' || ${sql.ref(`${alias}.etternavn`)}), ''), ${sql.ref(`${alias}.epost`)})`
