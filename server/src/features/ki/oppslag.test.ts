import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { selectAlike } from '../sendeliste/kobling/kobling.repository.ts'
import { selectSelskaper } from './oppslag.repository.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  const navn = `(array['fjellet','havet','skogen','byen','huset','elva','natta'])[1 + n % 7] || ' ' || md5(n::text)`
  await portal.asOwner(`
    insert into soekenavn (navn, samlet, ordnet) select navn, replace(navn, ' ', ''), navn
      from (select ${navn} as navn from generate_series(1, 50000) n) v;
    insert into produksjon (id, tittel, tittel_sort, selskap, selskap_sort, opprettet, endret)
      select gen_random_uuid(), ${navn}, '', 'Selskap ' || n % 900 || ' AS', '', now(), now() from generate_series(1, 50000) n;
    insert into produksjonsselskap (id, navn, navn_sort, orgnr, kontaktperson, epost, telefon)
      select gen_random_uuid(), md5(n::text) || ' Film AS', '', '', '', '', '' from generate_series(1, 20000) n;
    analyze soekenavn; analyze produksjon; analyze produksjonsselskap`)
})
afterAll(() => portal?.close())

const planOf = async (query: ReturnType<typeof selectAlike> | ReturnType<typeof selectSelskaper>) => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(portal.services.db)
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

it('finds titles like one among 50 000 productions by their index', async () => {
  const plan = await planOf(selectAlike([{ i: 0, navn: 'fjellet kaller', samlet: '', ordnet: '' }]))
  expect(plan).toContain('using soekenavn_likhet')
  expect(plan).not.toContain('Seq Scan on soekenavn')
})

it('finds companies by an index too, in their register and among the productions', async () => {
  const plan = await planOf(selectSelskaper(['Selskap 12 AS']))
  expect(plan).not.toMatch(/Seq Scan on produksjon/)
})
