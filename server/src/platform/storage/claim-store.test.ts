import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { testRing } from '../../../test/keys.ts'
import { createDatabase } from '../db/pool.ts'
import { claimStore } from './claim-store.ts'
import { diskPlace } from './disk-place.ts'
import { createFileCipher } from './file-cipher.ts'

let folder: string
let database: TestDatabase
/** Not a bare pool: a session that is just ending may still hear that its database goes. */
let connected: ReturnType<typeof createDatabase>
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rp-lager-'))
  database = await createTestDatabase()
  connected = createDatabase({ connection: database.appConnection, log: { warn: () => {} } })
})
afterAll(async () => {
  await connected?.close()
  await database?.drop()
  await fs.rm(folder, { recursive: true, force: true })
})

it('writes down no store that it could not make, so that the next start can make it', async () => {
  const filer = path.join(folder, 'filer')
  const claim = () =>
    claimStore({
      pool: connected.pool,
      place: diskPlace(filer),
      cipher: createFileCipher(testRing('1')),
      sampleKeys: async () => [],
    })
  await fs.mkdir(path.join(filer, 'bilder'), { recursive: true })
  await expect(claim()).rejects.toThrow('er ikke der, eller det er tomt')
  await fs.rm(filer, { recursive: true })
  const storage = await claim()
  await storage.check()
})
