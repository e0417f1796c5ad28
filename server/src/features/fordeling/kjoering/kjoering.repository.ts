import type { Linjeslag } from '@rp/contract/kjoering'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { hasWords } from '../../../platform/db/list-page.ts'
import type { Database, Tables } from '../../database.ts'
import { isFrigitt } from '../avsatt/avsatt.repository.ts'
import { findKommet } from '../korreksjon/korreksjon.repository.ts'
import { selectPersonnavn } from '../personnavn.repository.ts'

type Table = Tables['kjoering']

const kjoeringer = (db: Database) =>
  db
    .selectFrom('kjoering as k')
    .innerJoin('fordelingsplan as p', 'p.id', 'k.plan_id')
    .leftJoin('kjoeringsarbeid as a', 'a.kjoering_id', 'k.id')
    .leftJoin('bruker as kb', 'kb.id', 'k.kontrollert_av')
    .leftJoin('bruker as gb', 'gb.id', 'k.godkjent_av')
    .selectAll('k')
    .select(['p.visningsaar as plan_aar', 'p.utgave', 'a.steg', 'a.ferdig', 'a.av'])
    .select([
      selectPersonnavn('kb').as('kontrollert_navn'),
      selectPersonnavn('gb').as('godkjent_navn'),
      sql<number>`(select count(*) from kjoeringsfunn f where f.kjoering_id = k.id and f.avgjoerelse is null)`.as(
        'aapne_funn',
      ),
      sql<boolean>`exists (select from betaling t join utbetaling u on u.id = t.utbetaling_id
        where t.kjoering_id = k.id and u.sendt is not null)`.as('er_utbetalt'),
    ])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('kjoering_pott as kp')
          .select('kp.pott_id')
          .whereRef('kp.kjoering_id', '=', 'k.id')
          .orderBy('kp.pott_id'),
      ).as('potter'),
    )

export type KjoeringRow = NonNullable<Awaited<ReturnType<typeof findKjoering>>>

export const listKjoeringer = (db: Database) => kjoeringer(db).orderBy('k.nummer', 'desc').execute()
export const findKjoering = (db: Database, id: string) =>
  kjoeringer(db).where('k.id', '=', id).executeTakeFirst()

/** Holds the row until the transaction ends. */
export const lockKjoering = (db: Database, id: string) =>
  db.selectFrom('kjoering').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertKjoering = (tx: Database, row: Insertable<Table>) =>
  tx.insertInto('kjoering').values(row).execute()
export const updateKjoering = (tx: Database, id: string, values: Updateable<Table>) =>
  tx
    .updateTable('kjoering')
    .set(row => ({ ...values, versjon: row('versjon', '+', 1) }))
    .where('id', '=', id)
    .execute()
export const deleteKjoering = (tx: Database, id: string) =>
  tx.deleteFrom('kjoering').where('id', '=', id).execute()

