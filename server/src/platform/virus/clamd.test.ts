import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeClamd, startFakeClamd, virusText } from '../../../test/clamd.ts'
import { createClamd, parseClamdAddress, ScannerUnavailable, type VirusScanner } from './clamd.ts'

let folder: string
let clamd: FakeClamd
let scanner: VirusScanner
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'rp-clamd-'))
  clamd = await startFakeClamd()
})
beforeEach(() => {
  clamd.mood = 'frisk'
  scanner = createClamd({ address: clamd.address, timeoutMs: 60_000 })
})
afterAll(async () => {
  await clamd.close()
  await rm(folder, { recursive: true, force: true })
})

/** So many megabytes, in pieces, and something at the end. */
async function* content(megabytes: number, end = '') {
  for (let at = 0; at < megabytes * 16; at++) yield Buffer.alloc(64 * 1024, 'a')
  yield Buffer.from(end)
}
const unavailable = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(ScannerUnavailable)

describe('a virus scanner', () => {
  it('says of a clean content that nothing was found, and has been sent all of it', async () => {
    const before = clamd.seen.bytes
    expect(await scanner.scan(content(3))).toEqual({ found: null })
    expect(clamd.seen.bytes - before).toBe(3 * 2 ** 20)
    await scanner.ping()
  })

  it('says what was found, also at the end of a content', async () => {
    expect(await scanner.scan(content(2, virusText))).toEqual({ found: 'Test.Virus' })
  })

  it('is reached by a socket file', async () => {
    const file = path.join(folder, 'clamd.ctl')
    const local = await startFakeClamd(file)
    const over = (address: string) => createClamd({ address, timeoutMs: 60_000 })
    expect(await over(file).scan(content(1, virusText))).toEqual({ found: 'Test.Virus' })
    expect(await over(`unix:${file}`).scan(content(0))).toEqual({ found: null })
    await local.close()
    await unavailable(over(file).scan(content(1)))
  })

  it('never takes for clean what it has no answer about', async () => {
    for (const mood of ['legger-paa', 'vrøvl', 'for-rask', 'for-stort'] as const) {
      clamd.mood = mood
      await unavailable(scanner.scan(content(8)))
      if (mood === 'legger-paa' || mood === 'vrøvl')
        await unavailable(scanner.scan(content(0, 'en kort fil')))
    }
    clamd.mood = 'stum'
    await unavailable(createClamd({ address: clamd.address, timeoutMs: 50 }).scan(content(8)))
    await unavailable(createClamd({ address: clamd.address, timeoutMs: 50 }).ping())
    await unavailable(createClamd({ address: '127.0.0.1:1', timeoutMs: 60_000 }).scan(content(1)))
  })

  it('stops when nobody waits any more, and says so rather than that the scanner is away', async () => {
    clamd.mood = 'stum'
    const stopping = new AbortController()
    const scan = scanner.scan(content(1), stopping.signal)
    stopping.abort(new Error('stopper'))
    await expect(scan).rejects.toThrow('stopper')
  })

  it('passes on that the content itself cannot be read', async () => {
    async function* damaged() {
      yield Buffer.alloc(100)
      throw new Error('stored file is damaged')
    }
    await expect(scanner.scan(damaged())).rejects.toThrow('stored file is damaged')
  })
})

it.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:/run/clamd', { path: '/run/clamd' }],
  ['virus.intern:3310', { host: 'virus.intern', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['clamd', null],
  ['clamd:0', null],
  ['clamd:99999', null],
])('reads the address %s', (address, where) => expect(parseClamdAddress(address)).toEqual(where))
