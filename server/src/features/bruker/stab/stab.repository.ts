import { sql } from 'kysely'
import type { Database } from '../../database.ts'

const administratorer = (db: Database) =>
  db
    .selectFrom('bruker')
    .select(['id', 'epost'])
    .where('brukertype', '=', 'administrator')
    .where('aktiv', '=', true)
    .where('slettet', 'is', null)
    .orderBy('id')

/** The administrators who can log in. */
export const listAdministratorer = (db: Database) => administratorer(db).execute()

/**
 * The same, held until the transaction ends: two who take the role from each other at the same time come one after the other, and the
 * second sees what the first has done.
 */
export const lockAdministratorer = (tx: Database) => administratorer(tx).forUpdate().execute()

/** How much there is of a user elsewhere; deleted documents do not count. */
export async function countTilknyttet(db: Database, id: string) {
  const { rows } = await sql<{ dokumenter: string; saker: string }>`select
    (select count(*) from dokument where eier_id = ${id} and slettet is null) as dokumenter,
    (select count(*) from sak where bruker_id = ${id}) as saker`.execute(db)
  return { antallDokumenter: Number(rows[0]?.dokumenter), antallSaker: Number(rows[0]?.saker) }
}

/** Newest first. */
export const listSletteoensker = (db: Database, brukerId: string) =>
  db
    .selectFrom('sletteoenske')
    .select(['opprettet', 'melding', 'behandlet', 'trukket', 'notat'])
    .where('bruker_id', '=', brukerId)
    .orderBy('opprettet', 'desc')
    .execute()

/** False when there was none to close. One caller can close it. */
export async function closeSletteoenske(
  db: Database,
  brukerId: string,
  values: { behandlet: Date; behandlet_av: string; notat: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sletteoenske')
    .set(values)
    .where('bruker_id', '=', brukerId)
    .where('behandlet', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
