import type { Oversikt } from '@rp/contract/oversikt'
import { laastStatus } from '@rp/contract/status'
import { sql } from 'kysely'
import { norwegianDay } from '../../platform/norwegian-day.ts'
import type { Database } from '../database.ts'
import { isVaarTur } from '../dokument/dokument.service.ts'

const venter = (naa: Date) => sql`slettet is null and ${isVaarTur('dokument', norwegianDay(naa))}`

/** Days from one point in time to the next, as a number. */
export const readKoe = async (db: Database, naa: Date) => {
  const { rows } = await sql<{
    antall: number
    eldste: Date | null
    median: number | null
  }>`
    select count(*)::int as antall, min(opprettet) as eldste,
      percentile_cont(0.5) within group (order by extract(epoch from ${naa}::timestamptz - opprettet) / 86400) as median
    from dokument where ${venter(naa)}`.execute(db)
  return rows[0] ?? { antall: 0, eldste: null, median: null }
}

/** How many that wait were received from `fra` (or the beginning) up to before `til` (or now). */
export const countVentende = async (
  db: Database,
  naa: Date,
  { fra, til }: { fra: Date | null; til: Date | null },
): Promise<number> => {
  const { rows } = await sql<{ antall: number }>`
    select count(*)::int as antall from dokument where ${venter(naa)}
      and opprettet >= coalesce(${fra}::timestamptz, '-infinity') and opprettet < coalesce(${til}::timestamptz, 'infinity')`.execute(
    db,
  )
  return rows[0]?.antall ?? 0
}

export const countHosMedlem = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ antall: number }>`
    select count(*)::int as antall from dokument where slettet is null and tur = 'medlem'`.execute(db)
  return rows[0]?.antall ?? 0
}

export const countByStatus = async (db: Database) =>
  (
    await sql<{ status: string; antall: number }>`
    select status, count(*)::int as antall from dokument where slettet is null group by status`.execute(db)
  ).rows

/** Start of the day in Norway, `dager` days before the given time; and of the week. */
export const readDager = async (db: Database, naa: Date) => {
  const { rows } = await sql<{ idag: Date; igaar: Date; mandag: Date }>`
    select date_trunc('day', ${naa}::timestamptz at time zone 'Europe/Oslo') at time zone 'Europe/Oslo' as idag,
      (date_trunc('day', ${naa}::timestamptz at time zone 'Europe/Oslo') - interval '1 day') at time zone 'Europe/Oslo' as igaar,
      date_trunc('week', ${naa}::timestamptz at time zone 'Europe/Oslo') at time zone 'Europe/Oslo' as mandag`.execute(
    db,
  )
  const [dager] = rows
  if (!dager) throw new Error('the database answered no row')
  return dager
}

/** Documents that are BEHANDLET and became so at or after the given time. */
export const countBehandletSiden = async (db: Database, fra: Date): Promise<number> => {
  const { rows } = await sql<{ antall: number }>`
    select count(*)::int as antall from dokument
    where slettet is null and status = ${laastStatus} and status_satt >= ${fra}`.execute(db)
  return rows[0]?.antall ?? 0
}

/** Documents that are BEHANDLET, by the day in Norway on which they became so, since the given time. */
export const countBehandlet = async (db: Database, fra: Date) =>
  (
    await sql<{ dato: string; antall: number }>`
    select to_char(status_satt at time zone 'Europe/Oslo', 'YYYY-MM-DD') as dato, count(*)::int as antall
    from dokument where slettet is null and status = ${laastStatus} and status_satt >= ${fra}
    group by 1 order by 1`.execute(db)
  ).rows

export const countSiden = async (db: Database, fra: Date) => {
  const { rows } = await sql<{ dokumenter: number; brukere: number; saker: number }>`
    select
      (select count(*)::int from dokument where slettet is null and opprettet >= ${fra}) as dokumenter,
      (select count(*)::int from bruker where opprettet >= ${fra} and brukertype = 'arbeidstaker' and slettet is null) as brukere,
      (select count(*)::int from sak where opprettet >= ${fra}) as saker`.execute(db)
  return rows[0] ?? { dokumenter: 0, brukere: 0, saker: 0 }
}

type Blikk = Oversikt['blikk']
export const countBlikk = async (db: Database, naa: Date): Promise<Blikk> => {
  const { rows } = await sql<Blikk>`
    select
      (select count(*)::int from dokument where besvart is not null and slettet is null) as svar,
      (select count(*)::int from epost where feilet is not null and sendt is null) as "epostFeilet",
      (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as "jobberFeilet",
      (select count(*)::int from dokument where viruskontroll = 'smittet' and slettet is null) as "filerSmittet",
      (select count(*)::int from dokument where viruskontroll = 'venter' and slettet is null) as "filerHoldt",
      (select count(*)::int from sak where tilstand = 'aapen') as "sakerUbesvart",
      (select count(*)::int from sak where tilstand = 'aapen' and frist < (${naa}::timestamptz at time zone 'Europe/Oslo')::date) as "sakerForfalt",
      (select count(*)::int from produksjon where ny) as "nyeProduksjoner",
      (select count(*)::int from sendeliste where tvil) as "sendelisteTvil",
      (select case when min(visningsaar) = max(visningsaar) then min(visningsaar) end from sendeliste where tvil) as "sendelisteTvilAar",
      (select count(*)::int from sletteoenske where behandlet is null) as sletteoensker,
      (select count(*)::int from bruker where not personnummer_kontrollert and brukertype = 'arbeidstaker' and aktiv) as kontrollsiffer,
      (select count(*)::int from bruker where epost_bekreftet is null and slettet is null and aktiv) as ubekreftet`.execute(
    db,
  )
  const [blikk] = rows
  if (!blikk) throw new Error('the database answered no row')
  return blikk
}
