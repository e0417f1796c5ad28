import type { Database } from '../../database.ts'

/** The files as they came, in their order, and the merged file that is shown of them. */
export const listFiler = (db: Database, dokumentId: string) =>
  db
    .selectFrom('fil')
    .select(['id', 'rolle', 'noekkel', 'navn', 'type', 'bytes', 'sha256', 'endringer', 'signaturer'])
    .where('dokument_id', '=', dokumentId)
    .where('erstattet', 'is', null)
    .orderBy('posisjon')
    .execute()
