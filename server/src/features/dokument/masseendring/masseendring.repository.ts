import { sql } from 'kysely'
import type { Database, Tables } from '../../database.ts'

export type Verdier = Partial<Pick<Tables['dokument'], 'status' | 'signatur_pc' | 'signatur_rh'>> & {
  status_kommentar?: string
}

/** The address of each of these people. */
export async function listEpost(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('bruker')
    .select(['id', 'epost'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(row => [row.id, row.epost]))
}

export async function insertMasseendring(
  tx: Database,
  { id, aktoerId, tid, endring }: { id: string; aktoerId: string; tid: Date; endring: Verdier },
  foer: readonly { id: string; foer: object }[],
): Promise<void> {
  await tx
    .insertInto('masseendring')
    .values({ id, aktoer_id: aktoerId, tid, endring: JSON.stringify(endring), angret: null, angret_av: null })
    .execute()
  await sql`insert into masseendring_dokument (masseendring_id, dokument_id, foer)
    select ${id}::uuid, * from unnest(${foer.map(rad => rad.id)}::uuid[], ${foer.map(rad => JSON.stringify(rad.foer))}::jsonb[])`.execute(
    tx,
  )
}

/** Held until the transaction ends: undone once. */
export const lockMasseendring = (tx: Database, id: string) =>
  tx.selectFrom('masseendring').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const listFoer = (tx: Database, id: string) =>
  tx
    .selectFrom('masseendring_dokument')
    .select(['dokument_id', 'foer'])
    .where('masseendring_id', '=', id)
    .orderBy('dokument_id')
    .execute()

export const markAngret = (tx: Database, id: string, tid: Date, aktoerId: string) =>
  tx.updateTable('masseendring').set({ angret: tid, angret_av: aktoerId }).where('id', '=', id).execute()

export const listSiden = (db: Database, siden: Date) =>
  db
    .selectFrom('masseendring')
    .innerJoin('bruker', 'bruker.id', 'masseendring.aktoer_id')
    .select(row => [
      'masseendring.id',
      'masseendring.tid',
      'masseendring.aktoer_id',
      'masseendring.endring',
      'masseendring.angret',
      'bruker.fornavn',
      'bruker.etternavn',
      'bruker.epost',
      row
        .selectFrom('masseendring_dokument as m')
        .select(m => m.fn.countAll<number>().as('antall'))
        .whereRef('m.masseendring_id', '=', 'masseendring.id')
        .as('antall'),
    ])
    .where('masseendring.tid', '>', siden)
    .orderBy('masseendring.tid', 'desc')
    .limit(50)
    .execute()
