import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestMedlem } from '../../test/medlem.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { spawnServer, startPortalProcess, workerOn } from '../../test/process.ts'

const patience = { timeout: 200_000, interval: 100 }

let portal: TestPortal
let admin: Person
// Erasures of the last days are gone through anew at each start, so that each test has people of its own.
beforeEach(async () => {
  portal = await startTestPortal()
  admin = await portal.createPerson('administrator')
})
afterEach(() => portal?.close())

const select = async (sql: string, values: unknown[]) => (await portal.asOwner(sql, values)).rows
const storedOf = async (noekler: readonly string[]) => {
  const stored = await Array.fromAsync(portal.services.storage.list())
  return noekler.filter(noekkel => stored.some(({ key }) => key === noekkel))
}

/** The worker dies at this point of the erasure. @returns who is to be erased, and the keys of their files */
async function cutOffAt(point: string) {
  const kari = await createTestMedlem(portal, admin)
  const files = await select(
    'select noekkel from fil join dokument d on d.id = dokument_id where d.eier_id = $1',
    [kari.id],
  )
  await portal.runJobs()
  const ordered = await portal.app.inject({
    method: 'POST',
    url: `/api/users/${kari.id}/sletting`,
    headers: bearer(admin),
    payload: { notat: 'Bedt om det i e-post' },
  })
  expect(ordered.statusCode, ordered.body).toBe(202)
  const { signal, output } = await spawnServer('main.ts', { ...workerOn(portal), FAILPOINT: point }).ended
  expect(signal, output).toBe('SIGKILL')
  return { id: kari.id, noekler: files.map(({ noekkel }) => noekkel as string) }
}

async function expectErasedByNext({ id, noekler }: { id: string; noekler: string[] }): Promise<void> {
  const next = await startPortalProcess(workerOn(portal))
  try {
    await vi.waitFor(async () => {
      expect(
        await select('select filer, utfoert is not null as utfoert from sletting where bruker_id = $1', [id]),
      ).toEqual([{ filer: [], utfoert: true }])
    }, patience)
  } finally {
    await next.kill()
  }
  expect(await select('select from bruker where id = $1', [id])).toEqual([])
  expect(await select('select from dokument where eier_id = $1', [id])).toEqual([])
  expect(await storedOf(noekler)).toEqual([])
}

it('takes up an erasure that was killed before anything was gone', async () => {
  const kari = await cutOffAt('sletting-listet')
  expect(await select('select from bruker where id = $1', [kari.id])).toHaveLength(1)
  expect(await storedOf(kari.noekler)).toEqual(kari.noekler)
  await expectErasedByNext(kari)
})

it('removes the files of a person whose rows were gone when the worker was killed', async () => {
  const kari = await cutOffAt('sletting-rader-borte')
  expect(await select('select from bruker where id = $1', [kari.id])).toEqual([])
  expect(await storedOf(kari.noekler)).toEqual(kari.noekler)
  expect(kari.noekler.length).toBeGreaterThan(0)
  await expectErasedByNext(kari)
})
