import { type Insertable, sql, type Updateable } from 'kysely'
import type { SortColumn } from '../../platform/db/sort-column.ts'
import { sortKey } from '../../platform/db/sort-key.ts'
import type { Database, Tables } from '../database.ts'

/** SQLSTATE of PostgreSQL. */
const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

const sorted = ['fornavn', 'etternavn', 'epost', 'poststed', 'land'] as const
/** The columns by which users are ordered, for filling the keys of rows from before. */
export const brukerSortColumns: readonly SortColumn[] = sorted.map(column => ({
  table: 'bruker',
  column,
  sort: `${column}_sort`,
}))

/** The values with the key of each that users are ordered by: every write goes through here. */
export function withSortKeys<Values extends Updateable<Tables['bruker']>>(values: Values): Values {
  const keys = sorted.flatMap(column => {
    const value = values[column]
    return typeof value === 'string' ? [[`${column}_sort`, sortKey(value)]] : []
  })
  return { ...values, ...Object.fromEntries(keys) }
}

export type BrukerRow = Awaited<ReturnType<typeof findBruker>>

export const findBruker = (db: Database, id: string) =>
  db.selectFrom('bruker').selectAll().where('id', '=', id).executeTakeFirst()

export const findAnyBruker = (db: Database) =>
  db.selectFrom('bruker').select('id').limit(1).executeTakeFirst()

/** Holds the row until the transaction ends, so that the history tells the change that was made. */
export const lockBruker = (db: Database, id: string) =>
  db
    .selectFrom('bruker')
    .selectAll()
    .where('id', '=', id)
    .where('slettet', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Also one who is erased. */
export const lockBrukerEllerSlettet = (db: Database, id: string) =>
  db.selectFrom('bruker').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** False while something points to the row. */
export async function deleteBruker(db: Database, id: string): Promise<boolean> {
  await sql`savepoint bruker_slettes`.execute(db)
  try {
    await db.deleteFrom('bruker').where('id', '=', id).execute()
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error
    await sql`rollback to savepoint bruker_slettes`.execute(db)
    return false
  }
}

/** Whom other login services mean by the account: that was said of the number that it had. */
export const deleteOidcIdentiteter = (db: Database, brukerId: string) =>
  db.deleteFrom('oidc_identitet').where('bruker_id', '=', brukerId).execute()

/** @param noekler keys of the address, the first that is found counts (`epostNoekler`) */
export const findBrukerByEpost = (db: Database, noekler: readonly string[]) =>
  db
    .selectFrom('bruker')
    .selectAll()
    .where('epost_noekkel', 'in', noekler)
    .orderBy(sql`array_position(${[...noekler]}::text[], epost_noekkel)`)
    .executeTakeFirst()

export const isEpostBekreftet = async (db: Database, noekler: readonly string[]): Promise<boolean> =>
  Boolean((await findBrukerByEpost(db, noekler))?.epost_bekreftet)

/** Addresses of people that are not erased, by the id that follows. */
export const listAdresser = (db: Database, after: string, limit: number) =>
  db
    .selectFrom('bruker')
    .select(['id', 'epost', 'epost_noekkel'])
    .where('id', '>', after)
    .where('slettet', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

export const findNewestSealed = (db: Database) =>
  db
    .selectFrom('bruker')
    .select(['id', 'personnummer_kryptert', 'personnummer_indeks'])
    .where('slettet', 'is', null)
    .orderBy('opprettet', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findBrukerByPersonnummer = (db: Database, indeks: string) =>
  db.selectFrom('bruker').selectAll().where('personnummer_indeks', '=', indeks).executeTakeFirst()

/** Returns false when the address or the personal number is taken. */
export async function insertBruker(db: Database, row: Insertable<Tables['bruker']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bruker')
    .values(withSortKeys({ fornavn: '', etternavn: '', poststed: '', land: '', ...row }))
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const updateBrukerRow = (db: Database, id: string, values: Updateable<Tables['bruker']>) =>
  db.updateTable('bruker').set(withSortKeys(values)).where('id', '=', id).execute()

/** What the bank has refused of some people, none of them erased; their rows are held until the transaction ends. */
export const lockAvviste = (tx: Database, ids: readonly string[]) =>
  tx
    .selectFrom('bruker')
    .select(['id', 'konto_avvist_kryptert'])
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .where('slettet', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const setAvviste = (tx: Database, rows: readonly { id: string; konto_avvist_kryptert: string }[]) =>
  sql`update bruker set konto_avvist_kryptert = n.avvist
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(row => row.konto_avvist_kryptert)}::text[]) as n (id, avvist)
    where bruker.id = n.id`.execute(tx)

/** Some of the users whose account number has no index yet. */
export const listUtenKontonummerIndeks = (db: Database) =>
  db
    .selectFrom('bruker')
    .select(['id', 'kontonummer_kryptert'])
    .where('kontonummer_indeks', 'is', null)
    .limit(1000)
    .execute()

/** Only while the account number is the one that was read. */
export const setKontonummerIndeks = (
  db: Database,
  row: { id: string; kontonummer_kryptert: string },
  kontonummer_indeks: string,
) =>
  db
    .updateTable('bruker')
    .set({ kontonummer_indeks })
    .where('id', '=', row.id)
    .where('kontonummer_kryptert', '=', row.kontonummer_kryptert)
    .execute()

/** Returns false when another user has one of the values that must be unique; the transaction is then lost. */
export const updateUniqueBrukerRow = (
  db: Database,
  id: string,
  values: Updateable<Tables['bruker']>,
): Promise<boolean> =>
  updateBrukerRow(db, id, values).then(
    () => true,
    (error: { code?: unknown }) => {
      if (error.code === uniqueViolation) return false
      throw error
    },
  )

/** Whether somebody has been made an administrator since. */
export async function isAdministratorSiden(db: Database, id: string, siden: Date): Promise<boolean> {
  const { rows } = await sql<{ er: boolean }>`
    select exists (
      select from historikk where entitet = 'bruker' and entitet_id = ${id} and tid >= ${siden} and hendelse = 'endret'
        and endringer::jsonb @> '[{"felt": "brukertype", "til": "administrator"}]') as er`.execute(db)
  return rows[0]?.er ?? false
}

export const countAdministratorer = (db: Database) =>
  db
    .selectFrom('bruker')
    .select(row => row.fn.countAll<number>().as('antall'))
    .where('brukertype', '=', 'administrator')
    .where('aktiv', '=', true)
    .executeTakeFirstOrThrow()
