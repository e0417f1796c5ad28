import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Tables } from '../../database.ts'

export const findOpenSletteoenske = (db: Database, brukerId: string) =>
  db
    .selectFrom('sletteoenske')
    .select('opprettet')
    .where('bruker_id', '=', brukerId)
    .where('behandlet', 'is', null)
    .executeTakeFirst()

/** False when one is open already. */
export async function insertSletteoenske(
  db: Database,
  row: Insertable<Tables['sletteoenske']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sletteoenske')
    .values(row)
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const listSletteoensker = (db: Database, brukerId: string) =>
  db
    .selectFrom('sletteoenske')
    .select(['opprettet', 'melding', 'behandlet'])
    .where('bruker_id', '=', brukerId)
    .orderBy('opprettet')
    .execute()

export const listSesjoner = (db: Database, brukerId: string) =>
  db
    .selectFrom('sesjon')
    .select(['opprettet', 'autentisert', 'utloeper', 'avsluttet'])
    .where('bruker_id', '=', brukerId)
    .orderBy('opprettet')
    .execute()

export const listEpostBytter = (db: Database, brukerId: string) =>
  db
    .selectFrom('epost_bytte')
    .select(['epost', 'opprettet', 'brukt'])
    .where('bruker_id', '=', brukerId)
    .orderBy('opprettet')
    .execute()

/** Deleted by the person, and not yet gone for good. */
export const listSlettedeDokumenter = (db: Database, brukerId: string) =>
  db
    .selectFrom('dokument')
    .select(['id', 'filnavn', 'opprettet', 'slettet'])
    .where('eier_id', '=', brukerId)
    .where('slettet', 'is not', null)
    .orderBy('slettet')
    .execute()

/** Every stored file of the person's documents, the uploaded ones and the merged. */
export const listFiler = (db: Database, brukerId: string) =>
  db
    .selectFrom('fil')
    .innerJoin('dokument', 'dokument.id', 'fil.dokument_id')
    .select([
      'fil.dokument_id',
      'fil.rolle',
      'fil.navn',
      'fil.type',
      'fil.bytes',
      'fil.sha256',
      'fil.sider',
      'fil.opprettet',
    ])
    .where('dokument.eier_id', '=', brukerId)
    .where('dokument.slettet', 'is', null)
    .orderBy('fil.opprettet')
    .orderBy('fil.posisjon')
    .execute()

/** What the person has written to the organisation and was answered. Notes among staff are not theirs to read. */
export const listSaker = (db: Database, brukerId: string) =>
  db
    .selectFrom('sak')
    .select(['nummer', 'slag', 'tilstand', 'dokument_id', 'dokument_navn', 'opprettet'])
    .select(['lukket', 'lukket_grunn', 'lukket_forklaring'])
    .select(row =>
      jsonArrayFrom(
        row
          .selectFrom('sak_melding as m')
          .select(['m.retning', 'm.tekst', 'm.tid'])
          .whereRef('m.sak_id', '=', 'sak.id')
          .where('m.retning', '!=', 'notat')
          .orderBy('m.sekvens'),
      ).as('meldinger'),
    )
    .where('bruker_id', '=', brukerId)
    .orderBy('opprettet')
    .execute()

/** Kinds and times of the mails to the person's address; what they said is not kept. */
export async function listSendtEpost(db: Database, brukerId: string) {
  const { rows } = await sql<{ mal: string; opprettet: Date; sendt: Date | null }>`
    select e.mal, e.opprettet, e.sendt from epost e join bruker b on b.epost = e.mottaker
    where b.id = ${brukerId} order by e.opprettet`.execute(db)
  return rows
}
