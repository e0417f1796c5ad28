import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** Some of the users whose international ID number is not sealed yet. */
export const listUforseglede = (db: Database, antall: number) =>
  db
    .selectFrom('bruker')
    .select(['id', 'internasjonal_id', 'internasjonal_id_kryptert'])
    .where('internasjonal_id', '<>', '')
    .limit(antall)
    .execute()

/** Only while the number is the one that was read; what was saved meanwhile is sealed already. */
export const setForseglet = (db: Database, row: { id: string; internasjonal_id: string }, sealed: string) =>
  db
    .updateTable('bruker')
    .set({ internasjonal_id: '', internasjonal_id_kryptert: sealed })
    .where('id', '=', row.id)
    .where('internasjonal_id', '=', row.internasjonal_id)
    .execute()

const sierNummer = sql<boolean>`fjernet is null and endringer @> '[{"felt": "internasjonalIdNummer"}]'`

/** Some of the lines of history that say such a number. */
export async function listLinjer(db: Database, antall: number): Promise<number[]> {
  const rows = await db
    .selectFrom('historikk')
    .select('sekvens')
    .where(sierNummer)
    .orderBy('sekvens')
    .limit(antall)
    .execute()
  return rows.map(({ sekvens }) => sekvens)
}

export async function countKlartekst(db: Database): Promise<{ brukere: number; linjer: number }> {
  const { rows } = await sql<{ brukere: number; linjer: number }>`select
    (select count(*)::int from bruker where internasjonal_id <> '') as brukere,
    (select count(*)::int from historikk where ${sierNummer}) as linjer`.execute(db)
  return rows[0] ?? { brukere: 0, linjer: 0 }
}
