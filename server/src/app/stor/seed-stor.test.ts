import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { spawnServer } from '../../../test/process.ts'
import { connectionUrl } from '../../platform/db/connection.ts'
import { demoKontoer } from '../demo/medlemmer.ts'
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
  expect((await get('/api/document/registreringer?koe=venter')).json().antall).toBeGreaterThan(5)
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

it('keeps personal numbers sealed, and each of them synthetic', async () => {
  const { rows } = await portal.asOwner('select * from bruker')
  expect(JSON.stringify(rows)).not.toMatch(/\b\d{11}\b/)
  for (const { id, personnummer_kryptert } of rows.slice(0, 10))
    expect(portal.services.cipher.decrypt(personnummer_kryptert, `bruker:${id}`)).toMatch(/^\d\d[89]\d{8}$/)
})

it('leaves nothing for the check to find', async () => {
  const env = { DATABASE_URL: connectionUrl(portal.testDatabase.appConnection), DATA_DIR: portal.dataDir }
  const { code, output } = await spawnServer('app/sjekk/sjekk.ts', env).ended
  expect([code, output], output).toEqual([0, expect.stringMatching(/Alt er i orden\.\n$/)])
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
  const { code, output } = await spawnServer('app/stor/stor.ts', { NODE_ENV: 'production' }).ended
  expect([code, output]).toEqual([1, expect.stringContaining('i produksjon')])
})
