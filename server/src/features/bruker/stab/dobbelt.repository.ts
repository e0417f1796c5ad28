import type { DobbeltGrunn } from '@rp/contract/bruker-stab'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'

export type Dobbel = {
  id: string
  fornavn: string
  mellomnavn: string
  etternavn: string
  epost: string
  poststed: string
  aktiv: boolean
  grunner: DobbeltGrunn[]
}

const maks = 20

/** Other users that may be the same person, those with the most in common first. The database keeps who is like whom. */
export async function listDobbelte(db: Database, id: string): Promise<Dobbel[]> {
  const { rows } = await sql<Dobbel>`
    select b.id, b.fornavn, b.mellomnavn, b.etternavn, b.epost, b.poststed, b.aktiv,
      array_agg(likhet.grunn order by likhet.grunn) as grunner
    from (
      select b as annen, grunn from bruker_likhet where a = ${id}
      union all select a, grunn from bruker_likhet where b = ${id}
    ) likhet join bruker b on b.id = likhet.annen
    group by b.id
    order by count(*) desc, b.etternavn_sort, b.fornavn_sort, b.id limit ${maks}`.execute(db)
  return rows
}
