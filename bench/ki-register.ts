import type { createDatabase } from '../server/src/platform/db/pool.ts'
import { sortKey } from '../server/src/platform/db/sort-key.ts'
import { type Titler, toTitler } from './ki-dom.ts'
import type { Sett } from './ki-fasit.ts'

/** Two works that are equally likely are told apart by their ids: they are the same each time, so that the engine answers the same. */
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** Puts the set's productions and companies into a fresh database; answers the title of each id. */
export async function insertRegister(
  pool: ReturnType<typeof createDatabase>['pool'],
  { produksjoner, selskaper }: Sett,
): Promise<Titler> {
  const rows = produksjoner.map((one, index) => ({ id: idOf(index), tittel: one.Produksjonstittel, one }))
  const text = (value: string | null) => value ?? ''
  await pool.query(
    `insert into produksjon (id, tittel, tittel_sort, selskap, selskap_sort, sesong, premiere, verkstype, spilletid_sekunder, episoder,
       opprettet, endret)
     select *, now(), now() from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[],
       $9::int[], $10::int[])`,
    [
      rows.map(row => row.id),
      rows.map(row => row.tittel),
      rows.map(row => sortKey(row.tittel)),
      rows.map(({ one }) => text(one.Produksjonsselskap)),
      rows.map(({ one }) => sortKey(text(one.Produksjonsselskap))),
      rows.map(({ one }) => one.Sesong),
      rows.map(({ one }) => one.Premiere),
      rows.map(({ one }) => one.Verkstype),
      rows.map(({ one }) => one.Spilletid_sekunder),
      rows.map(({ one }) => one.Episoder),
    ],
  )
  await pool.query(
    `insert into produksjonsselskap (id, navn, navn_sort, orgnr, kontaktperson, epost, telefon)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])`,
    [
      selskaper.map((_, index) => idOf(index)),
      selskaper.map(one => one.navn),
      selskaper.map(one => sortKey(one.navn)),
      selskaper.map(one => text(one.orgnr)),
      selskaper.map(one => text(one.kontaktperson)),
      selskaper.map(one => text(one.epost)),
      selskaper.map(one => text(one.telefon)),
    ],
  )
  await pool.query('analyze')
  return toTitler(rows)
}