/** The name of a plan. It is not deleted before the transaction ends. */
export const findPlan = (tx: Database, id: string) =>
  tx
    .selectFrom('fordelingsplan')
    .select(['visningsaar', 'utgave'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()

/** What these pots are called by, and the run that has each. */
export const listPotter = (tx: Database, ids: readonly string[]) =>
  tx
    .selectFrom('pott as p')
    .leftJoin('kjoering_pott as kp', 'kp.pott_id', 'p.id')
    .leftJoin('kjoering as k', 'k.id', 'kp.kjoering_id')
    .select(['p.id', 'p.kilde', 'p.slag', 'p.beloep', 'p.visningsaar', 'k.navn as kjoering', 'k.godkjent'])
    .where('p.id', 'in', [...ids])
    .orderBy('p.kilde')
    .orderBy('p.slag')
    .orderBy('p.beloep', 'desc')
    .execute()
export type ValgtPott = Awaited<ReturnType<typeof listPotter>>[number]

/** Those of these pots that are of the viewing year and in no other run; held until the transaction ends. */
export const lockLedigePotter = async (
  tx: Database,
  ids: readonly string[],
  visningsaar: number,
  kjoeringId: string,
) => {
  const { rows } = await sql<{ id: string }>`
    select p.id from pott p where p.id = any (${[...ids]}::uuid[]) and p.visningsaar = ${visningsaar}
      and not exists (select from kjoering_pott kp where kp.pott_id = p.id and kp.kjoering_id <> ${kjoeringId})
    for update`.execute(tx)
  return rows.map(({ id }) => id)
}
export async function replacePotter(tx: Database, id: string, potter: readonly string[]): Promise<void> {
  await tx.deleteFrom('kjoering_pott').where('kjoering_id', '=', id).execute()
  await tx
    .insertInto('kjoering_pott')
    .values(potter.map(pott_id => ({ kjoering_id: id, pott_id, sum_verdi: null })))
    .execute()
}

export const saveArbeid = (db: Database, row: Insertable<Tables['kjoeringsarbeid']>) =>
  db
    .insertInto('kjoeringsarbeid')
    .values(row)
    .onConflict(on => on.column('kjoering_id').doUpdateSet(row))
    .execute()
/** What is told of the work ends with it; what is told of a simulation that was asked for meanwhile stays. */
export const deleteArbeid = (db: Database, id: string) =>
  db
    .deleteFrom('kjoeringsarbeid')
    .where('kjoering_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('kjoering').select('id').where('id', '=', id).where('simulering', 'is not', null)),
      ),
    )
    .execute()

export type Filter = {
  slag?: Linjeslag | 'holdt' | undefined
  pott?: string | undefined
  bruker?: string | undefined
  produksjon?: string | undefined
  tittel?: string | undefined
  person?: string | undefined
  nummer?: number | undefined
}
const medTittel = (tittel: string) => sql<boolean>`exists (select from kjoeringsverk v
  where v.kjoering_id = l.kjoering_id and v.pott_id = l.pott_id and v.produksjon_id = l.produksjon_id
    and ${hasWords(sql`v.tittel`, tittel)})`
const medPerson = (navn: string) => sql<boolean>`exists (select from bruker b
  where b.id = l.bruker_id and ${hasWords(sql`concat_ws(' ', b.fornavn, b.mellomnavn, b.etternavn)`, navn)})`
const linjer = (
  db: Database,
  id: string,
  { slag, pott, bruker, produksjon, tittel = '', person = '', nummer }: Filter,
) =>
  db
    .selectFrom('kjoeringslinje as l')
    .where('l.kjoering_id', '=', id)
    .$if(slag === 'holdt', query => query.where('l.holdt_tilbake', '=', true))
    .$if(slag !== undefined && slag !== 'holdt', query => query.where('l.slag', '=', slag as Linjeslag))
    .$if(pott !== undefined, query => query.where('l.pott_id', '=', pott ?? ''))
    .$if(bruker !== undefined, query => query.where('l.bruker_id', '=', bruker ?? ''))
    .$if(produksjon !== undefined, query => query.where('l.produksjon_id', '=', produksjon ?? ''))
    .$if(tittel.trim() !== '', query => query.where(medTittel(tittel)))
    .$if(person.trim() !== '', query => query.where(medPerson(person)))
    .$if(nummer !== undefined, query => query.where('l.nummer', '=', nummer ?? 0))

export const listLinjer = (
  db: Database,
  id: string,
  filter: Filter,
  order: { sorter: 'nummer' | 'beloep'; synkende: boolean },
  page: { limit: number; offset: number },
) =>
  db
    // The page first, and then what its lines are called by.
    .selectFrom(
      linjer(db, id, filter)
        .selectAll('l')
        .orderBy(`l.${order.sorter}`, order.synkende ? 'desc' : 'asc')
        .orderBy('l.nummer', order.synkende ? 'desc' : 'asc')
        .limit(page.limit)
        .offset(page.offset)
        .as('l'),
    )
    .innerJoin('pott as p', 'p.id', 'l.pott_id')
    .leftJoin('bruker as b', 'b.id', 'l.bruker_id')
    .leftJoin('kjoeringsverk as v', on =>
      on
        .onRef('v.kjoering_id', '=', 'l.kjoering_id')
        .onRef('v.pott_id', '=', 'l.pott_id')
        .onRef('v.produksjon_id', '=', 'l.produksjon_id'),
    )
    .selectAll('l')
    .select(['p.kilde', 'p.slag as pottslag', 'b.fornavn', 'b.etternavn', 'v.tittel'])
    .select(
      sql<'medlem' | 'reserve' | null>`case when not (l.holdt_tilbake or l.slag = 'annet_sted') then null
        when (select bool_or(${isFrigitt}) or sum(ko.beloep) filter (where not ko.frigitt) <> 0
          from korreksjon ko where ko.kjoering_id = l.kjoering_id and ko.linje = l.nummer) then 'medlem'
        when exists (select from frigivelse o where o.pott_id = l.pott_id and o.linje = l.nummer) then 'reserve' end`.as(
        'holdt_til',
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(ko.beloep), 0)::bigint from korreksjon ko
        where ko.kjoering_id = l.kjoering_id and ko.linje = l.nummer and not ko.frigitt)`.as('korrigert'),
    )
    .select(findKommet(sql`l.kjoering_id`, sql`l.nummer`).as('kommet'))
    .orderBy(`l.${order.sorter}`, order.synkende ? 'desc' : 'asc')
    .orderBy('l.nummer', order.synkende ? 'desc' : 'asc')
    .execute()

export async function countLinjer(db: Database, id: string, filter: Filter): Promise<number> {
  const row = await linjer(db, id, filter)
    .select(({ fn }) => fn.countAll<number>().as('antall'))
    .executeTakeFirst()
  return row?.antall ?? 0
}

const groupings = {
  pott: sql<string>`p.kilde || ', ' || p.slag`,
  gruppe: sql<string>`l.gruppe`,
  verkstype: sql<string>`v.verkstype`,
  selskap: sql<string>`v.selskap`,
}

/** What the claims come to by one of these, the largest first. */
export const sumKrav = (db: Database, id: string, etter: keyof typeof groupings) =>
  linjer(db, id, { slag: 'krav' })
    .innerJoin('pott as p', 'p.id', 'l.pott_id')
    .leftJoin('kjoeringsverk as v', on =>
      on
        .onRef('v.kjoering_id', '=', 'l.kjoering_id')
        .onRef('v.pott_id', '=', 'l.pott_id')
        .onRef('v.produksjon_id', '=', 'l.produksjon_id'),
    )
    .select([
      sql<string>`coalesce(${groupings[etter]}, '')`.as('navn'),
      sql<number>`sum(l.beloep)::bigint`.as('beloep'),
      sql<number>`count(distinct l.bruker_id)`.as('mottakere'),
      sql<number>`count(*)`.as('linjer'),
    ])
    .groupBy('navn')
    // Two pots may be called the same.
    .$if(etter === 'pott', query => query.groupBy('l.pott_id'))
    .orderBy('beloep', 'desc')
    .orderBy('navn')
    .limit(1000)
    .execute()
