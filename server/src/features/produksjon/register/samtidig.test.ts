import type { ProduksjonRad } from '@rp/contract/produksjon'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let medlem: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  medlem = await portal.createPerson()
})
afterAll(() => portal?.close())

type Method = 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, who = stab) =>
  portal.app.inject({ method, url, headers: bearer(who), ...(payload && { payload }) })
const create = async (Produksjonstittel: string): Promise<ProduksjonRad> =>
  (await call('POST', '/api/produksjoner', { Produksjonstittel })).json().produksjon
const uploadFiler = (): Promise<string> => storeTestDokument(portal, medlem)
const save = (dokument: string, produksjon: ProduksjonRad) => {
  const ansiennitet = [{ produksjonsID: produksjon._id, fagfunksjon: 'Manus' }]
  return call('PUT', `/api/document/${dokument}`, { ansiennitet }, medlem)
}

/** Until somebody waits for what another transaction holds. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting =
    'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())'
  while (
    (await portal.database.pool.query(`${waiting} or not granted and locktype = 'transactionid'`))
      .rowCount === 0
  )
    await new Promise(resolve => setTimeout(resolve, 5))
}

it('tells the member, at the field, that the production was deleted while they saved', async () => {
  const [produksjon, dokument] = [await create('Borte straks'), await uploadFiler()]
  const client = await portal.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from produksjon where id = $1', [produksjon._id])
    const saving = save(dokument, produksjon)
    await untilSomebodyWaits()
    await client.query('commit')
    const answer = await saving
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Produksjonen finnes ikke lenger. Velg den på nytt.',
    ])
    expect(Object.keys(answer.json().felt)).toEqual(['ansiennitet.0.produksjonsID'])
  } finally {
    client.release()
  }
})

it('lets either the deletion or the save win, and says so to the other', async () => {
  for (let i = 0; i < 10; i++) {
    const [produksjon, dokument] = [await create(`Kappløp ${i}`), await uploadFiler()]
    const [saved, deleted] = await Promise.all([
      save(dokument, produksjon),
      call('DELETE', `/api/produksjoner/${produksjon._id}`),
    ])
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([saved.statusCode, deleted.statusCode])
  }
})

it('moves a registration that is saved during a merge, or tells the member', async () => {
  for (let i = 0; i < 10; i++) {
    const [behold, fra] = [await create(`Blir stående ${i}`), await create(`Går inn ${i}`)]
    const dokument = await uploadFiler()
    const [saved, merged] = await Promise.all([
      save(dokument, fra),
      call('POST', `/api/produksjoner/${behold._id}/sammenslaaing`, { fra: fra._id }),
    ])
    expect(merged.statusCode).toBe(200)
    expect([200, 400]).toContain(saved.statusCode)
    const { rows } = await portal.database.pool.query(
      'select produksjon_id from registrering where dokument_id = $1 and produksjon_id is not null',
      [dokument],
    )
    expect(rows).toEqual(saved.statusCode === 200 ? [{ produksjon_id: behold._id }] : [])
  }
})
