import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { describeFileStorage } from '../../../test/storage-conformance.ts'
import { createDiskStorage } from './disk-storage.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rp-fillager-'))
afterAll(() => fs.rm(folder, { recursive: true, force: true }))

describeFileStorage('disk', () => createDiskStorage(path.join(folder, 'filer')))

it('notices a damaged byte instead of serving it', async () => {
  const storage = await createDiskStorage(path.join(folder, 'skade'))
  const { key } = await storage.write(Readable.from([Buffer.alloc(100_000, 1)]))
  const file = path.join(folder, 'skade', key.slice(0, 2), key)
  const bytes = await fs.readFile(file)
  bytes[70_000] = 9
  await fs.writeFile(file, bytes)
  await expect(buffer(storage.read(key))).rejects.toThrow('damaged')
})

it('refuses to write where the marker is missing, as under an unmounted disk', async () => {
  const place = path.join(folder, 'montert')
  const storage = await createDiskStorage(place)
  await fs.rm(path.join(place, '.rettighetsportalen-fillager'))
  await expect(storage.check()).rejects.toMatchObject({ code: 'lager_utilgjengelig' })
  await expect(storage.write(Readable.from([Buffer.from('x')]))).rejects.toMatchObject({
    code: 'lager_utilgjengelig',
  })
})

it('sweeps what a killed write left behind, and only that', async () => {
  const place = path.join(folder, 'feiing')
  const storage = await createDiskStorage(place)
  const { key } = await storage.write(Readable.from([Buffer.from('x')]))
  await fs.writeFile(path.join(place, 'uferdig', 'halv'), 'halv')
  expect(await storage.removeUnfinished(new Date(Date.now() + 1000))).toBe(1)
  expect((await Array.fromAsync(storage.list())).map(file => file.key)).toEqual([key])
})
