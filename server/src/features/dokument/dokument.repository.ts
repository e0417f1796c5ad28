import { venterPaaOss } from '@rp/contract/tur'
import { type Expression, type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { likeness } from '../../platform/db/list-page.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { ahead } from '../../platform/db/send-ahead.ts'
import type { Database, Tables } from '../database.ts'
import type { Lest } from './lest.ts'
import type { Turkolonner } from './tur.ts'

/** By name: a process that runs on while a newer one adds a column must get the same answer as before of a statement it has prepared. */
const kolonner = [
  'dokument.id',
  'dokument.eier_id',
  'dokument.filnavn',
  'dokument.arbeidstaker',
  'dokument.produksjonsselskap',
  'dokument.notat',
  'dokument.tjeneste',
  'dokument.autoextract',
  'dokument.status',
  'dokument.status_kommentar',
  'dokument.signatur_pc',
  'dokument.signatur_rh',
  'dokument.rettighet_status',
  'dokument.rettighet_kommentar',
  'dokument.innhold_sha256',
  'dokument.versjon',
  'dokument.varslet_versjon',
  'dokument.opprettet',
  'dokument.endret',
  'dokument.slettet',
  'dokument.status_satt',
  'dokument.internt_notat',
  'dokument.intern_versjon',
  'dokument.tildelt_id',
  'dokument.tur',
  'dokument.tur_siden',
  'dokument.besvart',
  'dokument.utsatt_til',
  'dokument.utsatt_grunn',
  'dokument.viruskontroll',
  'dokument.virusfunn',
] as const

/** The document with its registrations, its merged file and its owner, in one round trip. */
const selectDokument = (db: Database) =>
  db
    .selectFrom('dokument')
    .select(kolonner)
    .select(dokument => [
      jsonArrayFrom(
        dokument
          .selectFrom('registrering as r')
          .leftJoin('produksjon as p', 'p.id', 'r.produksjon_id')
          .select([
            'r.produksjon_id as produksjonsID',
            'r.produksjonsnavn',
            'r.fagfunksjon',
            'r.episoder',
            'r.stillingsprosent',
            'r.forvaltes_annet_sted as forvaltesAnnetSted',
            'p.verkstype',
            'p.premiere',
            'p.episoder as episoderTotalt',
          ])
          .whereRef('r.dokument_id', '=', 'dokument.id')
          .orderBy('r.posisjon'),
      ).as('ansiennitet'),
      jsonObjectFrom(
        dokument
          .selectFrom('fil as f')
          .select(['f.noekkel', 'f.sider', 'f.bytes', 'f.sha256'])
          .whereRef('f.dokument_id', '=', 'dokument.id')
          .where('f.rolle', '=', 'samlet')
          .where('f.erstattet', 'is', null),
      ).as('fil'),
      jsonObjectFrom(
        dokument
          .selectFrom('bruker as t')
          .select(['t.id', 't.fornavn', 't.mellomnavn', 't.etternavn', 't.epost'])
          .whereRef('t.id', '=', 'dokument.tildelt_id'),
      ).as('tildelt'),
    ])

/** Of the table `dokument` in the query around it; null where nothing has been read. */
const selectLest = sql<Lest | null>`(
  select jsonb_build_object('uendret', dokument.endret <= l.ferdig, 'merknader', l.merknader, 'forslag', (
    select coalesce(jsonb_agg(jsonb_build_object('felt', f.felt, 'gruppe', f.gruppe, 'verdi', f.verdi,
      'produksjonsID', f.produksjon_id, 'tilstand', f.tilstand)), '[]') from ki_forslag f where f.lesing_id = l.id))
  from ki_lesing l where l.dokument_id = dokument.id and l.tilstand = 'ferdig' order by l.nummer desc limit 1)`

/** With what KI has read of it: there may be proposals that wait for the owner, and that a save answers. */
const selectFunnet = (db: Database) => selectDokument(db).select(selectLest.as('lest'))

const alive = (db: Database) => selectDokument(db).where('dokument.slettet', 'is', null)

export type DokumentRow = Awaited<ReturnType<typeof listDokumenterMed>>[number]
export type FunnetRow = DokumentRow & { lest: Lest | null }

const buildFind = (db: Database, id: string) =>
  selectFunnet(db)
    .where('dokument.slettet', 'is', null)
    .modifyFront(prepared)
    .where('dokument.id', '=', id)
    .compile()
/** Built once: that takes longer than many an answer. */
let find: Find | undefined
type Find = ReturnType<typeof buildFind>

export async function findDokument(db: Database, id: string): Promise<FunnetRow | undefined> {
  find ??= buildFind(db, id)
  // The id is the last of its values.
  const asked: Find = { ...find, parameters: [...find.parameters.slice(0, -1), id] }
  return (await db.executeQuery(asked)).rows[0]
}

export const listDokumenterMed = (db: Database, ids: readonly string[]) =>
  alive(db).where('dokument.id', '=', sql<string>`any(${ids}::uuid[])`).execute()

export async function listFunnet(db: Database, ids: readonly string[]): Promise<FunnetRow[]> {
  const [only] = ids
  if (!only) return []
  if (ids.length === 1) return [await findDokument(db, only)].flatMap(row => row ?? [])
  return selectFunnet(db)
    .where('dokument.slettet', 'is', null)
    .where('dokument.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('dokument.id')
    .execute()
}

/** Holds the row until the transaction ends, and reads it then, so that a lock set meanwhile is seen before anything is written. */
export async function holdDokument(tx: Database, id: string): Promise<FunnetRow | undefined> {
  const [row] = await holdDokumenter(tx, [id])
  return row
}

/**
 * Several, always in the same order, so that two who change many at once wait for each other instead of locking up.
 * @param slettetSiden those that have been deleted since then, instead of those that stand
 */
export async function holdDokumenter(
  tx: Database,
  ids: readonly string[],
  slettetSiden?: Date,
): Promise<FunnetRow[]> {
  if (slettetSiden)
    return selectFunnet(tx)
      .where('dokument.id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('dokument.slettet', '>=', slettetSiden)
      .orderBy('dokument.id')
      .forUpdate()
      .execute()
  await sql`${prepared}select id from dokument where id = any(${[...ids]}::uuid[]) and slettet is null order by id for update ${ahead}`.execute(
    tx,
  )
  return listFunnet(tx, ids)
}

export const listDokumenterOf = (db: Database, eierId: string) =>
  selectFunnet(db)
    .modifyFront(prepared)
    .where('dokument.slettet', 'is', null)
    .where('dokument.eier_id', '=', eierId)
    .orderBy('dokument.opprettet', 'desc')
    .orderBy('dokument.id')
    .execute()

/** `idag` is the day in Norway, as '2026-11-20': what is put off to it or an earlier one waits again. */
export type Filter = {
  sok?: string | undefined
  status?: string | undefined
  idag: string
}

/**
 * The document waits for us: it is our turn, and it is not put off to a later day. Of the table `dokument` or `registreringsrad`, by
 * its name in the query. @param idag the day in Norway, as '2026-11-20'
 */
export const isVaarTur = (tabell: string, idag: string) =>
  sql<SqlBool>`(${sql.ref(`${tabell}.tur`)} = 'oss' and coalesce(${sql.ref(`${tabell}.utsatt_til`)}, '-infinity') <= ${idag}::date)`

function matches({ sok, status, idag }: Filter): Expression<SqlBool> {
  const conditions = [sql<SqlBool>`true`]
  if (status === venterPaaOss) conditions.push(isVaarTur('dokument', idag))
  else if (status) conditions.push(sql<SqlBool>`dokument.status = ${status}`)
  // The text of the list of registrations, which every document has a row of.
  if (sok)
    conditions.push(
      sql<SqlBool>`dokument.id in (select dokument_id from registreringsrad where soketekst ilike ${likeness(sok)})`,
    )
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** Longest waiting first. Without a page: everything the filter leaves. */
export function listDokumenterForStaff(
  db: Database,
  filter: Filter,
  page?: { limit: number; offset: number },
) {
  const query = alive(db)
    .innerJoin('bruker', 'bruker.id', 'dokument.eier_id')
    .select(['bruker.fornavn', 'bruker.mellomnavn', 'bruker.etternavn', 'bruker.epost as eier_epost'])
    .where(matches(filter))
    .orderBy('dokument.opprettet')
    .orderBy('dokument.id')
  return (page ? query.limit(page.limit).offset(page.offset) : query).execute()
}

export async function countDokumenter(db: Database, filter: Filter): Promise<number> {
  const { antall } = await db
    .selectFrom('dokument')
    .innerJoin('bruker', 'bruker.id', 'dokument.eier_id')
    .select(row => row.fn.countAll<string>().as('antall'))
    .where('dokument.slettet', 'is', null)
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return Number(antall)
}

/** With whose turn it is, which `turVedStart` decides. */
type NyRow = Insertable<Tables['dokument']> & Pick<Turkolonner, 'tur' | 'tur_siden'>

export const insertDokument = (db: Database, row: NyRow) =>
  db.insertInto('dokument').values(row).modifyEnd(ahead).execute()

export const insertFiler = (db: Database, rows: Insertable<Tables['fil']>[]) =>
  db.insertInto('fil').values(rows).modifyEnd(ahead).execute()

export type Verdier = Updateable<Tables['dokument']>
/** `intern_versjon` counts what only staff see: the document does not look changed to its owner. Null where nobody's save is to be stopped. */
export type Teller = 'versjon' | 'intern_versjon' | null

/** Only `endring.ts` calls it: what changes a document is told, and counts a version up. */
export const updateDokumenter = (
  db: Database,
  ids: readonly string[],
  values: Verdier,
  teller: Teller,
  naa: Date,
) =>
  db
    .updateTable('dokument')
    .set(row => ({
      ...values,
      ...(teller && { [teller]: row(teller, '+', 1) }),
      ...(teller === 'versjon' && { endret: naa }),
    }))
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .modifyEnd(ahead)
    .execute()

export type RegistreringRow = Omit<Selectable<Tables['registrering']>, 'dokument_id' | 'posisjon'>

/** How many episodes the productions of these entries have, by their ids. */
export async function listEpisoderTotalt(
  db: Database,
  rader: readonly Pick<RegistreringRow, 'produksjon_id'>[],
): Promise<ReadonlyMap<string | null, number | null>> {
  const ids = rader.flatMap(({ produksjon_id }) => produksjon_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('produksjon')
    .select(['id', 'episoder'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, episoder }) => [id, episoder]))
}

export const insertRegistreringer = (db: Database, dokumentId: string, rows: readonly RegistreringRow[]) =>
  db
    .insertInto('registrering')
    .values(rows.map((row, posisjon) => ({ ...row, dokument_id: dokumentId, posisjon })))
    .modifyEnd(ahead)
    .execute()

export async function replaceRegistreringer(
  db: Database,
  dokumentId: string,
  rows: readonly RegistreringRow[],
): Promise<void> {
  await db.deleteFrom('registrering').where('dokument_id', '=', dokumentId).modifyEnd(ahead).execute()
  await insertRegistreringer(db, dokumentId, rows)
}

export const findByInnhold = (db: Database, eierId: string, innhold: string) =>
  db
    .selectFrom('dokument')
    .select(['id', 'filnavn', 'opprettet'])
    .where('eier_id', '=', eierId)
    .where('innhold_sha256', '=', innhold)
    .where('slettet', 'is', null)
    .orderBy('opprettet')
    .executeTakeFirst()

/** True for the one caller that moves the mark: a notice is sent once for a version, however often its job runs. */
export async function claimVarsel(db: Database, id: string): Promise<boolean> {
  const claimed = await db
    .updateTable('dokument')
    .set(row => ({ varslet_versjon: row.ref('versjon') }))
    .where('id', '=', id)
    .where('slettet', 'is', null)
    .whereRef('varslet_versjon', '<', 'versjon')
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
