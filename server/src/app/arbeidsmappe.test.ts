import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestPortal, type TestPortal } from '../../test/portal.ts'
import { startS3 } from '../../test/s3.ts'
import { readConfig } from '../platform/config/config.ts'
import { connectionUrl } from '../platform/db/connection.ts'
import { createLog } from '../platform/log.ts'
import { startPortal } from './portal.ts'
import { hemmeligheter } from './sikkerhetskopi/noekler.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let database: TestPortal
let folder: string
beforeAll(async () => {
  s3 = await startS3('filer')
  database = await startTestPortal(s3.env('filer'))
  folder = await mkdtemp(path.join(os.tmpdir(), 'rp-arbeidsmappe-'))
})
afterAll(async () => {
  vi.useRealTimers()
  await database?.close()
  await s3?.stop()
  await rm(folder, { recursive: true, force: true })
})

const log = createLog('silent')
const workOf = (machine: string) => path.join(folder, machine, 'arbeid')

/** A machine of its own, which shares the database with the others and no disk. */
const startMachine = (machine: string, role: 'web' | 'worker') =>
  startPortal({
    config: readConfig({
      ...Object.fromEntries(hemmeligheter.map(name => [name, database.config[name]])),
      ...s3.env('filer'),
      NODE_ENV: 'test',
      KI: 'av',
      DEMO: 'false',
      PORT: '0',
      PROCESS: role,
      DATABASE_URL: connectionUrl(database.testDatabase.appConnection),
      DATA_DIR: path.join(folder, machine),
    }),
    log,
    web: 'none',
    say: () => {},
  })

it('has each machine sweep its own work folder every minute, whoever takes the jobs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const roles = { en: 'worker', to: 'worker', tre: 'web' } as const
  const machines = Object.keys(roles) as (keyof typeof roles)[]
  const portals = await Promise.all(machines.map(machine => startMachine(machine, roles[machine])))
  try {
    for (const machine of machines) {
      const left = path.join(workOf(machine), 'opplasting-0123abcd-1-igjen')
      await mkdir(left)
      await utimes(left, 1000, 1000)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    for (const machine of machines)
      await vi.waitFor(async () => expect(await readdir(workOf(machine)), machine).toEqual([]))
  } finally {
    await Promise.all(portals.map(portal => portal.stop()))
  }
})
