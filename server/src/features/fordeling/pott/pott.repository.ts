import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

type Table = Tables['pott']

/**
 * When the last file with payments of the pot's run was sent; null while some of them wait for one that they can be in. What failed, and
 * what was too little when a file was asked for, waits for its person. An approved run that gives nobody anything is done at once.
 */
const gjortOpp = sql<Date | null>`(
  select case
    when b.antall is null and (k.regnskap ->> 'krav')::bigint > 0 then null
    when not coalesce(b.venter, false) then coalesce(b.sendt, k.godkjent) end
  from kjoering_pott kp join kjoering k on k.id = kp.kjoering_id
  left join lateral (
    select nullif(count(*), 0) as antall, max(u.sendt) as sendt,
      bool_or(t.feilet is null and t.beloep > 0 and u.sendt is null and (u.id is not null or t.opprettet > sist.bestilt)) as venter
    from betaling t left join utbetaling u on u.id = t.utbetaling_id
    cross join lateral (select coalesce(max(su.bestilt) filter (where su.sendt is not null), '-infinity') as bestilt
      from betaling st join utbetaling su on su.id = st.utbetaling_id where st.kjoering_id = k.id) sist
    where t.kjoering_id = k.id) b on true
  where kp.pott_id = pott.id and k.tilstand = 'frosset')`

const potter = (db: Database) =>
  db
    .selectFrom('pott')
    .leftJoin('produksjon as p', 'p.id', 'pott.produksjon_id')
    .leftJoin('kjoering_pott as kpk', 'kpk.pott_id', 'pott.id')
    .leftJoin('kjoering as kk', 'kk.id', 'kpk.kjoering_id')
    .selectAll('pott')
    .select(['kk.id as kjoering_id', 'kk.navn as kjoering_navn', 'kk.godkjent as kjoering_godkjent'])
    .select(['p.tittel as produksjonstittel', gjortOpp.as('gjort_opp')])

export type PottRow = NonNullable<Awaited<ReturnType<typeof findPott>>>

export const listPotter = (db: Database) =>
  potter(db)
    .orderBy('pott.visningsaar', 'desc')
    .orderBy('pott.kilde')
    .orderBy('pott.mottatt')
    .orderBy('pott.id')
    .execute()

export const findPott = (db: Database, id: string) => potter(db).where('pott.id', '=', id).executeTakeFirst()

/** Holds the row until the transaction ends. */
export const lockPott = (db: Database, id: string) =>
  db.selectFrom('pott').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const hasProduksjon = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('produksjon').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const insertPott = (tx: Database, row: Insertable<Table>) =>
  tx.insertInto('pott').values(row).execute()

export const updatePott = (tx: Database, id: string, values: Updateable<Table>) =>
  tx
    .updateTable('pott')
    .set(row => ({ ...values, versjon: row('versjon', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deletePott = (tx: Database, id: string) => tx.deleteFrom('pott').where('id', '=', id).execute()

/** The run that has the pot, held until the transaction ends; undefined where none has. */
export const findKjoeringOf = (tx: Database, id: string) =>
  tx
    .selectFrom('kjoering_pott as kp')
    .innerJoin('kjoering as k', 'k.id', 'kp.kjoering_id')
    .select(['k.id', 'k.tilstand'])
    .where('kp.pott_id', '=', id)
    .forUpdate('k')
    .executeTakeFirst()

/** Whether money is released to the pot, or waits to be. */
export const hasFrigivelse = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.selectFrom('frigivelse').select('id').where('til_pott_id', '=', id).executeTakeFirst()) !==
  undefined
