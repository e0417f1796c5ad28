import type { Slettegruppe } from '@rp/contract/sletting'
import { laastStatus } from '@rp/contract/status'
import { sql } from 'kysely'
import { countJobsNaming, deleteJobsNaming } from '../../../platform/jobs/job-tables.ts'
import { epostNoekkel } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import { type Person, persondata } from '../persondata.repository.ts'

/** Finished documents that are not in the bin, with the Norwegian year they were finished in. */
export async function listFerdige(db: Database, id: string) {
  const { rows } = await sql<{ id: string; ferdigAar: number }>`
    select id, extract(year from status_satt at time zone 'Europe/Oslo')::int as "ferdigAar"
    from dokument where eier_id = ${id} and slettet is null and status = ${laastStatus}`.execute(db)
  return rows
}

export const listDokumenter = async (db: Database, id: string): Promise<string[]> =>
  (await db.selectFrom('dokument').select('id').where('eier_id', '=', id).execute()).map(row => row.id)

export const listSaker = async (db: Database, id: string): Promise<string[]> =>
  (await db.selectFrom('sak').select('id').where('bruker_id', '=', id).execute()).map(row => row.id)

/** Every address that the person has or had here, or wished for; none that is another's now, as it is written there. */
export async function listAdresser(db: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ adresse: string }>`
    select adresse from (
      select epost as adresse from bruker where id = ${id}
      union select epost from epost_bytte where bruker_id = ${id}
      union select verdi from historikk h, jsonb_array_elements(h.endringer) e, lateral (values (e ->> 'fra'), (e ->> 'til')) v (verdi)
        where h.entitet = 'bruker' and h.entitet_id = ${id} and h.hendelse in ('epost_endret', 'epost_bytte_oensket')
          and e ->> 'felt' = 'email') a
    where adresse like '%@%'`.execute(db)
  const adresser = rows.map(row => row.adresse)
  // By both keys that an account may have: that of an older version where another account has the newer one.
  const noekler = adresser.flatMap(adresse => [epostNoekkel(adresse), adresse.toLowerCase()])
  const andre = await db
    .selectFrom('bruker')
    .select('epost')
    .where('id', '<>', id)
    .where('epost_noekkel', '=', sql<string>`any (${noekler}::text[])`)
    .execute()
  const andres = new Set(andre.map(({ epost }) => epost.toLowerCase()))
  return adresser.filter(adresse => !andres.has(adresse.toLowerCase()))
}

/** Saved filters, with what they search for as it was typed. */
export const listFiltre = async (db: Database) =>
  (await db.selectFrom('lagret_filter').select(['id', 'soek', 'navn']).execute()).map(
    ({ id, soek, navn }) => ({
      id,
      ord: [navn, ...new URLSearchParams(soek).values()].join('\n').toLowerCase(),
    }),
  )

/** The keys of the files whose rows go. */
export async function listFilnoekler(db: Database, { dokumenter: { bort, beholdt } }: Person) {
  const { rows } = await sql<{ noekkel: string }>`
    select noekkel from fil where dokument_id = any (${[...bort]}::uuid[])
      or (dokument_id = any (${[...beholdt]}::uuid[]) and erstattet is not null)`.execute(db)
  return rows.map(row => row.noekkel)
}

/** Keys that a row still names. */
export async function listKjente(db: Database, noekler: readonly string[]): Promise<string[]> {
  if (noekler.length === 0) return []
  const rows = await db
    .selectFrom('fil')
    .select('noekkel')
    .where('noekkel', 'in', [...noekler])
    .execute()
  return rows.map(row => row.noekkel)
}

/** Lines that say something of the person: about them, what goes with them, and others' lines that name their address. */
export async function listHistorikk(db: Database, person: Person, navn: string): Promise<number[]> {
  const ord = [...person.adresser, ...(navn ? [navn] : [])].map(text => JSON.stringify(text).slice(1, -1))
  const { rows } = await sql<{ sekvens: number }>`
    select sekvens from historikk h
    where h.fjernet is null and h.endringer <> '[]' and h.hendelse <> 'innhold_fjernet' and (
      (h.entitet = 'bruker' and h.entitet_id = ${person.id})
      or (h.entitet = 'dokument' and h.entitet_id = any (${[...person.dokumenter.bort]}::uuid[]))
      or (h.entitet in ('sak', 'innstilling') and h.entitet_id = any (${[...person.saker, ...person.filtre]}::uuid[]))
      or (h.entitet = 'dokument' and h.entitet_id = any (${[...person.dokumenter.beholdt]}::uuid[])
        and (h.endringer @> '[{"felt": "notat"}]' or h.endringer @> '[{"felt": "internt_notat"}]'))
      or exists (select from unnest(${ord}::text[]) ord where strpos(h.endringer::text, ord) > 0))
    order by sekvens`.execute(db)
  return rows.map(row => Number(row.sekvens))
}

