import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { yearLock } from '../../../platform/db/year-lock.ts'
import type { Database, Tables } from '../../database.ts'

type Rad = Insertable<Tables['sendelisterad']>
export type Sendelisterow = Selectable<Tables['sendeliste']>

/** Imports, undoing and decisions of a year come one after the other. */
export const lockVisningsaar = (tx: Database, aar: number) =>
  sql`select pg_advisory_xact_lock(${sql.lit(yearLock)}, ${aar})`.execute(tx)

export const findVisningsaar = (db: Database, aar: number) =>
  db.selectFrom('visningsaar').select('aar').where('aar', '=', aar).executeTakeFirst()

export const listYear = (db: Database, aar: number): Promise<Sendelisterow[]> =>
  db
    .selectFrom('sendeliste')
    .selectAll()
    .where('visningsaar', '=', aar)
    .orderBy('tittel_sort')
    .orderBy('id')
    .execute()

export const listValg = (db: Database, aar: number) =>
  db
    .selectFrom('sendelistevalg')
    .select(['noekkel', 'produksjon_id'])
    .where('visningsaar', '=', aar)
    .execute()

/** Those of the productions that are still there; they stay until the transaction is done. */
export const keepProduksjoner = async (tx: Database, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await sql<{
    id: string
  }>`select id from produksjon where id = any(${ids}::uuid[]) for key share`.execute(tx)
  return new Set(rows.rows.map(({ id }) => id))
}

export const insertImport = (tx: Database, row: Insertable<Tables['sendelisteimport']>) =>
  tx.insertInto('sendelisteimport').values(row).execute()

export const insertSendelister = (tx: Database, rows: Insertable<Tables['sendeliste']>[]) =>
  tx.insertInto('sendeliste').values(rows).execute()

export const updateSendeliste = (
  tx: Database,
  { id, ...row }: Updateable<Tables['sendeliste']> & { id: string },
) => tx.updateTable('sendeliste').set(row).where('id', '=', id).execute()

/** A line that no import has touched before keeps what it was. */
export const keepOriginal = (tx: Database, ids: readonly string[]) =>
  sql`
    insert into sendelisterad (import_id, sendeliste_id, rad, tittel, alternativ_tittel, sesong, mediehus, episoder, premiere,
      selskap, produksjon_id, sikkerhet, metode, tvil)
    select null, s.id, 0, s.tittel, s.alternativ_tittel, s.sesong, s.mediehus, s.episoder, s.premiere, s.selskap, s.produksjon_id,
      s.sikkerhet, s.metode, s.tvil
    from sendeliste s
    where s.id = any(${ids}::uuid[]) and not exists (select from sendelisterad r where r.sendeliste_id = s.id)`.execute(
    tx,
  )

export const insertRader = (tx: Database, rows: Rad[]) =>
  tx.insertInto('sendelisterad').values(rows).execute()

export const listImporter = (db: Database, id?: string) =>
  db
    .selectFrom('sendelisteimport as i')
    .innerJoin('bruker as b', 'b.id', 'i.importert_av')
    .leftJoin('bruker as a', 'a.id', 'i.angret_av')
    .selectAll('i')
    .select([
      sql<string>`coalesce(nullif(trim(concat_ws(' ', b.fornavn, b.etternavn)), ''), b.epost)`.as('hvem'),
      sql<string | null>`coalesce(nullif(trim(concat_ws(' ', a.fornavn, a.etternavn)), ''), a.epost)`.as(
        'angret_hvem',
      ),
      sql<number>`(select count(*) from sendelisterad r where r.import_id = i.id)::int`.as('rader'),
      sql<number>`(select count(*) from sendelisterad r join sendeliste s on s.id = r.sendeliste_id
        where r.import_id = i.id and s.tvil)::int`.as('tvil'),
    ])
    .$if(id !== undefined, query => query.where('i.id', '=', id ?? ''))
    .orderBy('i.nummer', 'desc')
    .execute()

export const findImport = (db: Database, id: string) =>
  db.selectFrom('sendelisteimport').selectAll().where('id', '=', id).executeTakeFirst()

export const findOwnImport = (db: Database, brukerId: string, id: string) =>
  db
    .selectFrom('sendelisteimport')
    .select('id')
    .where('id', '=', id)
    .where('importert_av', '=', brukerId)
    .executeTakeFirst()

