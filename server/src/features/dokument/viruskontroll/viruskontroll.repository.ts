import { sql } from 'kysely'
import type { Database } from '../../database.ts'

export type Original = { noekkel: string; navn: string }
export type Kontrollert = {
  id: string
  eier_id: string
  filnavn: string
  autoextract: boolean
  status: string
  viruskontroll: 'venter' | 'smittet' | null
  virusfunn: string
}

export const findDokument = (db: Database, id: string): Promise<Kontrollert | undefined> =>
  db
    .selectFrom('dokument')
    .select(['id', 'eier_id', 'filnavn', 'autoextract', 'status', 'viruskontroll', 'virusfunn'])
    .where('id', '=', id)
    .where('slettet', 'is', null)
    .executeTakeFirst()

export const lockDokument = (db: Database, id: string) =>
  db.selectFrom('dokument').select('id').where('id', '=', id).forUpdate().execute()

/** The files as they came, in their order. */
export const listOriginaler = (db: Database, dokumentId: string): Promise<Original[]> =>
  db
    .selectFrom('fil')
    .select(['noekkel', 'navn'])
    .where('dokument_id', '=', dokumentId)
    .where('rolle', '=', 'original')
    .orderBy('posisjon')
    .execute()

type Tilstand = Pick<Kontrollert, 'viruskontroll'> & { virusfunn?: string }

export const setTilstand = (db: Database, id: string, tilstand: Tilstand) =>
  db.updateTable('dokument').set(tilstand).where('id', '=', id).execute()

/** Documents that wait, longest first. */
export async function listVentende(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('dokument')
    .select('id')
    .where('viruskontroll', '=', 'venter')
    .where('slettet', 'is', null)
    .orderBy('opprettet')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What staff should look at: infected ones first. */
export const listHoldt = async (db: Database, limit: number) =>
  (
    await sql<{
      id: string
      filnavn: string
      eier: string
      opprettet: Date
      tilstand: 'venter' | 'smittet'
      funn: string
    }>`
    select d.id, d.filnavn, coalesce(nullif(concat_ws(' ', nullif(b.fornavn, ''), nullif(b.etternavn, '')), ''), b.epost) as eier,
      d.opprettet, d.viruskontroll as tilstand, d.virusfunn as funn
    from dokument d join bruker b on b.id = d.eier_id
    where d.viruskontroll is not null and d.slettet is null
    order by d.viruskontroll, d.opprettet limit ${limit}`.execute(db)
  ).rows
