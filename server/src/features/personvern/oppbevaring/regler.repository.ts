import type { Regelnavn } from '@rp/contract/oppbevaring'
import { innsynsmaater } from '@rp/contract/personnummer'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { failedJobs } from '../../../platform/jobs/job-tables.ts'
import type { Database } from '../../database.ts'

/**
 * Which rows a rule takes at a moment: those that `hvor` leaves, named by `noekkel`. The dry run and the deletion ask with the same
 * words.
 */
type Regel = {
  tabell: string | RawBuilder<unknown>
  noekkel: string
  hvor: (foer: Date) => RawBuilder<SqlBool>
  /** Deleted by the rules' own job. Where neither stands, another job does it, or it is more than rows. */
  slettes?: true
  settes?: Readonly<Record<string, null>>
}

const ledig = sql`bruker.slettet is null and bruker.brukertype = 'arbeidstaker'`
const harBeholdt = (regel: 'krav' | 'regnskap') => ({
  tabell: 'sletting',
  noekkel: 'bruker_id',
  hvor: (foer: Date) =>
    sql<SqlBool>`beholdt_til is not null and exists (select from jsonb_array_elements(resultat -> 'beholdes') b
      where b ->> 'regel' = ${regel} and (b ->> 'til') < to_char(${foer}::timestamptz at time zone 'Europe/Oslo', 'YYYY-MM-DD'))`,
})

/** From the end of the year that a row was made in. */
const aarsskifte = (foer: Date) =>
  sql<SqlBool>`date_trunc('year', opprettet at time zone 'Europe/Oslo') + interval '1 year' < ${foer}::timestamptz at time zone 'Europe/Oslo'`

export const regler: Readonly<Record<Regelnavn, Regel>> = {
  papirkurv: { tabell: 'dokument', noekkel: 'id', hvor: foer => sql`slettet < ${foer}` },
  krav: harBeholdt('krav'),
  regnskap: harBeholdt('regnskap'),
  betalinger: {
    tabell: 'betaling',
    noekkel: 'id',
    hvor: foer => sql`mottaker_kryptert is not null and ${aarsskifte(foer)}`,
    settes: { mottaker_kryptert: null },
  },
  // The stored file is swept once no row names it.
  utbetalingsfiler: {
    tabell: 'fil',
    noekkel: 'id',
    hvor: foer => sql`rolle = 'utbetaling' and ${aarsskifte(foer)}`,
    slettes: true,
  },
  // The portal's own job takes these each hour.
  skattegrunnlag: {
    tabell: 'skattegrunnlag',
    noekkel: 'id',
    hvor: foer =>
      sql`laget < ${foer} and exists (select from skattegrunnlag_person p where p.skattegrunnlag_id = skattegrunnlag.id)`,
  },
  ubrukte_kontoer: {
    tabell: 'bruker',
    noekkel: 'id',
    hvor: foer => sql`${ledig} and sist_innlogget is null and coalesce(sist_innlogget, opprettet) < ${foer}
      and not exists (select from dokument d where d.eier_id = bruker.id)
      and not exists (select from sak s where s.bruker_id = bruker.id)
      and not exists (select from sletting s where s.bruker_id = bruker.id)`,
  },
  inaktive_varsles: {
    tabell: 'bruker',
    noekkel: 'id',
    hvor: foer => sql`${ledig} and aktiv and inaktiv_varslet is null and coalesce(sist_innlogget, opprettet) < ${foer}
      and not exists (select from dokument d where d.eier_id = bruker.id and d.slettet is null and d.status <> 'BEHANDLET')`,
  },
  inaktive_stenges: {
    tabell: 'bruker',
    noekkel: 'id',
    hvor: foer => sql`${ledig} and aktiv and inaktiv_varslet < ${foer}`,
  },
  stengte_slettes: {
    tabell: 'bruker',
    noekkel: 'id',
    hvor: foer => sql`${ledig} and not aktiv and inaktiv_stengt < ${foer}
      and not exists (select from sletting s where s.bruker_id = bruker.id)`,
  },
  saker: {
    tabell: 'sak',
    noekkel: 'id',
    hvor: foer => sql`tilstand = 'lukket' and lukket < ${foer}`,
    slettes: true,
  },
  andelsavtaler: {
    tabell: 'andelsavtale',
    noekkel: 'id',
    hvor: foer => sql`tilstand in ('avslaatt', 'erstattet', 'opphoert') and avgjort < ${foer}`,
    slettes: true,
  },
  ki_lesinger: { tabell: 'ki_lesing', noekkel: 'id', hvor: foer => sql`ferdig < ${foer}`, slettes: true },
  innsynsgrunner: {
    tabell: 'historikk',
    noekkel: 'sekvens',
    hvor: foer =>
      sql`hendelse in (${sql.join([...innsynsmaater])}) and tid < ${foer} and fjernet is null and endringer <> '[]'`,
  },
  epost_innhold: {
    tabell: 'epost',
    noekkel: 'id',
    hvor: foer => sql`innhold_kryptert is not null and opprettet < ${foer}`,
    settes: { innhold_kryptert: null },
  },
  epost: { tabell: 'epost', noekkel: 'id', hvor: foer => sql`opprettet < ${foer}`, slettes: true },
  sletteoensker: {
    tabell: 'sletteoenske',
    noekkel: 'id',
    hvor: foer => sql`behandlet < ${foer}`,
    slettes: true,
  },
  masseendringer: { tabell: 'masseendring', noekkel: 'id', hvor: foer => sql`tid < ${foer}`, slettes: true },
  sammenslaainger: {
    tabell: 'sammenslaaing',
    noekkel: 'id',
    hvor: foer => sql`tid < ${foer}`,
    slettes: true,
  },
  jobber: {
    tabell: failedJobs.table,
    noekkel: 'id',
    hvor: failedJobs.where,
    slettes: true,
  },
  innlogginger: { tabell: 'sesjon', noekkel: 'id', hvor: foer => sql`utloeper < ${foer}` },
  lenker: {
    tabell: sql`(select id, utloeper from engangslenke union all select id, utloeper from epost_bytte) rader`,
    noekkel: 'id',
    hvor: foer => sql`utloeper < ${foer}`,
  },
  forsoek: { tabell: 'forsoek', noekkel: 'noekkel', hvor: foer => sql`vindu < ${foer}` },
  robotsjekker: {
    tabell: 'brukt_robotsjekk',
    noekkel: 'utfordring_hash',
    hvor: foer => sql`utloeper < ${foer}`,
  },
  opplastinger: {
    tabell: sql`(select noekkel, opprettet from idempotens union all select noekkel, endret from opplasting) rader`,
    noekkel: 'noekkel',
    hvor: foer => sql`opprettet < ${foer}`,
  },
  // The rows and the stored file go with it.
  sendelisteutkast: {
    tabell: 'sendelisteutkast',
    noekkel: 'id',
    hvor: foer => sql`endret < ${foer}`,
    slettes: true,
  },
  aapne_dokumenter: {
    tabell: 'dokument_aapent',
    noekkel: 'dokument_id',
    hvor: foer => sql`sist < ${foer}`,
    slettes: true,
  },
}

