import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRegneeksempel } from '../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { spawnServer, startPortalProcess, workerOn } from '../../test/process.ts'

let portal: TestPortal
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const count = async (): Promise<number> =>
  (await portal.asOwner('select count(*)::int as antall from kjoeringslinje')).rows[0].antall

it('has nothing half and nothing twice of a simulation that was killed when its lines were written', async () => {
  const { kjoering } = await createRegneeksempel(portal, stab)
  const url = `/api/kjoeringer/${kjoering}`
  await portal.app.inject({ method: 'POST', url: `${url}/simulering`, headers: bearer(stab) })
  const { signal, output } = await spawnServer('main.ts', {
    ...workerOn(portal),
    FAILPOINT: 'simulering-skrevet',
  }).ended
  expect(signal, output).toBe('SIGKILL')
  expect(await count()).toBe(0)

  const next = await startPortalProcess(workerOn(portal))
  try {
    const read = async () => (await portal.app.inject({ url, headers: bearer(stab) })).json()
    await vi.waitFor(async () => expect((await read()).tilstand).toBe('simulert'), {
      timeout: 200_000,
      interval: 100,
    })
    expect(await read()).toMatchObject({ linjer: 18, regnskap: { brutto: 10_000_00, krav: 146_818 } })
    expect(await count()).toBe(18)
  } finally {
    await next.kill()
  }
})
