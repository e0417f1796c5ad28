import type { Database } from '../../database.ts'

/** Everybody who is to keep the mark. */
export const listAdministratorer = (db: Database) =>
  db
    .selectFrom('bruker')
    .select('epost')
    .where('brukertype', '=', 'administrator')
    .where('aktiv', '=', true)
    .where('slettet', 'is', null)
    .orderBy('id')
    .execute()