const fra = ({ tabell }: Regel) => (typeof tabell === 'string' ? sql.table(tabell) : tabell)

export async function countRader(db: Database, navn: Regelnavn, foer: Date): Promise<number> {
  const regel = regler[navn]
  const { rows } = await sql<{ antall: number }>`
    select count(*)::int as antall from ${fra(regel)} where ${regel.hvor(foer)}`.execute(db)
  return rows[0]?.antall ?? 0
}

/** The rows that a rule would take, by their keys. */
export async function listRader(
  db: Database,
  navn: Regelnavn,
  foer: Date,
  antall = 1_000_000,
): Promise<string[]> {
  const regel = regler[navn]
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(regel.noekkel)}::text as id from ${fra(regel)} where ${regel.hvor(foer)} order by 1 limit ${antall}`.execute(
    db,
  )
  return rows.map(row => row.id)
}

/** Holds one row until the transaction ends. False when the rule does not take it any more. */
export async function lockRad(db: Database, navn: Regelnavn, foer: Date, id: string): Promise<boolean> {
  const regel = regler[navn]
  const { rows } = await sql`
    select from ${fra(regel)} where ${sql.ref(regel.noekkel)} = ${id} and ${regel.hvor(foer)} for update`.execute(
    db,
  )
  return rows.length > 0
}

/** Takes the rows of a rule that deletes or empties. @returns how many */
export async function takeRader(db: Database, navn: Regelnavn, foer: Date): Promise<number> {
  const regel = regler[navn]
  const { slettes, settes = {} } = regel
  const sets = Object.entries(settes).map(([kolonne, verdi]) => sql`${sql.ref(kolonne)} = ${verdi}`)
  if (!slettes && sets.length === 0) return 0
  const { numAffectedRows } = await (slettes
    ? sql`delete from ${fra(regel)} where ${regel.hvor(foer)}`
    : sql`update ${fra(regel)} set ${sql.join(sets)} where ${regel.hvor(foer)}`
  ).execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The lines of history of cases that go. */
export async function listSakslinjer(db: Database, saker: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ sekvens: number }>`
    select sekvens from historikk where entitet = 'sak' and entitet_id = any (${[...saker]}::uuid[])
      and fjernet is null and endringer <> '[]' and hendelse <> 'innhold_fjernet'`.execute(db)
  return rows.map(row => Number(row.sekvens))
}

export const insertKjoering = (
  db: Database,
  tid: Date,
  fjernet: readonly { navn: string; antall: number }[],
) =>
  db
    .insertInto('oppbevaringskjoering')
    .values({ tid, fjernet: JSON.stringify(fjernet) })
    .onConflict(on => on.doNothing())
    .execute()

export const deleteKjoeringer = (db: Database, before: Date) =>
  db.deleteFrom('oppbevaringskjoering').where('tid', '<', before).execute()

export const findSisteKjoering = (db: Database) =>
  db.selectFrom('oppbevaringskjoering').selectAll().orderBy('tid', 'desc').limit(1).executeTakeFirst()
