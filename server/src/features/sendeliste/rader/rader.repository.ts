import type { radkolonner } from '@rp/contract/sendelisterad'
import { type Expression, type SqlBool, sql } from 'kysely'
import { likeness, norwegianOrder, pageOf } from '../../../platform/db/list-page.ts'
import type { Database } from '../../database.ts'

type Kolonne = (typeof radkolonner)[number]
export type Radfilter = {
  visningsaar: number
  utfall?: 'koblet' | 'tvil' | 'uten' | undefined
  tittel?: string | undefined
  mediehus?: string | undefined
  produksjonsselskap?: string | undefined
  produksjon?: string | undefined
  premiere?: string | undefined
  import?: string | undefined
}
type Page = { side: number; antall: number; sorter: Kolonne; synkende: boolean }

const joined = (db: Database) =>
  db
    .selectFrom('sendeliste as s')
    .leftJoin('produksjon as p', 'p.id', 's.produksjon_id')
    .leftJoin('bruker as b', 'b.id', 's.avgjort_av')

const filtered = (db: Database, f: Radfilter) =>
  joined(db).where(eb => {
    const all: Expression<SqlBool>[] = [eb('s.visningsaar', '=', f.visningsaar)]
    if (f.utfall === 'koblet') all.push(eb('s.produksjon_id', 'is not', null))
    if (f.utfall === 'tvil') all.push(sql<SqlBool>`s.tvil`)
    if (f.utfall === 'uten') all.push(sql<SqlBool>`s.produksjon_id is null and not s.tvil`)
    if (f.tittel)
      all.push(
        eb.or([
          eb('s.tittel', 'ilike', likeness(f.tittel)),
          eb('s.alternativ_tittel', 'ilike', likeness(f.tittel)),
        ]),
      )
    if (f.mediehus) all.push(eb('s.mediehus', 'ilike', likeness(f.mediehus)))
    if (f.produksjonsselskap) all.push(eb('s.selskap', 'ilike', likeness(f.produksjonsselskap)))
    if (f.produksjon) all.push(eb('p.tittel', 'ilike', likeness(f.produksjon)))
    if (f.premiere) all.push(sql<SqlBool>`s.premiere::text like ${likeness(f.premiere)}`)
    if (f.import)
      all.push(
        sql<SqlBool>`exists (select from sendelisterad r where r.sendeliste_id = s.id and r.import_id = ${f.import})`,
      )
    return eb.and(all)
  })

const orders = {
  tittel: sql`s.tittel_sort`,
  mediehus: norwegianOrder('s.mediehus'),
  episoder: sql`s.episoder`,
  premiere: sql`s.premiere`,
  produksjonsselskap: norwegianOrder('s.selskap'),
  produksjon: sql`p.tittel_sort`,
  sikkerhet: sql`case when s.produksjon_id is null and not s.tvil then 0 else s.sikkerhet end`,
} as const satisfies Record<Kolonne, unknown>

const withColumns = (query: ReturnType<typeof joined>) =>
  query
    .selectAll('s')
    .select([
      'p.id as p_id',
      'p.tittel as p_tittel',
      'p.selskap as p_selskap',
      'p.sesong as p_sesong',
      'p.premiere as p_premiere',
      'p.verkstype as p_verkstype',
      'p.spilletid_sekunder as p_spilletid',
      'p.episoder as p_episoder',
      'p.bruk as p_bruk',
      sql<string | null>`coalesce(nullif(trim(concat_ws(' ', b.fornavn, b.etternavn)), ''), b.epost)`.as(
        'avgjort_hvem',
      ),
    ])
export type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number]

