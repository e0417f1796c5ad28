import { type Saksslag, saksslag } from '@rp/contract/sak'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { SortColumn } from '../../platform/db/sort-column.ts'
import type { Database, Tables } from '../database.ts'

/** Titles kept before their order was. */
export const sakSortColumns: readonly SortColumn[] = [
  { table: 'sak', column: 'dokument_navn', sort: 'dokument_sort' },
]

/** Returns the number of the case. */
export async function insertSak(db: Database, row: Insertable<Tables['sak']>): Promise<number> {
  const { nummer } = await db.insertInto('sak').values(row).returning('nummer').executeTakeFirstOrThrow()
  return nummer
}

export const insertMelding = (db: Database, row: Insertable<Tables['sak_melding']>) =>
  db.insertInto('sak_melding').values(row).execute()

/** Counts the version up, so that whoever read the case before is told. */
export const updateSak = (db: Database, id: string, values: Updateable<Tables['sak']>) =>
  db
    .updateTable('sak')
    .set(row => ({ ...values, versjon: row('versjon', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Holds the row until the transaction ends: two answers at once come after one another. */
export const lockSak = (db: Database, nummer: number) =>
  db.selectFrom('sak').selectAll().where('nummer', '=', nummer).forUpdate().executeTakeFirst()
export type SakRow = NonNullable<Awaited<ReturnType<typeof lockSak>>>

type Linje = { kjoeringId: string; linje: number }
const selectLinje = (db: Database) =>
  db
    .selectFrom('kjoeringslinje as l')
    .innerJoin('kjoering as k', 'k.id', 'l.kjoering_id')
    .innerJoin('kjoeringsverk as v', on =>
      on
        .onRef('v.kjoering_id', '=', 'l.kjoering_id')
        .onRef('v.pott_id', '=', 'l.pott_id')
        .onRef('v.produksjon_id', '=', 'l.produksjon_id'),
    )
    .where('k.tilstand', '=', 'frosset')
    .select(['l.kjoering_id as kjoeringId', 'l.nummer as linje'])
    .select(['k.navn as kjoering', 'v.tittel as produksjonstittel'])
    .select(sql<string>`coalesce(l.gruppe, '')`.as('gruppe'))
    // What another organisation manages gave nothing.
    .select(sql<number>`case when l.slag = 'annet_sted' then 0 else l.beloep end`.as('beloep'))

/** A line of an approved run, as a case about it tells of it. @param eier whose line it must be; anybody's where it is not given */
export const findLinje = async (db: Database, { kjoeringId, linje }: Linje, eier?: string) =>
  (await selectLinje(db)
    .where('l.kjoering_id', '=', kjoeringId)
    .where('l.nummer', '=', linje)
    .$if(eier !== undefined, query => query.where('l.bruker_id', '=', eier ?? ''))
    .executeTakeFirst()) ?? null

type Saken = Pick<SakRow, 'kjoering_id' | 'linje'>
/** The lines that stored cases are about, for each of them; null where it is about none. */
export async function findSakslinjer(db: Database, saker: readonly Saken[]) {
  const om = saker.flatMap(({ kjoering_id, linje }) =>
    kjoering_id && linje !== null ? { kjoering_id, linje } : [],
  )
  const linjer = await selectLinje(db)
    .where(
      sql<boolean>`(l.kjoering_id, l.nummer) in (select * from unnest(${om.map(one => one.kjoering_id)}::uuid[], ${om.map(one => one.linje)}::int[]))`,
    )
    .execute()
  return saker.map(
    sak => linjer.find(one => one.kjoeringId === sak.kjoering_id && one.linje === sak.linje) ?? null,
  )
}

/** The line that a stored case is about; null where it is about none. */
export const findSakslinje = async (db: Database, sak: Saken) => (await findSakslinjer(db, [sak]))[0] ?? null

/** The case that an earlier call wrote to. */
export const findSak = (db: Database, id: string) =>
  db.selectFrom('sak').select(['id as sakId', 'nummer as saksnummer']).where('id', '=', id).executeTakeFirst()

/** Holds the account until the transaction ends; undefined where it is gone. */
export const lockKonto = (tx: Database, id: string) =>
  tx.selectFrom('bruker').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The case among staff about whose the account's number is, while it is not closed. */
export const findAapenOmNummer = (tx: Database, brukerId: string) =>
  tx
    .selectFrom('sak')
    .select('id')
    .where('bruker_id', '=', brukerId)
    .where('slag', '=', 'personnummer')
    .where('tilstand', '!=', 'lukket')
    .executeTakeFirst()

/** The conversation in order, internal notes among it. */
export const listMeldinger = (db: Database, sakId: string) =>
  db
    .selectFrom('sak_melding')
    .leftJoin('bruker', 'bruker.id', 'sak_melding.avsender_id')
    .select(['sak_melding.id', 'avsender_id', 'retning', 'tekst', 'tid', 'fornavn', 'etternavn', 'epost'])
    .where('sak_id', '=', sakId)
    .orderBy('sekvens')
    .execute()

/** What the member may see: messages both ways, never a note. */
export const listSynligeMeldinger = (db: Database, sakId: string) =>
  db
    .selectFrom('sak_melding')
    .select(['id', 'retning', 'tekst', 'tid'])
    .where('sak_id', '=', sakId)
    .where('retning', 'in', ['inn', 'ut'])
    .orderBy('sekvens')
    .execute()

const begynnelse = 160

const selectHenvendelse = (db: Database) =>
  db
    .selectFrom('sak')
    .leftJoin('dokument', join =>
      join.onRef('dokument.id', '=', 'sak.dokument_id').on('dokument.slettet', 'is', null),
    )
    .selectAll('sak')
    .where('sak.slag', 'in', saksslag)
    .$narrowType<{ slag: Saksslag }>()
    .select(['dokument.id as levende_dokument', 'dokument.filnavn as filnavn_naa'])
    .select(row => [
      row
        .selectFrom('sak_melding as m')
        .select(melding => melding.fn.max('m.tid').as('tid'))
        .whereRef('m.sak_id', '=', 'sak.id')
        .where('m.retning', '!=', 'notat')
        .as('sist'),
      row
        .selectFrom('sak_melding as f')
        .select(sql<string>`left(f.tekst, ${begynnelse}::int)`.as('tekst'))
        .whereRef('f.sak_id', '=', 'sak.id')
        .where('f.retning', '!=', 'notat')
        .orderBy('f.sekvens')
        .limit(1)
        .as('begynnelse'),
    ])

export type HenvendelseRow = NonNullable<Awaited<ReturnType<typeof findHenvendelse>>>

export const findHenvendelse = (db: Database, nummer: number) =>
  selectHenvendelse(db).where('sak.nummer', '=', nummer).executeTakeFirst()

export const listHenvendelser = (db: Database, brukerId: string) =>
  selectHenvendelse(db)
    .where('sak.bruker_id', '=', brukerId)
    .orderBy('sist', 'desc')
    .orderBy('sak.nummer', 'desc')
    .execute()
