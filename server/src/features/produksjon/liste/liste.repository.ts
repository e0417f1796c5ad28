import { visningsaar } from '@rp/contract/fordeling'
import type { ProduksjonslisteSpoersmaal } from '@rp/contract/produksjon'
import { type Expression, type SqlBool, sql } from 'kysely'
import { hasWords, norwegianOrder, pageOf } from '../../../platform/db/list-page.ts'
import type { Database } from '../../database.ts'
import type { ProduksjonRow } from '../register/register.repository.ts'
import { hasPremiere } from '../register/register.repository.ts'

type Filter = Omit<ProduksjonslisteSpoersmaal, 'side' | 'antall' | 'sorter' | 'retning'>
/** Who asks, and whether staff, who see what any member has added. */
export type Seer = { id: string; stab: boolean }

/** The rows that the list finds in the browser (web/src/features/produksjon/produksjon-index.ts), which alone leaves accents aside too. */
function matches({ tittel, selskap, premiere, verkstype, mine, sendt }: Filter, { id, stab }: Seer) {
  const conditions: Expression<SqlBool>[] = []
  if (!stab)
    conditions.push(
      sql`(not p.ny or p.id in (select produksjon_id from ny_produksjon_medlem where bruker_id = ${id}))`,
    )
  if (tittel?.trim()) conditions.push(hasWords(sql.ref('p.tittel'), tittel))
  if (selskap?.trim()) conditions.push(hasWords(sql.ref('p.selskap'), selskap))
  if (premiere?.trim()) conditions.push(hasPremiere(premiere))
  if (verkstype) conditions.push(sql`p.verkstype = any(${verkstype.split(',')}::text[])`)
  if (mine)
    conditions.push(sql`p.id in (select r.produksjon_id from registrering r join dokument d on d.id = r.dokument_id
      where d.eier_id = ${id} and d.slettet is null and btrim(r.fagfunksjon) <> '')`)
  if (sendt)
    conditions.push(
      sql`p.id in (select s.produksjon_id from sendeliste s where s.visningsaar = ${visningsaar.aar})`,
    )
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** What is not filled in stands last either way; what is the same stands in the order of its titles. */
function orderOf({ sorter = 'tittel', retning = 'stigende' }: ProduksjonslisteSpoersmaal) {
  const direction = retning === 'synkende' ? sql`desc` : sql`asc`
  if (sorter === 'tittel') return sql`p.tittel_sort ${direction}, p.id ${direction}`
  const key = sorter === 'selskap' ? sql.ref('p.selskap_sort') : norwegianOrder('p.verkstype')
  return sql`coalesce(${sql.ref(`p.${sorter}`)}, '') = '', ${key} ${direction}, p.tittel_sort, p.id`
}

export async function countProduksjoner(db: Database, filter: Filter, seer: Seer): Promise<number> {
  const { rows } = await sql<{ antall: number }>`
    select count(*)::int as antall from produksjon p where ${matches(filter, seer)}`.execute(db)
  return rows[0]?.antall ?? 0
}

export async function listProduksjoner(
  db: Database,
  spoersmaal: ProduksjonslisteSpoersmaal,
  page: { side: number; antall: number },
  seer: Seer,
): Promise<ProduksjonRow[]> {
  const { limit, offset } = pageOf(page)
  const { rows } = await sql<ProduksjonRow>`
    select p.* from produksjon p where ${matches(spoersmaal, seer)} order by ${orderOf(spoersmaal)}
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
