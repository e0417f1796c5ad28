import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/portal.ts'
import { spawnServer } from '../../test/process.ts'
import { demoKontoer } from '../demo/medlemmer.ts'
import { connectionUrl } from '../platform/db/connection.ts'
import { writeAvledet } from './avledet.ts'
import { seedStor } from './seed-stor.ts'
import { createStoerrelse } from './stoerrelse.ts'

let portal: TestPortal
let authorization: string
const stoerrelse = createStoerrelse(0.001)

const fill = (of: TestPortal) =>
  seedStor({
    services: of.services,
    connection: of.testDatabase.connection,
    stoerrelse,
    naa: new Date('2026-01-15T12:00:00Z'),
    say: () => {},
  })

async function get(url: string) {
  const answer = await portal.app.inject({ url, headers: { authorization } })
  expect(answer.statusCode, `${url}: ${answer.body.slice(0, 300)}`).toBe(200)
  return answer
}

beforeAll(async () => {
  portal = await startTestPortal()
  await fill(portal)
  const { email, password } = demoKontoer.administrator
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password },
  })
  authorization = `Bearer ${answer.json().token}`
})
afterAll(() => portal?.close())

it('gives lists, sorted and filtered, as if people had filled the portal', async () => {
  const { dokumenter, produksjoner, registreringer, sendelister } = stoerrelse
  const rader = (await get('/api/document/registreringer?sorter=produksjon&antall=50')).json()
  expect(rader).toMatchObject({ antall: registreringer, dokumenter })
  const titler: string[] = rader.rader.map((rad: { produksjonsnavn: string }) => rad.produksjonsnavn)
  expect(titler).toEqual(titler.toSorted(new Intl.Collator('nb').compare))
  expect((await get('/api/document/registreringer?status=venter-paa-oss')).json().antall).toBeGreaterThan(5)
  expect((await get('/api/produksjoner?side=1&antall=10&tittel=havet')).json().antall).toBe(produksjoner / 5)
  expect((await get('/api/sendelister')).json()).toHaveLength(sendelister)
  expect((await get('/api/user/users')).json().length).toBeGreaterThan(0)
})

it('opens a document, its contract and its history', async () => {
  const [rad] = (await get('/api/document/registreringer')).json().rader
  const dokument = (await get(`/api/document/${rad.dokumentId}`)).json()
  expect(dokument.ansiennitet.length).toBeGreaterThan(1)
  expect((await get(`/api/historikk/dokument/${rad.dokumentId}`)).json()[0].hendelse).toBe('opprettet')
  const pdf = await get(`/api/secureuploads/${rad.dokumentId}`)
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

const listRader = 'select * from registreringsrad order by id'
const listLikheter = 'select * from bruker_likhet order by a, b, grunn'

it('holds what the triggers would have made of it, in order', async () => {
  const { rows } = await portal.asOwner(listRader)
  expect(rows).toHaveLength(stoerrelse.registreringer)
  await portal.asOwner('delete from registreringsrad')
  await portal.asOwner('update registrering set posisjon = posisjon')
  await portal.services.registreringsliste.fillOrder()
  expect((await portal.asOwner(listRader)).rows).toEqual(rows)
})

it('leaves nothing for the check to find', async () => {
  const env = { DATABASE_URL: connectionUrl(portal.testDatabase.appConnection), DATA_DIR: portal.dataDir }
  const { code, output } = await spawnServer('app/sjekk/sjekk.ts', env).ended
  expect([code, output], output).toEqual([0, expect.stringMatching(/Alt er i orden\.\n$/)])
})

it('finds who may be registered twice as the triggers would', async () => {
  // Each with the next: one account, one telephone, one name, one address, much the same name at one place.
  const alike = `with folk as (select *, row_number() over (order by id) as n from bruker)
    update bruker b set
      kontonummer_indeks = case when n in (1, 2) then 'en' else b.kontonummer_indeks end,
      telefonnummer = case when n in (3, 4) then '000 12 345' else b.telefonnummer end,
      fornavn = case when n in (5, 6) then 'Åse' when n in (7, 8, 9, 10) then 'Bjørg' else b.fornavn end,
      etternavn = case when n in (5, 6) then 'Ås' when n in (7, 8) then 'Fjell' when n in (9, 10) then 'Strand' || n else b.etternavn end,
      adresse = case when n in (7, 8) then 'Storgata 1' else b.adresse end,
      postnummer = case when n in (7, 8, 9, 10) then '0150' else b.postnummer end
    from folk where folk.id = b.id`
  await portal.asOwner(alike)
  const { rows } = await portal.asOwner(listLikheter)
  expect(new Set(rows.map(({ grunn }) => grunn)).size).toBe(5)
  const client = new pg.Client(portal.testDatabase.connection)
  try {
    await client.connect()
    await client.query('begin; delete from bruker_likhet; delete from registreringsrad')
    await writeAvledet(client, new Map())
    expect((await client.query(listLikheter)).rows).toEqual(rows)
  } finally {
    await client.end()
  }
})

it('leaves the tables with every index, foreign key and trigger that they had', async () => {
  const parts = `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as del from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`
  const empty = await startTestPortal()
  try {
    const [one, other] = [await portal.asOwner(parts), await empty.asOwner(parts)]
    expect(one.rows).toEqual(other.rows)
  } finally {
    await empty.close()
  }
})

it('keeps personal numbers sealed, and each of them synthetic', async () => {
  const { rows } = await portal.asOwner('select * from bruker')
  expect(JSON.stringify(rows)).not.toMatch(/\b\d{11}\b/)
  for (const { id, personnummer_kryptert } of rows.slice(0, 10))
    expect(portal.services.cipher.decrypt(personnummer_kryptert, `bruker:${id}`)).toMatch(/^\d\d[89]\d{8}$/)
})

it('is the same data each time', async () => {
  const other = await startTestPortal()
  try {
    await fill(other)
    const sum = `select md5(string_agg(linje, '|' order by linje)) as sum from (
      select concat_ws(',', r.id, d.id, d.eier_id, d.status, d.opprettet, r.produksjon_id) as linje
      from registrering r join dokument d on d.id = r.dokument_id) as alle`
    const [one, two] = await Promise.all([portal.asOwner(sum), other.asOwner(sum)])
    expect(one.rows).toEqual(two.rows)
  } finally {
    await other.close()
  }
})

it('is not for a portal that somebody uses, nor for production', async () => {
  await expect(fill(portal)).rejects.toThrow('har brukere fra før')
  const { code, output } = await spawnServer('stor/stor.ts', { NODE_ENV: 'production' }).ended
  expect([code, output]).toEqual([1, expect.stringContaining('i produksjon')])
})
