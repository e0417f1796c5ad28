import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The marks of what is kept in memory (migrations 0005 and 0010): cheap, and right across processes. */
export async function getVersjon(db: Database): Promise<string> {
  const rows = await db
    .selectFrom('registerversjon')
    .select('versjon')
    .where('register', 'in', ['innstilling', 'visningsaar'])
    .orderBy('register')
    .execute()
  return rows.map(row => row.versjon).join(' ')
}

export type InnstillingRow = Awaited<ReturnType<typeof listInnstillinger>>[number]

/** Every value that staff have set or once had set, with who did it. */
export const listInnstillinger = (db: Database) =>
  db
    .selectFrom('innstilling')
    .leftJoin('bruker', 'bruker.id', 'innstilling.endret_av')
    .select([
      'innstilling.navn',
      'innstilling.id',
      'innstilling.verdi',
      'innstilling.versjon',
      'innstilling.endret',
      'bruker.fornavn',
      'bruker.etternavn',
      'bruker.epost',
    ])
    .execute()

/** The row of a name, made when there is none, and held until the transaction ends. */
export async function lockInnstilling(db: Database, navn: string, naa: Date) {
  await db
    .insertInto('innstilling')
    .values({ navn, endret: naa })
    .onConflict(on => on.doNothing())
    .execute()
  return db
    .selectFrom('innstilling')
    .select(['id', 'verdi', 'versjon'])
    .where('navn', '=', navn)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** @param verdi null: the default */
export const updateInnstilling = (
  db: Database,
  navn: string,
  { verdi, hvem, naa }: { verdi: unknown; hvem: string; naa: Date },
) =>
  db
    .updateTable('innstilling')
    .set(row => ({
      verdi: verdi === null ? null : sql<string>`${JSON.stringify(verdi)}::jsonb`,
      versjon: row('versjon', '+', 1),
      endret: naa,
      endret_av: hvem,
    }))
    .where('navn', '=', navn)
    .execute()

/** Newest first, with how many lines of a broadcast list each year has. */
export const listVisningsaar = (db: Database) =>
  db
    .selectFrom('visningsaar')
    .selectAll()
    .select(row =>
      row
        .selectFrom('sendeliste')
        .whereRef('sendeliste.visningsaar', '=', 'visningsaar.aar')
        .select(count => count.fn.countAll<string>().as('antall'))
        .as('sendinger'),
    )
    .orderBy('aar', 'desc')
    .execute()

export type VisningsaarRow = { aar: number; fordeles: number | null; plan_vedtatt: string | null }

export const lockVisningsaar = (db: Database, aar: number) =>
  db.selectFrom('visningsaar').selectAll().where('aar', '=', aar).forUpdate().executeTakeFirst()

/** False when the year is there already. */
export async function insertVisningsaar(db: Database, row: VisningsaarRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('visningsaar')
    .values({ ...row, har_sendeliste: false })
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const updateVisningsaar = (db: Database, { aar, ...row }: VisningsaarRow) =>
  db.updateTable('visningsaar').set(row).where('aar', '=', aar).execute()

export const hasSendeliste = async (db: Database, aar: number): Promise<boolean> =>
  (await db
    .selectFrom('sendeliste')
    .select('id')
    .where('visningsaar', '=', aar)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const deleteVisningsaar = (db: Database, aar: number) =>
  db.deleteFrom('visningsaar').where('aar', '=', aar).execute()
