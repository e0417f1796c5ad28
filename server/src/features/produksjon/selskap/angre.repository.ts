import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { Omdoept } from '../navnebytte.ts'
import type { Flyttet } from '../sammenslaaing/angre.repository.ts'

/** What a merge renamed. */
export type Omdoepte = Record<'dokumenter' | 'produksjoner', Omdoept[]>

/** Documents and productions whose company's name a merge changed, and whether they still say what it made of it. */
export async function listOmdoepte(
  db: Database,
  { dokumenter, produksjoner }: Omdoepte,
  navn: string,
): Promise<Record<keyof Omdoepte, Flyttet[]>> {
  const ids = (rows: readonly Omdoept[]) => rows.map(({ id }) => id)
  const [d, p] = [
    await sql<Flyttet>`select id, filnavn as navn, produksjonsselskap = ${navn} as urort from dokument
      where id = any(${ids(dokumenter)}::uuid[]) order by filnavn, id`.execute(db),
    await sql<Flyttet>`select id, tittel as navn, selskap = ${navn} as urort from produksjon
      where id = any(${ids(produksjoner)}::uuid[]) order by tittel_sort, id`.execute(db),
  ]
  return { dokumenter: d.rows, produksjoner: p.rows }
}
