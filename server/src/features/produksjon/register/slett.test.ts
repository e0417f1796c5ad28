import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'

let portal: TestPortal
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const create = async (Produksjonstittel: string): Promise<string> => {
  const payload = { Produksjonstittel }
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/produksjoner',
    headers: bearer(stab),
    payload,
  })
  return answer.json().produksjon._id
}
const remove = (id: string) =>
  portal.app.inject({ method: 'DELETE', url: `/api/produksjoner/${id}`, headers: bearer(stab) })

/** A line of the broadcast list of 2023. */
async function sendt(produksjonId: string | null): Promise<string> {
  const id = crypto.randomUUID()
  const row = { tittel: 'SENDT', tittel_sort: sortKey('SENDT'), mediehus: 'NRK', selskap: '' }
  await portal.services.db
    .insertInto('sendeliste')
    .values({ id, visningsaar: 2023, produksjon_id: produksjonId, ...row })
    .execute()
  return id
}

it('keeps a production that lines of broadcast lists point to, and says how many', async () => {
  const id = await create('På lista')
  const linje = await sendt(id)
  const refused = await remove(id)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    '«På lista» er i bruk: 1 linje på sendelister. Slå den sammen med en annen produksjon hvis den skal bort.',
  ])
  const row = portal.services.db.selectFrom('sendeliste').select('produksjon_id').where('id', '=', linje)
  expect(await row.executeTakeFirst()).toEqual({ produksjon_id: id })
})

it('leaves what an earlier import took for it as doubtful', async () => {
  const id = await create('Var på lista')
  const linje = await sendt(null)
  await portal.services.db
    .insertInto('sendelisterad')
    .values({
      import_id: null,
      sendeliste_id: linje,
      rad: 0,
      tittel: 'SENDT',
      alternativ_tittel: '',
      mediehus: 'NRK',
      selskap: '',
      produksjon_id: id,
      tvil: false,
    })
    .execute()
  expect((await remove(id)).statusCode).toBe(200)
  const row = portal.services.db
    .selectFrom('sendelisterad')
    .select(['produksjon_id', 'tvil'])
    .where('sendeliste_id', '=', linje)
  expect(await row.executeTakeFirst()).toEqual({ produksjon_id: null, tvil: true })
})
