import type { Avsattslag, Pottnavn } from '@rp/contract/avsatt'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database, Tables } from '../../database.ts'
import { selectPersonnavn } from '../personnavn.repository.ts'
import { isLastTry, isNetted } from '../utbetaling/utbetaling.repository.ts'

/** A pot as it is called, as one value. */
const pottnavn = (alias: string) => sql<Pottnavn>`jsonb_build_object('_id', ${sql.ref(`${alias}.id`)},
  'kilde', ${sql.ref(`${alias}.kilde`)}, 'slag', ${sql.ref(`${alias}.slag`)},
  'visningsaar', ${sql.ref(`${alias}.visningsaar`)}, 'beloep', ${sql.ref(`${alias}.beloep`)})`

/** The pots `n` that money of the pot `p` can be released to, each with its run `nk`: the same rule as for corrections. */
const mulige = sql`kjoering_pott nkp join kjoering nk on nk.id = nkp.kjoering_id and nk.tilstand <> 'frosset' join pott n on n.id = nkp.pott_id
  where lower(btrim(n.kilde)) = lower(btrim(p.kilde)) and n.slag = p.slag and n.produksjon_id is not distinct from p.produksjon_id
    and n.visningsaar >= p.visningsaar`

/** Øre that the lines `l` of each pot of some runs set aside, by why, and that they share out of what is released to it. */
export const selectAvsatt = (hvilke: RawBuilder<unknown>) => {
  const sum = (hva: RawBuilder<unknown>) => sql`coalesce(sum(l.beloep) filter (where ${hva}), 0)::bigint`
  return sql`
    select l.kjoering_id, l.pott_id, ${sum(sql`l.slag = 'avsetning'`)} as avsetning, ${sum(sql`l.slag = 'uten_krav'`)} as uten_krav,
      ${sum(sql`l.slag = 'ufordelt'`)} as ufordelt, ${sum(sql`l.holdt_tilbake`)} as holdt,
      ${sum(sql`l.slag = 'annet_sted'`)} as annet_sted, -${sum(sql`l.slag = 'frigitt'`)} as frigitt
    from kjoeringslinje l where ${hvilke} group by 1, 2`
}

/** Whether the correction `ko` releases its line `l`: some run counts it, or can, since whoever is erased is paid nothing more. By an index each: `offset 0`. */
export const isFrigitt = sql<boolean>`ko.frigitt and (
  exists (select from kjoeringslinje t where t.korreksjon_id = ko.id offset 0)
  or exists (select from bruker b where b.id = l.bruker_id and b.slettet is null offset 0))`

/** What has an approved way out to the reserve, or one to its member, with the pot and why it was set aside. */
const avklart = sql`(
  select pott_id, beloep, slag, 'reserve' as til from frigivelse where til_pott_id is null and godkjent is not null
  union all
  select l.pott_id, ko.beloep, case when l.holdt_tilbake then 'holdt' else l.slag end, 'medlem' from korreksjon ko
  join kjoeringslinje l on l.kjoering_id = ko.kjoering_id and l.nummer = ko.linje where ${isFrigitt})`

type Row = {
  pott: Pottnavn
  mottatt: string
  slag: Avsattslag
  beloep: number
  kjoering_id: string
  navn: string
  godkjent: Date
  potter: (Pottnavn & { kjoering: string })[]
}

