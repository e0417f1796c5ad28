import { medlemsfelter } from '@rp/contract/ki'
import { saksslag } from '@rp/contract/sak'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Tables } from '../../database.ts'

export const findNewestSletteoenske = (db: Database, brukerId: string) =>
  db
    .selectFrom('sletteoenske')
    .select(['opprettet', 'behandlet', 'trukket'])
    .where('bruker_id', '=', brukerId)
    .orderBy('opprettet', 'desc')
    .limit(1)
    .executeTakeFirst()

/** False when none is open. */
export async function withdrawSletteoenske(db: Database, brukerId: string, naa: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sletteoenske')
    .set({ behandlet: naa, trukket: true })
    .where('bruker_id', '=', brukerId)
    .where('behandlet', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

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
    .select(['opprettet', 'melding', 'behandlet', 'trukket'])
    .where('bruker_id', '=', brukerId)
    .orderBy('opprettet')
    .execute()

export const listSesjoner = (db: Database, brukerId: string) =>
  db
    .selectFrom('sesjon')
    .select(['enhet', 'opprettet', 'sist_brukt', 'autentisert', 'utloeper', 'avsluttet', 'totrinn'])
    .where('bruker_id', '=', brukerId)
    .orderBy('opprettet')
    .execute()

/** The other services that the person has logged in through. */
export const listOidcIdentiteter = (db: Database, brukerId: string) =>
  db
    .selectFrom('oidc_identitet')
    .select(['utsteder', 'koblet', 'sist_brukt'])
    .where('bruker_id', '=', brukerId)
    .orderBy('koblet')
    .execute()

/** When two-step login was set up; the key itself is a secret between the portal and the person's app. */
export const listTotrinn = (db: Database, brukerId: string) =>
  db.selectFrom('totrinn').select(['opprettet', 'bekreftet']).where('id', '=', brukerId).execute()

/** When a recovery code was used, of each that there is; null for those that are left. */
export const listGjenopprettingskoder = (db: Database, brukerId: string) =>
  db.selectFrom('gjenopprettingskode').select('brukt').where('bruker_id', '=', brukerId).execute()

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

/** The stored files of the person's documents as they stand now, document by document, the newest first. */
export const listLagredeFiler = (db: Database, brukerId: string) =>
  db
    .selectFrom('fil')
    .innerJoin('dokument', 'dokument.id', 'fil.dokument_id')
    .select([
      'dokument.id as dokument_id',
      'dokument.filnavn',
      'fil.rolle',
      'fil.navn',
      'fil.bytes',
      'fil.noekkel',
      'fil.opprettet',
    ])
    .$narrowType<{ rolle: 'original' | 'samlet' }>()
    .where('dokument.eier_id', '=', brukerId)
    .where('dokument.slettet', 'is', null)
    .where('fil.erstattet', 'is', null)
    // Files that the virus scanner has not cleared are given to nobody.
    .where('dokument.viruskontroll', 'is', null)
    .orderBy('dokument.opprettet', 'desc')
    .orderBy('dokument.id')
    .orderBy('fil.rolle', 'desc')
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
    .where('slag', 'in', saksslag)
    .orderBy('opprettet')
    .execute()

/** What KI has read in the person's documents, and what became of it. What it proposed to staff alone is not theirs to read. */
export const listKiForslag = (db: Database, brukerId: string) =>
  db
    .selectFrom('ki_forslag as f')
    .innerJoin('ki_lesing as l', 'l.id', 'f.lesing_id')
    .innerJoin('dokument as d', 'd.id', 'l.dokument_id')
    .select([
      'l.dokument_id',
      'l.startet',
      'f.felt',
      'f.gruppe',
      'f.verdi',
      'f.sikkerhet',
      'f.sted',
      'f.tilstand',
      'f.trekk',
    ])
    .where('d.eier_id', '=', brukerId)
    .where('d.slettet', 'is', null)
    .where('f.felt', 'in', medlemsfelter)
    .orderBy('l.nummer')
    .orderBy('f.gruppe')
    .orderBy('f.felt')
    .execute()

/** Whether KI may learn from the person's documents: none, or since when. */
export const listKiSamtykke = (db: Database, brukerId: string) =>
  db.selectFrom('ki_samtykke').select('gitt').where('bruker_id', '=', brukerId).execute()

export const listPaaminnelser = (db: Database, brukerId: string) =>
  db
    .selectFrom('paaminnelse')
    .select(['dokument_id', 'nummer', 'tur_siden', 'sendt'])
    .where('eier_id', '=', brukerId)
    .orderBy('sendt')
    .execute()

/** What the person has added to the register of productions, and nobody has looked at yet. */
export const listNyeProduksjoner = (db: Database, brukerId: string) =>
  db
    .selectFrom('ny_produksjon_medlem as m')
    .innerJoin('produksjon', 'produksjon.id', 'm.produksjon_id')
    .select(['id', 'tittel', 'opprettet'])
    .where('m.bruker_id', '=', brukerId)
    .orderBy('opprettet')
    .execute()

/** Agreements on shares with the person's own share; what others were to have is theirs. */
export const listAndelsavtaler = (db: Database, brukerId: string) =>
  db
    .selectFrom('andelspart as part')
    .innerJoin('andelsavtale as avtale', 'avtale.id', 'part.avtale_id')
    .select(['produksjonstittel', 'gruppe', 'tilstand', 'opprettet', 'avgjort', 'andel', 'bekreftet'])
    .select(eb =>
      eb.case().when('avslaatt_av', '=', brukerId).then(eb.ref('begrunnelse')).end().as('begrunnelse'),
    )
    .where('part.bruker_id', '=', brukerId)
    .orderBy('opprettet')
    .execute()

/** Kinds and times of the mails to the person's address; what they said is not kept. */
export async function listSendtEpost(db: Database, brukerId: string) {
  const { rows } = await sql<{ mal: string; opprettet: Date; sendt: Date | null }>`
    select e.mal, e.opprettet, e.sendt from epost e join bruker b on b.epost = e.mottaker
    where b.id = ${brukerId} order by e.opprettet`.execute(db)
  return rows
}