/** How many of the lines of an import it found a production for, left to a person, and left without one. */
export async function countUtfall(
  db: Database,
  importId: string,
): Promise<{ koblet: number; tvil: number; uten: number }> {
  const { rows } = await sql<{ koblet: number; tvil: number; uten: number }>`
    select count(produksjon_id)::int as koblet, (count(*) filter (where produksjon_id is null and tvil))::int as tvil,
      (count(*) filter (where produksjon_id is null and not tvil))::int as uten
    from sendelisterad where import_id = ${importId}`.execute(db)
  return rows[0] ?? { koblet: 0, tvil: 0, uten: 0 }
}

type Tilbake = Selectable<Tables['sendelisterad']> & { avgjort: Date | null; har_endring: boolean }
/** For each line of the import: what the latest other import says of it, if one does. */
export const listRemaining = async (db: Database, importId: string): Promise<Tilbake[]> => {
  const { rows } = await sql<Tilbake>`
    select distinct on (r.sendeliste_id) r.*, s.avgjort,
      (s.tittel, s.alternativ_tittel, s.mediehus, s.selskap) <> (r.tittel, r.alternativ_tittel, r.mediehus, r.selskap)
        or s.sesong is distinct from r.sesong or s.episoder is distinct from r.episoder
        or s.premiere is distinct from r.premiere as har_endring
    from sendelisterad mine
      join sendeliste s on s.id = mine.sendeliste_id
      join sendelisterad r on r.sendeliste_id = s.id and r.import_id is distinct from mine.import_id
      left join sendelisteimport i on i.id = r.import_id
    where mine.import_id = ${importId}
    order by r.sendeliste_id, i.nummer desc nulls last`.execute(db)
  return rows
}

/** Lines that only this import holds, and how many of them a person has decided. */
export const countOnly = async (
  db: Database,
  importId: string,
): Promise<{ antall: number; avgjorte: number }> => {
  const { rows } = await sql<{ antall: number; avgjorte: number }>`
    select count(*)::int as antall, count(s.avgjort)::int as avgjorte
    from sendelisterad mine join sendeliste s on s.id = mine.sendeliste_id
    where mine.import_id = ${importId} and not exists (
      select from sendelisterad r where r.sendeliste_id = s.id and r.import_id is distinct from mine.import_id)`.execute(
    db,
  )
  return rows[0] ?? { antall: 0, avgjorte: 0 }
}

/** The approved runs of a viewing year, the first first, and when the first of each is paid. */
export const listFordelt = (db: Database, aar: number) =>
  db
    .selectFrom('kjoering as k')
    .where('k.visningsaar', '=', aar)
    .where('k.tilstand', '=', 'frosset')
    .select(['k.id', 'k.navn', 'k.godkjent'])
    .$narrowType<{ godkjent: Date }>()
    .select(eb =>
      eb
        .selectFrom('betaling as b')
        .innerJoin('utbetaling as u', 'u.id', 'b.utbetaling_id')
        .whereRef('b.kjoering_id', '=', 'k.id')
        .where('u.sendt', 'is not', null)
        .where('b.feilet', 'is', null)
        .select(({ fn }) => fn.min('u.dato').as('dato'))
        .as('betales'),
    )
    .orderBy('k.nummer')
    .execute()

export const deleteOnly = (tx: Database, importId: string) =>
  sql`
    delete from sendeliste s using sendelisterad mine
    where mine.import_id = ${importId} and mine.sendeliste_id = s.id and not exists (
      select from sendelisterad r where r.sendeliste_id = s.id and r.import_id is distinct from mine.import_id)`.execute(
    tx,
  )

export const deleteRader = (tx: Database, importId: string) =>
  tx.deleteFrom('sendelisterad').where('import_id', '=', importId).execute()

export const markAngret = (tx: Database, id: string, tid: Date, av: string) =>
  tx.updateTable('sendelisteimport').set({ angret: tid, angret_av: av }).where('id', '=', id).execute()

export const saveArbeid = (db: Database, row: Tables['sendelistearbeid']) =>
  db
    .insertInto('sendelistearbeid')
    .values(row)
    .onConflict(on =>
      on
        .columns(['bruker_id', 'noekkel'])
        .doUpdateSet({ ferdig: row.ferdig, av: row.av, endret: row.endret }),
    )
    .execute()

export const findArbeid = (db: Database, brukerId: string, noekkel: string) =>
  db
    .selectFrom('sendelistearbeid')
    .select(['ferdig', 'av'])
    .where('bruker_id', '=', brukerId)
    .where('noekkel', '=', noekkel)
    .executeTakeFirst()

export const deleteArbeid = (db: Database, before: Date) =>
  db.deleteFrom('sendelistearbeid').where('endret', '<', before).execute()
