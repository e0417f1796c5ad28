import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../../database.ts'
import type { FlyttetPott, FlyttetSending } from './sammenslaaing.repository.ts'

type Register = Tables['sammenslaaing']['register']
/** A merge, and what it did in the words of its register. */
export type Sammenslaaing<Innhold> = {
  id: string
  register: Register
  beholdt: string
  navn: string
  tid: Date
  innhold: Innhold
}

export const insertSammenslaaing = (
  db: Database,
  { innhold, ...row }: Sammenslaaing<unknown>,
): Promise<unknown> =>
  db
    .insertInto('sammenslaaing')
    .values({ ...row, innhold: JSON.stringify(innhold) })
    .execute()

type Hvilke = { register: Register; beholdt: string; etter: Date; id?: string }

/** Merges into one entry that were made after a moment, newest first; or the one of them that is named. */
export async function listSammenslaainger<Innhold>(
  db: Database,
  { register, beholdt, etter, id }: Hvilke,
): Promise<Sammenslaaing<Innhold>[]> {
  const rows = await db
    .selectFrom('sammenslaaing')
    .selectAll()
    .where('register', '=', register)
    .where('beholdt', '=', beholdt)
    .where('tid', '>', etter)
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .orderBy('tid', 'desc')
    .orderBy('id')
    .execute()
  return rows as Sammenslaaing<Innhold>[]
}

export const deleteSammenslaaing = (db: Database, id: string) =>
  db.deleteFrom('sammenslaaing').where('id', '=', id).execute()

/** One thing that a merge moved, and whether nobody has changed it since. */
export type Flyttet = { id: string; navn: string; urort: boolean }

/** The lines that still point to the one that stayed, and that nobody has decided since the merge. */
const urortLinje = (beholdt: string, tid: Date): Expression<SqlBool> =>
  sql`produksjon_id = ${beholdt}::uuid and (avgjort is null or avgjort <= ${tid})`

export const listFlyttedeLinjer = (db: Database, ids: readonly string[], beholdt: string, tid: Date) =>
  sql<Flyttet>`select id, tittel || ', ' || visningsaar as navn, coalesce(${urortLinje(beholdt, tid)}, false) as urort
    from sendeliste where id = any(${[...ids]}::uuid[]) order by tittel_sort, id`
    .execute(db)
    .then(({ rows }) => rows)

export const listFlyttedePotter = (db: Database, potter: readonly FlyttetPott[], beholdt: string) =>
  sql<Flyttet>`select p.id, p.kilde as navn, p.versjon = m.versjon and coalesce(p.produksjon_id = ${beholdt}::uuid, false) as urort
    from pott p join jsonb_to_recordset(${JSON.stringify(potter)}::jsonb) as m (id uuid, versjon int) on m.id = p.id
    order by p.kilde, p.id`
    .execute(db)
    .then(({ rows }) => rows)

/** Points to the one that came back what a merge took from it: the lines and pots of these ids, and what was known of the lines. */
export async function returnSendinger(
  db: Database,
  { beholdt, tid, innhold }: Sammenslaaing<FlyttetSending>,
  { id, linjer, potter }: { id: string; linjer: readonly string[]; potter: readonly string[] },
): Promise<void> {
  await sql`update sendeliste set produksjon_id = ${id} where id = any(${[...linjer]}::uuid[])`.execute(db)
  await sql`update sendelisterad r set produksjon_id = ${id}
    from jsonb_to_recordset(${JSON.stringify(innhold.importlinjer)}::jsonb) as m (sendeliste_id uuid, import_id uuid)
    where r.sendeliste_id = m.sendeliste_id and r.import_id is not distinct from m.import_id and r.produksjon_id = ${beholdt}`.execute(
    db,
  )
  await sql`update sendelistevalg v set produksjon_id = ${id}
    from jsonb_to_recordset(${JSON.stringify(innhold.valg)}::jsonb) as m (visningsaar int, noekkel text)
    where v.visningsaar = m.visningsaar and v.noekkel = m.noekkel and v.produksjon_id = ${beholdt} and v.avgjort <= ${tid}`.execute(
    db,
  )
  await sql`update pott set produksjon_id = ${id}, versjon = versjon + 1 where id = any(${[...potter]}::uuid[])`.execute(
    db,
  )
}
