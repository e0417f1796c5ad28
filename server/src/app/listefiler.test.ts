import { endpoints } from '@rp/contract/api'
import { fillPath } from '@rp/contract/endpoint'
import { visningsaar } from '@rp/contract/fordeling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'

let portal: TestPortal
let medlem: Person
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  medlem = await portal.createPerson()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const lister = endpoints.filter(
  ({ query }) =>
    query !== undefined &&
    'fil' in (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
)
const addressOf = (path: string, fil: string) => {
  const params = { aar: String(visningsaar.aar), id: crypto.randomUUID() }
  return `${fillPath(path, params)}?visningsaar=${visningsaar.aar}&fil=${fil}`
}

it('gives the nine lists of the staff out as files', () => {
  expect(lister.map(({ path }) => path).toSorted()).toEqual([
    '/api/document/registreringer',
    '/api/document/slettede',
    '/api/fordeling/{aar}',
    '/api/kjoeringer/{id}/linjer',
    '/api/produksjoner',
    '/api/produksjonsselskaper',
    '/api/saker',
    '/api/sendelister/rader',
    '/api/user/users',
  ])
})

it.each(lister.map(({ path }) => path))('to staff and nobody else: %s', async path => {
  for (const fil of ['csv', 'xlsx']) {
    const url = addressOf(path, fil)
    const answer = await portal.app.inject({ url, headers: bearer(stab) })
    // A run that is not there has no lines.
    expect([200, 404]).toContain(answer.statusCode)
    expect(answer.statusCode === 200 || path.startsWith('/api/kjoeringer')).toBe(true)
    if (answer.statusCode === 200) {
      expect(answer.headers['content-disposition']).toMatch(/^attachment; /)
      if (fil === 'csv') expect(answer.body).toMatch(/^\uFEFF[A-ZÅ][^;\r\n]+;/)
    }
    expect((await portal.app.inject({ url, headers: bearer(medlem) })).statusCode).toBe(403)
    expect((await portal.app.inject({ url })).statusCode).toBe(401)
  }
})
