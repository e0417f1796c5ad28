import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** Titles meet without their season; what the member has registered already is left out. */
export const listForslagRows = (db: Database, brukerId: string, visningsaar: number, limit: number) =>
  db
    .with('mine', q =>
      q
        .selectFrom('registrering as r')
        .innerJoin('dokument as d', 'd.id', 'r.dokument_id')
        .leftJoin('produksjon as p', 'p.id', 'r.produksjon_id')
        .select(['r.produksjon_id', sql<string>`verksnavn(coalesce(p.tittel, r.produksjonsnavn))`.as('verk')])
        .where('d.eier_id', '=', brukerId)
        .where('d.slettet', 'is', null)
        .where(sql<boolean>`coalesce(p.tittel, r.produksjonsnavn) <> ''`),
    )
    .selectFrom('produksjon')
    .selectAll('produksjon')
    .where('produksjon.ny', '=', false)
    .where(sql<boolean>`verksnavn(produksjon.tittel) in (select verk from mine)`)
    .where(
      sql<boolean>`produksjon.id not in (select produksjon_id from mine where produksjon_id is not null)`,
    )
    .where(
      sql<boolean>`exists (select from sendeliste s where s.produksjon_id = produksjon.id and s.visningsaar = ${visningsaar})`,
    )
    .orderBy('tittel_sort')
    .orderBy('id')
    .limit(limit)
    .execute()
