import { verkstyper } from '@rp/contract/produksjon'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'
import { sortKey } from '../server/src/platform/db/sort-key.ts'

export const produksjoner = 50_000
/** Every tenth was broadcast in 2023. */
const sendtHver = 10

const firsts = 'Arven Broen Fjorden Kysten Lyset Natten Skogen Stormen Vinteren Øya Åsen'.split(' ')
const seconds = ['i nord', 'mot kveld', 'under snøen', 'uten navn', 'ved havet']
/**
 * Each brings other titles to the first page than it opens with, which begin with «Arven i nord»: all its rows must be
 * drawn anew.
 */
export const letters = [...'kbsmg']

/** A title that does not exist, another for each number. */
export const tittel = (n: number) => `${firsts[n % firsts.length]} ${seconds[n % seconds.length]} ${n}`
const selskap = (n: number) => `Selskap ${n % 700} AS`

const insertProduksjoner = `
  insert into produksjon
    (id, tittel, tittel_sort, selskap, selskap_sort, premiere, verkstype, spilletid_sekunder, episoder, opprettet, endret)
  select gen_random_uuid(), tittel, tittel_sort, selskap, selskap_sort, 1990 + n % 35, ($5::text[])[1 + n % $6::int], 2700,
    1 + n % 12, now(), now()
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality
    as rad (tittel, tittel_sort, selskap, selskap_sort, n)`

const insertSendelister = `
  insert into sendeliste (id, visningsaar, produksjon_id, tittel, tittel_sort, mediehus, episoder, premiere, selskap)
  select gen_random_uuid(), 2023, id, tittel, tittel_sort, 'NRK', episoder, premiere, selskap
  from (select *, row_number() over (order by tittel_sort) as n from produksjon) as nummerert
  where n % $1::int = 0`

/** Fills the embedded database of a portal that runs on this data folder with 50,000 productions that do not exist. */
export async function insertRegisters(dataDir: string): Promise<void> {
  const log = { info: () => {}, warn: () => {} }
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  const { pool, close } = createDatabase({ connection: embedded.connection, max: 1, log })
  try {
    const chunk = 10_000
    for (let from = 0; from < produksjoner; from += chunk) {
      const titler = Array.from({ length: chunk }, (_, i) => tittel(from + i))
      const selskaper = Array.from({ length: chunk }, (_, i) => selskap(from + i))
      await pool.query(insertProduksjoner, [
        titler,
        titler.map(sortKey),
        selskaper,
        selskaper.map(sortKey),
        verkstyper,
        verkstyper.length,
      ])
    }
    await pool.query(insertSendelister, [sendtHver])
    await pool.query('analyze produksjon, sendeliste')
  } finally {
    await close()
    await embedded.stop()
  }
}