/** What the person is named by in waiting work: they themselves, their addresses, and what goes with them. */
function navnIJobber({ id, adresser, dokumenter: { bort, beholdt }, epost }: Person): string[] {
  return [id, ...adresser, ...bort, ...beholdt, ...epost]
}
const slettingen = 'slett_person'

export const deleteJobber = (db: Database, person: Person): Promise<number> =>
  deleteJobsNaming(db, navnIJobber(person), slettingen)

export const countJobber = (db: Database, person: Person): Promise<number> =>
  countJobsNaming(db, navnIJobber(person), slettingen)

export type Antall = { hva: Slettegruppe; antall: number }

/** Does every step of the table of persondata, or only counts what it would do. */
export async function runSteg(db: Database, person: Person, gjoer: 'tell' | 'utfoer'): Promise<Antall[]> {
  const antall: Antall[] = []
  for (const [tabell, { steg = [] }] of Object.entries(persondata))
    for (const { gruppe, hvor, settes } of steg) {
      const where = hvor(person)
      const sets = Object.entries(settes ?? {}).map(([kolonne, verdi]) => sql`${sql.ref(kolonne)} = ${verdi}`)
      const { rows } = await sql<{
        antall: number
      }>`select count(*)::int as antall from ${sql.table(tabell)} where ${where}`.execute(db)
      antall.push({ hva: gruppe, antall: rows[0]?.antall ?? 0 })
      if (gjoer === 'utfoer' && rows[0]?.antall)
        await (sets.length > 0
          ? sql`update ${sql.table(tabell)} set ${sql.join(sets)} where ${where}`
          : sql`delete from ${sql.table(tabell)} where ${where}`
        ).execute(db)
    }
  return antall
}

/** What stays as the act of somebody without a name: lines of history about other things, and work done as staff. */
export async function countPseudonyme(db: Database, { id, dokumenter, saker }: Person): Promise<Antall[]> {
  const { rows } = await sql<{ historikk: number; arbeid: number }>`select
    (select count(*)::int from historikk where aktoer_id = ${id} and not (
      (entitet = 'bruker' and entitet_id = ${id}) or entitet_id = any (${[...dokumenter.bort, ...saker]}::uuid[]))) as historikk,
    (select count(*)::int from sak_melding where avsender_id = ${id} and sak_id <> all (${[...saker]}::uuid[]))
      + (select count(*)::int from sendelisteimport where importert_av = ${id})
      + (select count(*)::int from sendelistevalg where avgjort_av = ${id})
      + (select count(*)::int from masseendring where aktoer_id = ${id})
      + (select count(*)::int from lagret_filter where eier_id = ${id}) as arbeid`.execute(db)
  const { historikk = 0, arbeid = 0 } = rows[0] ?? {}
  return [
    { hva: 'historikk', antall: historikk },
    { hva: 'arbeid', antall: arbeid },
  ]
}

/** Finished documents with a production on the list of a year that is not paid out yet, with the years. */
export async function findUbetalt(db: Database, id: string, iAar: number) {
  const { rows } = await sql<{ antall: number; aar: number[] }>`
    select count(distinct d.id)::int as antall, coalesce(array_agg(distinct v.aar order by v.aar), '{}') as aar
    from dokument d join registrering r on r.dokument_id = d.id
    join sendeliste s on s.produksjon_id = r.produksjon_id
    join visningsaar v on v.aar = s.visningsaar and (v.fordeles is null or v.fordeles >= ${iAar})
    where d.eier_id = ${id} and d.slettet is null and d.status = ${laastStatus}`.execute(db)
  return rows[0] ?? { antall: 0, aar: [] }
}

export async function countAapne(db: Database, id: string) {
  const { rows } = await sql<{ saker: number; dokumenter: number }>`select
    (select count(*)::int from sak where bruker_id = ${id} and tilstand <> 'lukket') as saker,
    (select count(*)::int from dokument where eier_id = ${id} and slettet is null and status <> ${laastStatus}) as dokumenter`.execute(
    db,
  )
  return rows[0] ?? { saker: 0, dokumenter: 0 }
}
