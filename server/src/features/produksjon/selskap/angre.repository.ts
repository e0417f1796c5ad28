import { sql } from 'kysely'
import { sortKey } from '../../../platform/db/sort-key.ts'
import type { Database } from '../../database.ts'
import type { Flyttet } from '../sammenslaaing/angre.repository.ts'
import type { Omdoept } from './selskap.repository.ts'

type Hvem = { tid: Date; aktoerId: string }

/** Documents and productions whose company's name a merge changed, and whether they still say what it made of it. */
export async function listOmdoepte(
  db: Database,
  { dokumenter, produksjoner }: Omdoept,
  navn: string,
): Promise<Record<keyof Omdoept, Flyttet[]>> {
  const ids = (rows: Omdoept['dokumenter']) => rows.map(({ id }) => id)
  const [d, p] = [
    await sql<Flyttet>`select id, filnavn as navn, produksjonsselskap = ${navn} as urort from dokument
      where id = any(${ids(dokumenter)}::uuid[]) order by filnavn, id`.execute(db),
    await sql<Flyttet>`select id, tittel as navn, selskap = ${navn} as urort from produksjon
      where id = any(${ids(produksjoner)}::uuid[]) order by tittel_sort, id`.execute(db),
  ]
  return { dokumenter: d.rows, produksjoner: p.rows }
}

/** The name that each of them had before the merge, where it still has the one that stayed. Each gets a version and a history. */
export async function returnNames(
  db: Database,
  { dokumenter, produksjoner }: Omdoept,
  { navn, tid, aktoerId }: Hvem & { navn: string },
): Promise<void> {
  const rows = (list: Omdoept['dokumenter']) =>
    sql`jsonb_to_recordset(${JSON.stringify(list.map(row => ({ ...row, sort: sortKey(row.navn) })))}::jsonb)
      as m (id uuid, navn text, sort text)`
  const told = (felt: string) =>
    sql`jsonb_build_array(jsonb_build_object('felt', ${felt}::text, 'fra', ${navn}::text, 'til', navn))`
  await sql`
    with d as (
      update dokument set produksjonsselskap = m.navn, versjon = versjon + 1, endret = ${tid}
      from ${rows(dokumenter)} where dokument.id = m.id and produksjonsselskap = ${navn} returning dokument.id, m.navn
    ), p as (
      update produksjon set selskap = m.navn, selskap_sort = m.sort, versjon = versjon + 1, endret = ${tid}
      from ${rows(produksjoner)} where produksjon.id = m.id and selskap = ${navn} returning produksjon.id, m.navn
    )
    insert into historikk (tid, aktoer_id, entitet, entitet_id, hendelse, endringer)
    select ${tid}::timestamptz, ${aktoerId}::uuid, 'dokument', id, 'endret', ${told('produksjonsselskap')} from d
    union all
    select ${tid}::timestamptz, ${aktoerId}::uuid, 'produksjon', id, 'endret', ${told('selskap')} from p`.execute(
    db,
  )
}
