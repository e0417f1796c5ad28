import { endpoints } from '@rp/contract/api'
import { fillPath } from '@rp/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somePathParams } from '../../test/path-params.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'

let portal: TestPortal
let member: Person
beforeAll(async () => {
  portal = await startTestPortal()
  member = await portal.createPerson()
})
afterAll(() => portal?.close())

const closed = endpoints.filter(({ access }) => access !== 'aapen')

/** The same path written otherwise: none may be another way in. */
const variants = (path: string): string[] => [
  `${path}/`,
  `${path}//`,
  path.toUpperCase(),
  path.replace('/api/', '/API/'),
  path.replace('/api/', '//api/'),
  path.replace('/api/', '/api/%2e/'),
  path.replace('/api/', '/x/%2e%2e/api/'),
  path.replace('/api/', '/api%2f'),
  path.replace(/[a-z](?=[^/]*$)/, letter => `%${letter.charCodeAt(0).toString(16)}`),
  `${path};a=b`,
  `${path}%00`,
  `${path}.json`,
  `${path}?_method=GET`,
]

describe.each(closed)('$method $path', ({ method, path, access }) => {
  const url = fillPath(path, somePathParams)
  it('lets nobody in by another way of writing it [C1]', async () => {
    for (const other of variants(url)) {
      expect((await portal.app.inject({ method, url: other })).statusCode).toBeGreaterThanOrEqual(400)
      if (access !== 'administrator') continue
      const answer = await portal.app.inject({ method, url: other, headers: bearer(member) })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  it('lets nobody in by another method, or by naming one in a header [C1]', async () => {
    for (const other of ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'POST', 'GET'] as const) {
      const headers = { 'x-http-method-override': method, 'x-method-override': method, 'x-original-url': url }
      const answer = await portal.app.inject({ method: other as 'GET', url, headers })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
  })
})
