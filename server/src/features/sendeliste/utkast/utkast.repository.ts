import { type Insertable, sql } from 'kysely'
import type { StoredFile } from '../../../platform/storage/storage.ts'
import type { Database, Tables } from '../../database.ts'
import type { Radutfall } from '../../json-kolonner.ts'

const utkast = (db: Database, brukerId: string) =>
  db
    .selectFrom('sendelisteutkast as u')
    .innerJoin('fil as f', 'f.utkast_id', 'u.id')
    .selectAll('u')
    .select(['f.noekkel', 'f.bytes'])
    .where('u.bruker_id', '=', brukerId)
export type Utkastrow = NonNullable<Awaited<ReturnType<typeof findUtkast>>>

/** A draft is its owner's alone. */
export const findUtkast = (db: Database, brukerId: string, id: string) =>
  utkast(db, brukerId).where('u.id', '=', id).executeTakeFirst()

/** Holds the draft until the transaction is done. */
export const lockUtkast = (tx: Database, brukerId: string, id: string) =>
  utkast(tx, brukerId).where('u.id', '=', id).forUpdate('u').executeTakeFirst()

/** `proevd`: the productions of its lines have been looked for. */
export const listUtkast = (db: Database, brukerId: string) =>
  db
    .selectFrom('sendelisteutkast as u')
    .select(['u.id', 'u.filnavn', 'u.visningsaar', 'u.endret'])
    .select(
      // A limit, so that the rows of each draft are looked up, and not those of all.
      sql<boolean>`coalesce((select true from sendelisteutkastrad r where r.utkast_id = u.id and r.utfall is not null limit 1), false)`.as(
        'proevd',
      ),
    )
    .where('u.bruker_id', '=', brukerId)
    .orderBy('u.endret', 'desc')
    .orderBy('u.id')
    .execute()

export async function insertUtkast(
  tx: Database,
  row: Insertable<Tables['sendelisteutkast']>,
  fil: { id: string; stored: StoredFile },
): Promise<void> {
  await tx.insertInto('sendelisteutkast').values(row).execute()
  await tx
    .insertInto('fil')
    .values({
      id: fil.id,
      dokument_id: null,
      utbetaling_id: null,
      utkast_id: row.id,
      rolle: 'sendeliste',
      posisjon: 0,
      noekkel: fil.stored.key,
      navn: row.filnavn,
      type: 'application/octet-stream',
      bytes: fil.stored.bytes,
      sha256: fil.stored.sha256,
      sider: 0,
      krypteringsnoekkel: fil.stored.keyId,
      opprettet: row.endret,
      erstattet: null,
    })
    .execute()
}

export const updateUtkast = (
  tx: Database,
  id: string,
  row: Pick<Insertable<Tables['sendelisteutkast']>, 'versjon' | 'visningsaar' | 'ark' | 'oppsett' | 'endret'>,
) => tx.updateTable('sendelisteutkast').set(row).where('id', '=', id).execute()

export async function deleteUtkast(tx: Database, brukerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sendelisteutkast')
    .where('id', '=', id)
    .where('bruker_id', '=', brukerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A row of the file, and which production it is; null while that has not been looked for. */
export type Utkastrad = { celler: string[]; utfall: Radutfall | null }
/** All rows, in the order of the file. */
export const listRader = (db: Database, id: string): Promise<Utkastrad[]> =>
  db
    .selectFrom('sendelisteutkastrad')
    .select(['celler', 'utfall'])
    .where('utkast_id', '=', id)
    .orderBy('rad')
    .execute()

const rowsAtOnce = 1000
const chunksOf = <T>(items: readonly T[]): { first: number; chunk: readonly T[] }[] =>
  Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, i) => ({
    first: i * rowsAtOnce,
    chunk: items.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce),
  }))

export async function replaceRader(
  tx: Database,
  id: string,
  rader: readonly (readonly string[])[],
): Promise<void> {
  await tx.deleteFrom('sendelisteutkastrad').where('utkast_id', '=', id).execute()
  for (const { first, chunk } of chunksOf(rader))
    await sql`insert into sendelisteutkastrad (utkast_id, rad, celler)
      select ${id}, ${first} + nummer, celler
      from jsonb_array_elements(${JSON.stringify(chunk)}::jsonb) with ordinality as rader (celler, nummer)`.execute(
      tx,
    )
}

export async function saveUtfall(
  tx: Database,
  id: string,
  /** By the rows of the file. */
  funnet: ReadonlyMap<number, Radutfall>,
): Promise<void> {
  for (const { chunk } of chunksOf([...funnet].map(([rad, utfall]) => ({ rad, utfall }))))
    await sql`update sendelisteutkastrad r set utfall = nytt.utfall
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as nytt (rad integer, utfall jsonb)
      where r.utkast_id = ${id} and r.rad = nytt.rad`.execute(tx)
}

export const forgetUtfall = (tx: Database, id: string) =>
  tx
    .updateTable('sendelisteutkastrad')
    .set({ utfall: null })
    .where('utkast_id', '=', id)
    .where('utfall', 'is not', null)
    .execute()
