import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/portal.ts'
import { readConfig } from '../platform/config/config.ts'
import { ensureAdministrator } from './administrator.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())

it('is made once by processes that start at the same time, and none of them fails', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    ADMIN_EMAIL: 'vakt@folk.example',
    ADMIN_PASSWORD: 'et langt og fint passord',
  })
  await Promise.all(Array.from({ length: 3 }, () => ensureAdministrator(config, portal.services)))
  const { rows } = await portal.asOwner("select epost from bruker where brukertype = 'administrator'")
  expect(rows).toEqual([{ epost: 'vakt@folk.example' }])
})