export async function listRader(
  db: Database,
  filter: Radfilter,
  page: Page,
): Promise<{ rows: Row[]; antall: number }> {
  const { limit, offset } = pageOf(page)
  const order = sql`${orders[page.sorter]} ${page.synkende ? sql`desc nulls last` : sql`asc nulls last`}`
  const [rows, count] = await Promise.all([
    withColumns(filtered(db, filter))
      .orderBy(order)
      .orderBy('s.tittel_sort')
      .orderBy('s.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    filtered(db, filter).select(sql<number>`count(*)::int`.as('antall')).executeTakeFirstOrThrow(),
  ])
  return { rows, antall: count.antall }
}

export const findRad = (db: Database, id: string) =>
  withColumns(joined(db).where('s.id', '=', id)).executeTakeFirst()

export const findVisningsaarOf = async (db: Database, id: string): Promise<number | undefined> =>
  (await db.selectFrom('sendeliste').select('visningsaar').where('id', '=', id).executeTakeFirst())
    ?.visningsaar

/** Lines of the year that say the same, and that nobody has decided otherwise; the line itself among them. */
export const listLike = (db: Database, visningsaar: number, noekkel: string, id: string) =>
  db
    .selectFrom('sendeliste as s')
    .leftJoin('produksjon as p', 'p.id', 's.produksjon_id')
    .select(['s.id', 'p.tittel as produksjon'])
    .where('visningsaar', '=', visningsaar)
    .where(eb =>
      eb.or([
        eb('s.id', '=', id),
        eb.and([eb('noekkel', '=', noekkel), eb('noekkel', '<>', ''), eb('avgjort', 'is', null)]),
      ]),
    )
    .execute()

export const decideRader = (
  tx: Database,
  ids: readonly string[],
  produksjonId: string | null,
  tid: Date,
  av: string,
) =>
  tx
    .updateTable('sendeliste')
    .set({
      produksjon_id: produksjonId,
      tvil: false,
      sikkerhet: 1,
      metode: 'person',
      avgjort: tid,
      avgjort_av: av,
      foer: sql`jsonb_build_object('produksjon_id', produksjon_id, 'tvil', tvil, 'sikkerhet', sikkerhet, 'metode', metode,
        'avgjort', avgjort, 'avgjort_av', avgjort_av)`,
    })
    .where('id', 'in', ids)
    .execute()

export const saveValg = (
  tx: Database,
  visningsaar: number,
  noekkel: string,
  produksjonId: string | null,
  tid: Date,
  av: string,
) =>
  tx
    .insertInto('sendelistevalg')
    .values({ visningsaar, noekkel, produksjon_id: produksjonId, avgjort: tid, avgjort_av: av })
    .onConflict(on =>
      on.columns(['visningsaar', 'noekkel']).doUpdateSet({
        produksjon_id: produksjonId,
        avgjort: tid,
        avgjort_av: av,
        foer: sql`jsonb_build_object('produksjon_id', sendelistevalg.produksjon_id, 'avgjort', sendelistevalg.avgjort,
            'avgjort_av', sendelistevalg.avgjort_av)`,
      }),
    )
    .execute()

/** The last of a person's decisions in the list of a year that was made after a moment and can be taken back. */
export const findSisteValg = (db: Database, visningsaar: number, avgjortAv: string, etter: Date) =>
  db
    .selectFrom('sendeliste')
    .select(['id', 'tittel', 'avgjort'])
    .where('visningsaar', '=', visningsaar)
    .where('avgjort_av', '=', avgjortAv)
    .where('avgjort', '>', etter)
    .where('foer', 'is not', null)
    .orderBy('avgjort', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** What tells the lines of one decision: they say the same and were decided at the same moment. */
type Avgjort = { visningsaar: number; noekkel: string; id: string; avgjort: Date }

/**
 * The lines of one decision become what they were before it. A production or a person that is gone meanwhile is left out, and the line
 * then waits for a person.
 * @returns the lines, each with the titles of the production before and after
 */
export async function undoRader(tx: Database, { visningsaar, noekkel, id, avgjort }: Avgjort) {
  const { rows } = await sql<{ id: string; fra: string | null; til: string | null }>`
    with foer as (
      select s.id, s.foer, naa.tittel as fra, p.id as produksjon_id, p.tittel as til, b.id as avgjort_av
      from sendeliste s
      left join produksjon naa on naa.id = s.produksjon_id
      left join produksjon p on p.id = (s.foer->>'produksjon_id')::uuid
      left join bruker b on b.id = (s.foer->>'avgjort_av')::uuid
      where s.visningsaar = ${visningsaar} and s.avgjort = ${avgjort} and s.foer is not null
        and (s.id = ${id} or (s.noekkel = ${noekkel} and s.noekkel <> ''))
    )
    update sendeliste s set produksjon_id = foer.produksjon_id,
      tvil = (foer.foer->>'tvil')::boolean or (foer.foer->>'produksjon_id' is not null and foer.produksjon_id is null),
      sikkerhet = (foer.foer->>'sikkerhet')::real, metode = foer.foer->>'metode',
      avgjort = case when foer.avgjort_av is not null then (foer.foer->>'avgjort')::timestamptz end,
      avgjort_av = foer.avgjort_av, foer = null
    from foer where s.id = foer.id returning s.id, foer.fra, foer.til`.execute(tx)
  return rows
}

/** The choice that a decision left to be remembered is what it was before, or forgotten. */
export async function undoValg(tx: Database, { visningsaar, noekkel, avgjort }: Omit<Avgjort, 'id'>) {
  await sql`
    update sendelistevalg v set produksjon_id = (v.foer->>'produksjon_id')::uuid, avgjort = (v.foer->>'avgjort')::timestamptz,
      avgjort_av = (v.foer->>'avgjort_av')::uuid, foer = null
    where visningsaar = ${visningsaar} and noekkel = ${noekkel} and avgjort = ${avgjort} and v.foer is not null
      and exists (select from bruker b where b.id = (v.foer->>'avgjort_av')::uuid)
      and (v.foer->>'produksjon_id' is null or exists (select from produksjon p where p.id = (v.foer->>'produksjon_id')::uuid))`.execute(
    tx,
  )
  await tx
    .deleteFrom('sendelistevalg')
    .where('visningsaar', '=', visningsaar)
    .where('noekkel', '=', noekkel)
    .where('avgjort', '=', avgjort)
    .execute()
}

/** Locks the production, so that nobody deletes it meanwhile. */
export const findProduksjon = (tx: Database, id: string) =>
  tx.selectFrom('produksjon').selectAll().where('id', '=', id).forKeyShare().executeTakeFirst()

export const listProduksjoner = (db: Database, ids: readonly string[]) =>
  db.selectFrom('produksjon').selectAll().where(sql<boolean>`id = any(${ids}::uuid[])`).execute()

export const listSendeaar = async (db: Database) => {
  const { rows } = await sql<{ aar: number; rader: number; tvil: number; uten: number }>`
    select v.aar, count(s.id)::int as rader, count(s.id) filter (where s.tvil)::int as tvil,
      count(s.id) filter (where s.produksjon_id is null and not s.tvil)::int as uten
    from visningsaar v left join sendeliste s on s.visningsaar = v.aar group by v.aar order by v.aar desc`.execute(
    db,
  )
  return rows
}
