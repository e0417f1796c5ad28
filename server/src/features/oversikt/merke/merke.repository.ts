import type { Database } from '../../database.ts'

/** The newest mark that was made since `after`, with its link's hash. */
export const findMerkeSiden = (db: Database, after: Date) =>
  db
    .selectFrom('historikk_anker as a')
    .innerJoin('historikk_segl as s', 's.lenke', 'a.til_lenke')
    .select(['s.lenke', 's.hash', 'a.tid'])
    .where('a.tid', '>', after)
    .orderBy('a.til_lenke', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Everybody who is to keep the mark. */
export const listAdministratorer = (db: Database) =>
  db
    .selectFrom('bruker')
    .select(['epost', 'fornavn'])
    .where('brukertype', '=', 'administrator')
    .where('aktiv', '=', true)
    .where('slettet', 'is', null)
    .orderBy('id')
    .execute()
