import type { Database } from '../../database.ts'

const navn = ['fornavn', 'mellomnavn', 'etternavn', 'epost'] as const

export const findEier = (db: Database, id: string) =>
  db
    .selectFrom('bruker')
    .select(['id', ...navn, 'personnummer_kontrollert'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Productions of the document's registrations that a member has added and staff have not looked at. */
export async function listNyeProduksjoner(db: Database, dokumentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registrering as r')
    .innerJoin('produksjon as p', 'p.id', 'r.produksjon_id')
    .select('p.id')
    .distinct()
    .where('r.dokument_id', '=', dokumentId)
    .where('p.ny', '=', true)
    .execute()
  return rows.map(row => row.id)
}

/** Other documents with the same content, oldest first. */
export const listDuplikater = (db: Database, dokumentId: string) =>
  db
    .selectFrom('dokument as denne')
    .innerJoin('dokument as d', 'd.innhold_sha256', 'denne.innhold_sha256')
    .innerJoin('bruker as b', 'b.id', 'd.eier_id')
    .select(['d.id', 'd.filnavn', 'd.opprettet', 'b.fornavn', 'b.mellomnavn', 'b.etternavn', 'b.epost'])
    .where('denne.id', '=', dokumentId)
    .whereRef('d.id', '!=', 'denne.id')
    .where('d.slettet', 'is', null)
    .orderBy('d.opprettet')
    .limit(10)
    .execute()

export const findNavn = (db: Database, id: string) =>
  db.selectFrom('bruker').select(navn).where('id', '=', id).executeTakeFirstOrThrow()

export const markAapent = (db: Database, dokumentId: string, brukerId: string, sist: Date) =>
  db
    .insertInto('dokument_aapent')
    .values({ dokument_id: dokumentId, bruker_id: brukerId, sist })
    .onConflict(on => on.columns(['dokument_id', 'bruker_id']).doUpdateSet({ sist }))
    .execute()

export const unmarkAapent = (db: Database, dokumentId: string, brukerId: string) =>
  db
    .deleteFrom('dokument_aapent')
    .where('dokument_id', '=', dokumentId)
    .where('bruker_id', '=', brukerId)
    .execute()

/** The others who have told since then that they have it open. */
export const listAapentAv = (db: Database, dokumentId: string, brukerId: string, siden: Date) =>
  db
    .selectFrom('dokument_aapent as a')
    .innerJoin('bruker as b', 'b.id', 'a.bruker_id')
    .select(['b.id', 'b.fornavn', 'b.mellomnavn', 'b.etternavn', 'b.epost'])
    .where('a.dokument_id', '=', dokumentId)
    .where('a.bruker_id', '!=', brukerId)
    .where('a.sist', '>', siden)
    .orderBy('a.sist')
    .execute()
