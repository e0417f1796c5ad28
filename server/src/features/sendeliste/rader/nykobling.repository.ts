import type { Updateable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

/** Lines without a production that no person has decided, for themselves or for a line that says the same. */
export const listUkoblede = (db: Database, visningsaar: number) =>
  db
    .selectFrom('sendeliste as s')
    .select(['s.id', 's.tittel', 's.alternativ_tittel', 's.sesong', 's.mediehus', 's.episoder'])
    .select(['s.premiere', 's.selskap', 's.tvil'])
    .where('s.visningsaar', '=', visningsaar)
    .where('s.produksjon_id', 'is', null)
    .where('s.avgjort', 'is', null)
    .where(eb =>
      eb.or([
        eb('s.noekkel', '=', ''),
        eb.not(
          eb.exists(
            eb
              .selectFrom('sendelistevalg as v')
              .select('v.noekkel')
              .whereRef('v.visningsaar', '=', 's.visningsaar')
              .whereRef('v.noekkel', '=', 's.noekkel'),
          ),
        ),
      ]),
    )
    .orderBy('s.tittel_sort')
    .orderBy('s.id')
    .execute()
export type Ukoblet = Awaited<ReturnType<typeof listUkoblede>>[number]

type Kobling = Pick<Updateable<Tables['sendeliste']>, 'produksjon_id' | 'sikkerhet' | 'metode' | 'tvil'>

/** False where the line has got a production, or a decision, or is gone. */
export async function updateUkoblet(tx: Database, id: string, kobling: Kobling): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sendeliste')
    .set(kobling)
    .where('id', '=', id)
    .where('produksjon_id', 'is', null)
    .where('avgjort', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
