import { type SqlBool, sql } from 'kysely'
import { likeness } from '../../../platform/db/list-page.ts'
import type { Database } from '../../database.ts'

export type Sok = { siden: Date; sok: string }

const slettede = (db: Database, { siden, sok }: Sok) =>
  db
    .selectFrom('dokument')
    .innerJoin('bruker', 'bruker.id', 'dokument.eier_id')
    .where('dokument.slettet', '>=', siden)
    .$if(sok !== '', query =>
      query.where(
        sql<SqlBool>`concat_ws(' ', dokument.filnavn, dokument.arbeidstaker, bruker.fornavn, bruker.etternavn, bruker.epost) ilike ${likeness(sok)}`,
      ),
    )

/** Last deleted first, with the line of the history that tells who did it. */
export const listSlettede = (db: Database, sok: Sok, page: { limit: number; offset: number }) =>
  slettede(db, sok)
    .leftJoinLateral(
      row =>
        row
          .selectFrom('historikk as h')
          .leftJoin('bruker as hvem', 'hvem.id', 'h.aktoer_id')
          .select(['hvem.fornavn', 'hvem.etternavn', 'hvem.epost'])
          .where('h.entitet', '=', 'dokument')
          .whereRef('h.entitet_id', '=', 'dokument.id')
          .where('h.hendelse', '=', 'slettet')
          .orderBy('h.sekvens', 'desc')
          .limit(1)
          .as('av'),
      join => join.onTrue(),
    )
    .select([
      'dokument.id',
      'dokument.filnavn',
      'dokument.status',
      'dokument.slettet',
      'av.fornavn',
      'av.etternavn',
      'av.epost',
      sql<string>`coalesce(nullif(btrim(dokument.arbeidstaker), ''), bruker.epost)`.as('arbeidstaker'),
    ])
    .orderBy('dokument.slettet', 'desc')
    .orderBy('dokument.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countSlettede(db: Database, sok: Sok): Promise<number> {
  const { antall } = await slettede(db, sok)
    .select(row => row.fn.countAll<number>().as('antall'))
    .executeTakeFirstOrThrow()
  return antall
}
