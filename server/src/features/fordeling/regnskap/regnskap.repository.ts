import type { Kjoeringstilstand, Linjeslag } from '@rp/contract/kjoering'
import type { Pottslag } from '@rp/contract/pott'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'

type Row = {
  id: string
  kilde: string
  slag: Pottslag
  beloep: number
  kjoering_id: string | null
  navn: string | null
  tilstand: Kjoeringstilstand | null
  /** Øre by kind of line, claims that are held back as `holdt`; null where nothing is shared out. */
  linjer: Partial<Record<Linjeslag | 'holdt', number>> | null
}

/** The pots of a viewing year with what the lines of their runs come to. The lines of a draft count nothing. */
export async function listPotter(db: Database, visningsaar: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with sum as (
      select l.kjoering_id, l.pott_id, case when l.holdt_tilbake then 'holdt' else l.slag end as slag, sum(l.beloep) as beloep
      from kjoeringslinje l join kjoering k on k.id = l.kjoering_id
      where k.visningsaar = ${visningsaar} and k.tilstand <> 'utkast' group by 1, 2, 3
    )
    select p.id, p.kilde, p.slag, p.beloep, k.id as kjoering_id, k.navn, k.tilstand,
      (select jsonb_object_agg(sum.slag, sum.beloep) from sum where sum.kjoering_id = k.id and sum.pott_id = p.id) as linjer
    from pott p left join kjoering_pott kp on kp.pott_id = p.id left join kjoering k on k.id = kp.kjoering_id
    where p.visningsaar = ${visningsaar} order by p.kilde, p.slag, p.mottatt, p.id`.execute(db)
  return rows
}
