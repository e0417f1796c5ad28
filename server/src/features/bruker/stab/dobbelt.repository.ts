import type { dobbeltGrunner } from '@rp/contract/bruker-stab'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database.ts'

export type DobbeltGrunn = (typeof dobbeltGrunner)[number]

/** How alike two names must be (trigrams, 0 to 1): less where the address is the same, since families share one. */
const likeNavn = { sammeAdresse: 0.4, sammePostnummer: 0.6 }

const navn = (bruker: 'a' | 'b') =>
  sql`navnenoekkel(${sql.ref(`${bruker}.fornavn`)}, ${sql.ref(`${bruker}.etternavn`)})`

/**
 * Two users that may be one person, and why: `(bruker, annen, grunn)`, each pair once for each reason and in both directions.
 * @param id the pairs of this user alone; else of all
 */
export function dobbeltPar(id?: string): RawBuilder<{ bruker: string; annen: string; grunn: DobbeltGrunn }> {
  const of = id === undefined ? sql`true` : sql`a.id = ${id}::uuid`
  const pair = (grunn: DobbeltGrunn, alike: RawBuilder<unknown>) => sql`
    select a.id as bruker, b.id as annen, ${sql.lit(grunn)} as grunn
    from bruker a join bruker b on b.id <> a.id and ${alike} where ${of}`
  return sql`${sql.join(
    [
      pair('kontonummer', sql`a.kontonummer_indeks <> '' and b.kontonummer_indeks = a.kontonummer_indeks`),
      pair(
        'telefon',
        sql`length(telefonnoekkel(a.telefonnummer)) = 8
          and telefonnoekkel(b.telefonnummer) = telefonnoekkel(a.telefonnummer)`,
      ),
      pair('navn', sql`a.fornavn <> '' and a.etternavn <> '' and ${navn('b')} = ${navn('a')}`),
      pair(
        'adresse',
        sql`adressenoekkel(a.adresse, a.postnummer) <> ''
          and adressenoekkel(b.adresse, b.postnummer) = adressenoekkel(a.adresse, a.postnummer)
          and similarity(${navn('a')}, ${navn('b')}) >= ${sql.lit(likeNavn.sammeAdresse)}`,
      ),
      pair(
        'lignende_navn',
        sql`a.postnummer <> '' and b.postnummer = a.postnummer and ${navn('b')} <> ${navn('a')}
          and similarity(${navn('a')}, ${navn('b')}) >= ${sql.lit(likeNavn.sammePostnummer)}`,
      ),
    ],
    sql` union all `,
  )}`
}

export type Dobbel = {
  id: string
  fornavn: string
  mellomnavn: string
  etternavn: string
  epost: string
  poststed: string
  aktiv: boolean
  grunner: DobbeltGrunn[]
}

/** Other users that may be the same person, those with the most in common first. */
export async function listDobbelte(db: Database, id: string): Promise<Dobbel[]> {
  const { rows } = await sql<Dobbel>`
    select b.id, b.fornavn, b.mellomnavn, b.etternavn, b.epost, b.poststed, b.aktiv,
      array_agg(par.grunn order by par.grunn) as grunner
    from (${dobbeltPar(id)}) par join bruker b on b.id = par.annen
    group by b.id order by count(*) desc, b.etternavn_sort, b.fornavn_sort, b.id limit 20`.execute(db)
  return rows
}
