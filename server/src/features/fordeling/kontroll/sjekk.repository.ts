import crypto from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { isFrigitt, selectAvsatt } from '../avsatt/avsatt.repository.ts'
import { hashtekst, linjekolonner } from '../kjoering/regn.ts'

/**
 * How many approved runs there are, and the numbers of those whose lines are not what was approved, of those whose payments are not what
 * their lines give each person, of those that have not set aside what their lines say or share out other than what was released to them,
 * and of the payment files that are not the sum of their payments.
 */
export type Kjoeringsrapport = {
  godkjente: number
  endrede: number[]
  betalinger: number[]
  avsatt: number[]
  filer: number[]
}

const atOnce = 10_000

/** The hash of a run's lines as they stand, made as the simulation makes it (`regn`). */
async function hashLinjer(db: Database, id: string): Promise<string> {
  const hash = crypto.createHash('sha256')
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('kjoeringslinje')
      .select(linjekolonner)
      .where('kjoering_id', '=', id)
      .where('nummer', '>', last)
      .orderBy('nummer')
      .limit(atOnce)
      .execute()
    for (const row of rows) hash.update(hashtekst(linjekolonner.map(kolonne => row[kolonne])))
    if (rows.length < atOnce) return hash.digest('hex')
    last = rows.at(-1)?.nummer ?? last
  }
}

/** What the history, which is chained, says was approved. */
async function findGodkjent(db: Database, id: string): Promise<string | null> {
  const line = await db
    .selectFrom('historikk')
    .select('endringer')
    .where('entitet', '=', 'kjoering')
    .where('entitet_id', '=', id)
    .where('hendelse', '=', 'frosset')
    .executeTakeFirst()
  return line?.endringer.find(({ felt }) => felt === 'resultat')?.til ?? null
}

/** Holds payments against lines, and files against payments. A run that an older version approved has no payments before it is paid. */
async function checkBetalinger(db: Database): Promise<Pick<Kjoeringsrapport, 'betalinger' | 'filer'>> {
  const runs = await sql<{ nummer: number }>`
    with skyldt as (
      select kjoering_id, bruker_id, sum(beloep) as beloep from kjoeringslinje
      where kjoering_id in (select kjoering_id from betaling) and slag in ('krav', 'korreksjon') and not holdt_tilbake
      group by 1, 2 having sum(beloep) <> 0
    ), betalt as (
      select kjoering_id, bruker_id, min(beloep) as minst, max(beloep) as mest, bool_or(feilet is null) as er_betalt from betaling group by 1, 2
    )
    select distinct k.nummer from betalt t full join skyldt s using (kjoering_id, bruker_id) join kjoering k on k.id = kjoering_id
    where ((t.minst, t.mest) is distinct from (s.beloep, s.beloep)
      -- What went to the reserve is all of it, and is not paid as well.
      or exists (select from frigivelse f join betaling fb on fb.id = f.betaling_id where fb.kjoering_id = t.kjoering_id and fb.bruker_id = t.bruker_id
        group by f.betaling_id having sum(f.beloep) <> t.mest or t.er_betalt))
      -- Whoever was erased before the run was frozen has none.
      and (t.minst is not null or exists (select from bruker b where b.id = bruker_id)) order by 1`.execute(
    db,
  )
  const files = await sql<{ nummer: number }>`
    select u.nummer from utbetaling u where u.forkastet is null and u.beloep is distinct from
      (select sum(b.beloep) from betaling b where b.utbetaling_id = u.id) order by 1`.execute(db)
  return { betalinger: runs.rows.map(({ nummer }) => nummer), filer: files.rows.map(({ nummer }) => nummer) }
}

/** Holds what is set aside against the lines, and what was released against what was set aside and what was shared out. */
async function checkAvsatt(db: Database): Promise<number[]> {
  const { rows } = await sql<{ nummer: number }>`
    with s as materialized (${selectAvsatt(sql`l.kjoering_id in (select id from kjoering where tilstand = 'frosset')`)}),
    frigitt as (
      select pott_id, coalesce(sum(beloep) filter (where slag = 'avsetning'), 0) as avsetning,
        coalesce(sum(beloep) filter (where slag = 'uten_krav'), 0) as uten_krav,
        coalesce(sum(beloep) filter (where slag = 'ufordelt'), 0) as ufordelt,
        coalesce(sum(beloep) filter (where slag = 'holdt'), 0) as holdt,
        coalesce(sum(beloep) filter (where slag = 'annet_sted'), 0) as annet_sted,
        coalesce(sum(beloep) filter (where til_pott_id is null and godkjent is not null), 0) as til_reserven from frigivelse group by 1
    ), til_medlem as (
      select n.kjoering_id, n.pott_id, ko.kjoering_id as fra, l.pott_id as fra_pott, ko.beloep,
        case when l.holdt_tilbake then 'holdt' else l.slag end as slag
      from korreksjon ko join kjoeringslinje l on l.kjoering_id = ko.kjoering_id and l.nummer = ko.linje
      left join kjoeringslinje n on n.korreksjon_id = ko.id where ${isFrigitt}
    )
    select distinct k.nummer from kjoering k join kjoering_pott kp on kp.kjoering_id = k.id
    left join s on s.kjoering_id = kp.kjoering_id and s.pott_id = kp.pott_id
    left join frigitt f on f.pott_id = kp.pott_id
    where k.tilstand = 'frosset' and (
      (kp.avsetning, kp.uten_krav, kp.ufordelt, kp.holdt, kp.annet_sted) is distinct from
        (s.avsetning, s.uten_krav, s.ufordelt, s.holdt, s.annet_sted)
      or f.avsetning > kp.avsetning + f.til_reserven or f.uten_krav > kp.uten_krav or f.ufordelt > kp.ufordelt
      or kp.holdt < coalesce(f.holdt, 0) + (select coalesce(sum(m.beloep), 0) from til_medlem m
        where m.fra = k.id and m.fra_pott = kp.pott_id and m.slag = 'holdt')
      or kp.annet_sted < coalesce(f.annet_sted, 0) + (select coalesce(sum(m.beloep), 0) from til_medlem m
        where m.fra = k.id and m.fra_pott = kp.pott_id and m.slag = 'annet_sted')
      or s.frigitt <> (select coalesce(sum(t.beloep), 0) from frigivelse t where t.til_pott_id = kp.pott_id and t.godkjent is not null)
        + (select coalesce(sum(m.beloep), 0) from til_medlem m where m.kjoering_id = k.id and m.pott_id = kp.pott_id))
    order by 1`.execute(db)
  return rows.map(({ nummer }) => nummer)
}

/** Holds the lines of every approved run against their hash in the history. */
export async function checkKjoeringer(db: Database): Promise<Kjoeringsrapport> {
  const runs = await db
    .selectFrom('kjoering')
    .select(['id', 'nummer'])
    .where('tilstand', '=', 'frosset')
    .orderBy('nummer')
    .execute()
  const endrede: number[] = []
  for (const { id, nummer } of runs)
    if ((await hashLinjer(db, id)) !== (await findGodkjent(db, id))) endrede.push(nummer)
  const [betalinger, avsatt] = await Promise.all([checkBetalinger(db), checkAvsatt(db)])
  return { godkjente: runs.length, endrede, avsatt, ...betalinger }
}
