import { CompiledQuery, sql } from 'kysely'
import { prepare, prepared } from '../../platform/db/prepared.ts'
import { unhurried } from '../../platform/db/unhurried.ts'
import type { Database, Tables } from '../database.ts'
import type { Lenke } from './lenke.ts'
import { endAllPaabegynt } from './paabegynt.repository.ts'

type NySesjon = {
  id: string
  bruker_id: string
  opprettet: Date
  utloeper: Date
  enhet: string
  totrinn: boolean
}

/**
 * A session, and where the account was used from: one statement, which is all of most logins that is written. Whoever changes the
 * password or closes the account meanwhile is waited for, so that no session begins with what held before.
 * @returns false when the account is closed by now, or its password another
 */
export async function insertSesjon(
  db: Database,
  row: NySesjon,
  { avtrykk, passordHash }: { avtrykk: string; passordHash: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`${prepared}with konto as (
      select id from bruker where id = ${row.bruker_id} and passord_hash = ${passordHash} and aktiv for no key update),
    sted as (
      insert into innloggingssted (bruker_id, avtrykk, sist_brukt)
      select id, ${avtrykk}::text, ${row.opprettet}::timestamptz from konto
      on conflict (bruker_id, avtrykk) do update set sist_brukt = excluded.sist_brukt)
    insert into sesjon (id, bruker_id, opprettet, utloeper, autentisert, sist_brukt, enhet, totrinn)
    select ${row.id}::uuid, id, ${row.opprettet}::timestamptz, ${row.utloeper}::timestamptz, ${row.opprettet}::timestamptz,
      ${row.opprettet}::timestamptz, ${row.enhet}::text, ${row.totrinn}::boolean from konto`.execute(db)
  return numAffectedRows === 1n
}

type GyldigSesjon = {
  id: string
  epost: string
  brukertype: Tables['bruker']['brukertype']
  sesjonId: string
  autentisert: Date
  sist_brukt: Date
  totrinn: boolean
  omgang: number
  harKoblingPaaVent: boolean
}

/** Asked before every other question, so it is made ready once and planned once. */
const gyldigSesjon = `${prepare} select b.id, b.epost, b.brukertype, s.id as "sesjonId", s.autentisert, s.sist_brukt, s.totrinn, b.omgang,
    coalesce((select true from oidc_identitet i where i.bruker_id = b.id and i.paa_vent is not null limit 1), false) as "harKoblingPaaVent"
  from sesjon s join bruker b on b.id = s.bruker_id
  where s.id = $1 and s.avsluttet is null and s.utloeper > $2 and s.sist_brukt > $3 and b.aktiv`

/** The session with its user as they are now: role and state are read here at every call, never from the token. */
export async function findGyldigSesjon(
  db: Database,
  id: string,
  naa: Date,
  bruktEtter: Date,
): Promise<GyldigSesjon | undefined> {
  const { rows } = await db.executeQuery<GyldigSesjon>(CompiledQuery.raw(gyldigSesjon, [id, naa, bruktEtter]))
  return rows[0]
}

export const endSesjon = (db: Database, id: string, naa: Date) =>
  db
    .updateTable('sesjon')
    .set({ avsluttet: naa })
    .where('id', '=', id)
    .where('avsluttet', 'is', null)
    .execute()

export const endAllSesjoner = async (db: Database, naa: Date) => {
  await db.updateTable('sesjon').set({ avsluttet: naa }).where('avsluttet', 'is', null).execute()
  await endAllPaabegynt(db)
}

export const endSesjonerOf = (db: Database, brukerId: string, naa: Date) =>
  db
    .updateTable('sesjon')
    .set({ avsluttet: naa })
    .where('bruker_id', '=', brukerId)
    .where('avsluttet', 'is', null)
    .execute()

export const deleteOldSesjoner = (db: Database, before: Date) =>
  db.deleteFrom('sesjon').where('utloeper', '<', before).execute()

/** A new link voids the earlier ones. */
export async function replaceLenke(
  db: Database,
  row: Lenke & { bruker_id: string; opprettet: Date; utloeper: Date },
): Promise<void> {
  await db
    .deleteFrom('engangslenke')
    .where('bruker_id', '=', row.bruker_id)
    .where('brukt', 'is', null)
    .execute()
  await db
    .insertInto('engangslenke')
    .values({ ...row, formaal: 'tilbakestill_passord', brukt: null })
    .execute()
}

/** Marks the link used and tells whose it was; undefined when it is unknown, used or too old. One caller can win it. */
export const useLenke = (db: Database, { id, hemmelighet_hash }: Lenke, naa: Date) =>
  db
    .updateTable('engangslenke')
    .set({ brukt: naa })
    .where('id', '=', id)
    .where('hemmelighet_hash', '=', hemmelighet_hash)
    .where('brukt', 'is', null)
    .where('utloeper', '>', naa)
    .returning('bruker_id')
    .executeTakeFirst()

/** Whose the link is, used or not: who has its secret has been sent it. */
export const findLenkeEier = (db: Database, { id, hemmelighet_hash }: Lenke) =>
  db
    .selectFrom('engangslenke')
    .select('bruker_id as id')
    .where('id', '=', id)
    .where('hemmelighet_hash', '=', hemmelighet_hash)
    .executeTakeFirst()

export const deleteOldLenker = (db: Database, before: Date) =>
  db.deleteFrom('engangslenke').where('utloeper', '<', before).execute()

/** True the first time only. */
export async function spendRobotsjekk(
  db: Database,
  utfordring_hash: string,
  utloeper: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brukt_robotsjekk')
    .values({ utfordring_hash, utloeper })
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const deleteOldRobotsjekk = (db: Database, before: Date) =>
  db.deleteFrom('brukt_robotsjekk').where('utloeper', '<', before).execute()

export type Ventetid = { naa: Date; glemtFoer: Date; free: number; longestWait: number }

/** 0 for the first, then 1, 2, 4 seconds and so on. */
const waitOf = ({ free, longestWait }: Ventetid) => sql<number>`case
  when feilpassord.antall < ${free}::int then 0
  else least(power(2, least(feilpassord.antall - ${free}::int, 30)), ${longestWait}::int) end`

/** Counts one more; false, and nothing counted, while the wait since the last one is not over. One statement, so that many at once wait too. */
export async function takeFeilpassord(db: Database, noekkel: string, rule: Ventetid): Promise<boolean> {
  const { naa, glemtFoer } = rule
  const taken = await db
    .insertInto('feilpassord')
    .values({ noekkel, antall: 1, sist: naa })
    .onConflict(on =>
      on
        .column('noekkel')
        .doUpdateSet({
          antall: sql`case when feilpassord.sist < ${glemtFoer} then 1 else feilpassord.antall + 1 end`,
          sist: sql`greatest(feilpassord.sist, ${naa})`,
        })
        // Of two at once, or on two machines, the later may be counted first: that is no wait for the other.
        .where(
          sql<boolean>`feilpassord.sist + make_interval(secs => ${waitOf(rule)}) <= greatest(feilpassord.sist, ${naa})`,
        ),
    )
    .returning(unhurried)
    .executeTakeFirst()
  return taken !== undefined
}

/** Whole seconds, at least one. */
export async function getSecondsToWait(db: Database, noekkel: string, rule: Ventetid): Promise<number> {
  const row = await db
    .selectFrom('feilpassord')
    .select(sql<Date>`sist + make_interval(secs => ${waitOf(rule)})`.as('til'))
    .where('noekkel', '=', noekkel)
    .executeTakeFirst()
  return Math.max(1, Math.ceil(((row?.til.getTime() ?? 0) - rule.naa.getTime()) / 1000))
}

export const deleteFeilpassord = (db: Database, noekkel: string) =>
  db.deleteFrom('feilpassord').where('noekkel', '=', noekkel).returning(unhurried).execute()

export const deleteOldFeilpassord = (db: Database, before: Date) =>
  db.deleteFrom('feilpassord').where('sist', '<', before).execute()

export const isKjentSted = async (db: Database, bruker_id: string, avtrykk: string): Promise<boolean> =>
  (await db
    .selectFrom('innloggingssted')
    .select('bruker_id')
    .where('bruker_id', '=', bruker_id)
    .where('avtrykk', '=', avtrykk)
    .executeTakeFirst()) !== undefined

export const deleteOldSteder = (db: Database, before: Date) =>
  db.deleteFrom('innloggingssted').where('sist_brukt', '<', before).execute()
