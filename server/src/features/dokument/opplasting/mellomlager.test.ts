import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { DatabaseUnavailable } from '../../../platform/db/unavailable.ts'
import { storeSider } from './lagring.ts'
import { type Mellomlager, useMellomlager } from './mellomlager.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())

const stored = async () =>
  (await Array.fromAsync(portal.services.storage.list())).map(({ key }) => key).toSorted()

/** A call that receives one file, makes another of it, and does `work` with both. */
const call = <T>(work: (lager: Mellomlager, files: Awaited<ReturnType<typeof write>>) => Promise<T>) =>
  useMellomlager(portal.services.storage, async lager => work(lager, await write(lager)))
async function write(lager: Mellomlager) {
  const sti = path.join(portal.dataDir, randomUUID())
  await lager.receive(Readable.from([Buffer.from('en avtale')]), sti)
  const samlet = await lager.write(sti)
  return { original: await lager.listMottatt(), samlet }
}

it('takes out again what was not kept, however the call ended', async () => {
  const before = await stored()
  const kept = await call(async (lager, { original }) => {
    lager.keep(original)
    return original.map(({ key }) => key)
  })
  expect(kept).toHaveLength(1)
  expect(await stored()).toEqual([...before, ...kept].toSorted())
  await expect(call(() => Promise.reject(new Error('nei')))).rejects.toThrow('nei')
  expect(await stored()).toEqual([...before, ...kept].toSorted())
})

it.each([
  [
    'leaves the files where a connection lost at the commit leaves open whether rows refer to them',
    new DatabaseUnavailable(),
    2,
  ],
  ['takes them out where the transaction is known to have failed', new Error('nei'), 0],
])('%s', async (_, failure, left) => {
  const before = await stored()
  const inTransaction = () => Promise.reject(failure)
  const storing = call((lager, { original, samlet }) => {
    const ny = { id: '', mottatt: { felter: {}, filer: [] }, bygdPaa: '', kall: null, lager }
    const d = { inTransaction } as unknown as Parameters<typeof storeSider>[0]
    return storeSider(d, {} as Parameters<typeof storeSider>[1], {
      ...ny,
      samlet: { original, samlet, filer: [], sider: 1 },
    })
  })
  await expect(storing).rejects.toBe(failure)
  expect(await stored()).toHaveLength(before.length + left)
})