/** What is set aside of pots of approved runs and neither released nor waiting to be, of one pot where its id is given. */
export async function listAvsatt(db: Database, pottId: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${pottnavn('p')} as pott, p.mottatt, s.slag, s.beloep - coalesce(f.beloep, 0)::bigint as beloep, k.id as kjoering_id, k.navn,
      k.godkjent, coalesce((select jsonb_agg(${pottnavn('n')} || jsonb_build_object('kjoering', nk.navn) order by n.mottatt desc, n.id)
        from ${mulige}), '[]') as potter
    from kjoering k join kjoering_pott kp on kp.kjoering_id = k.id join pott p on p.id = kp.pott_id
    cross join lateral (select
      coalesce(sum(h.beloep) filter (where h.til = 'medlem' and h.slag = 'holdt'), 0)::bigint as holdt,
      coalesce(sum(h.beloep) filter (where h.til = 'medlem' and h.slag = 'annet_sted'), 0)::bigint as annet_sted,
      coalesce(sum(h.beloep) filter (where h.til = 'reserve'), 0)::bigint as reserve from ${avklart} h where h.pott_id = p.id) h
    cross join lateral (values ('avsetning', kp.avsetning + h.reserve), ('uten_krav', kp.uten_krav), ('ufordelt', kp.ufordelt),
      ('holdt', kp.holdt - h.holdt), ('annet_sted', kp.annet_sted - h.annet_sted)) as s (slag, beloep)
    left join lateral (select sum(beloep) as beloep from frigivelse where pott_id = p.id and slag = s.slag) f on true
    where k.tilstand = 'frosset' and s.beloep > coalesce(f.beloep, 0) and (${pottId}::uuid is null or p.id = ${pottId}::uuid)
    order by p.mottatt, p.kilde, p.id, s.slag`.execute(db)
  return rows
}

const frigivelser = (db: Database) =>
  db
    .selectFrom('frigivelse as f')
    .innerJoin('pott as p', 'p.id', 'f.pott_id')
    .leftJoin('pott as n', 'n.id', 'f.til_pott_id')
    .leftJoin('kjoering_pott as kp', 'kp.pott_id', 'n.id')
    .leftJoin('kjoering as k', 'k.id', 'kp.kjoering_id')
    .leftJoin('bruker as ob', 'ob.id', 'f.opprettet_av')
    .leftJoin('bruker as gb', 'gb.id', 'f.godkjent_av')
    .selectAll('f')
    .select([
      pottnavn('p').as('pott'),
      sql<Pottnavn | null>`case when n.id is not null then ${pottnavn('n')} end`.as('til'),
      'k.id as kjoering_id',
      'k.navn',
    ])
    .select([selectPersonnavn('ob').as('opprettet_navn'), selectPersonnavn('gb').as('godkjent_navn')])
export type FrigivelseRow = NonNullable<Awaited<ReturnType<typeof findFrigivelse>>>

/** What waits for another first, then the newest; at most 200. */
export const listFrigivelser = (db: Database) =>
  frigivelser(db)
    .orderBy(sql`f.godkjent is not null`)
    .orderBy('f.opprettet', 'desc')
    .orderBy('f.id')
    .limit(200)
    .execute()
export const findFrigivelse = (db: Database, id: string) =>
  frigivelser(db).where('f.id', '=', id).executeTakeFirst()

/** Holds the rows until the transaction ends. What is released of a pot, and to it, comes one after another. */
export const lockPotter = (tx: Database, ids: readonly string[]) =>
  tx
    .selectFrom('pott')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
/** The releases that stand and fall together: those of one payment, each of its own pot. */
const helheten = (id: string) =>
  sql<boolean>`(f.id = ${id} or f.betaling_id = (select betaling_id from frigivelse where id = ${id}))`
export const lockFrigivelse = (tx: Database, id: string) =>
  tx.selectFrom('frigivelse as f').select('f.id').where(helheten(id)).orderBy('f.id').forUpdate().execute()
export const listHelheten = (tx: Database, id: string) =>
  frigivelser(tx).where(helheten(id)).orderBy('f.id').execute()

/** A line of an approved run that was held back or that others manage, with whether its person is still there; its row is held. */
export const lockHoldt = (tx: Database, kjoeringId: string, linje: number) =>
  tx
    .selectFrom('kjoeringslinje as l')
    .innerJoin('kjoering as k', 'k.id', 'l.kjoering_id')
    .leftJoin('bruker as b', on => on.onRef('b.id', '=', 'l.bruker_id').on('b.slettet', 'is', null))
    .where('l.kjoering_id', '=', kjoeringId)
    .where('l.nummer', '=', linje)
    .where(({ or, eb }) => or([eb('l.holdt_tilbake', '=', true), eb('l.slag', '=', 'annet_sted')]))
    .innerJoin('pott as p', 'p.id', 'l.pott_id')
    .where('k.tilstand', '=', 'frosset')
    .select(['l.beloep', 'l.pott_id', 'b.id as bruker_id', 'b.eoes', 'p.slag as pottslag'])
    .select(
      sql<'holdt' | 'annet_sted'>`case when l.holdt_tilbake then 'holdt' else 'annet_sted' end`.as('slag'),
    )
    .forUpdate('l')
    .executeTakeFirst()
/** Whether a line that was set aside is on its way out already, or was paid by corrections that took nothing of what is set aside. */
export async function isAvklart(
  tx: Database,
  kjoeringId: string,
  pottId: string,
  linje: number,
): Promise<boolean> {
  const { rows } = await sql<{ er: boolean }>`
    select exists (select from frigivelse where pott_id = ${pottId} and linje = ${linje})
      or coalesce((
        select bool_or(${isFrigitt}) or sum(ko.beloep) filter (where not ko.frigitt) <> 0
          -- One that can still be deleted does not even out another.
          or bool_or(not ko.frigitt and not exists (select from kjoeringslinje t join kjoering k on k.id = t.kjoering_id
            where t.korreksjon_id = ko.id and k.tilstand = 'frosset'))
        from korreksjon ko join kjoeringslinje l on l.kjoering_id = ko.kjoering_id and l.nummer = ko.linje
        where ko.kjoering_id = ${kjoeringId} and ko.linje = ${linje}), false) as er`.execute(tx)
  return rows[0]?.er ?? false
}

export const insertFrigivelse = (
  tx: Database,
  rows: Insertable<Tables['frigivelse']> | Insertable<Tables['frigivelse']>[],
) => tx.insertInto('frigivelse').values(rows).execute()
export const approve = (tx: Database, id: string, godkjent: Date, godkjent_av: string) =>
  tx.updateTable('frigivelse as f').set({ godkjent, godkjent_av }).where(helheten(id)).execute()
export const deleteFrigivelse = (tx: Database, id: string) =>
  tx.deleteFrom('frigivelse as f').where(helheten(id)).execute()

/** What each pot gave of a payment that failed and has not come again, of a person who is erased and owes nothing back; none where it is released already. */
export async function listPottene(
  tx: Database,
  betalingId: string,
): Promise<{ pott_id: string; beloep: number }[]> {
  const { rows } = await sql<{ pott_id: string; beloep: number }>`
    select l.pott_id, sum(l.beloep)::bigint as beloep
    from betaling t join kjoeringslinje l on l.kjoering_id = t.kjoering_id and l.bruker_id = t.bruker_id
    where t.id = ${betalingId} and t.feilet is not null and t.beloep > 0 and ${isLastTry} and not ${isNetted}
      and l.slag in ('krav', 'korreksjon') and not l.holdt_tilbake
      and not exists (select from bruker b where b.id = t.bruker_id and b.slettet is null)
      and not exists (select from frigivelse f where f.betaling_id = t.id)
    group by 1 having sum(l.beloep) <> 0 order by 1`.execute(tx)
  return rows
}
