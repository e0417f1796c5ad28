import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { virusText } from '../../../test/clamd.ts'
import { createClamd, ScannerUnavailable, type VirusScanner } from './clamd.ts'

const program = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'].find(existsSync)

async function* content(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

/** With a signature of our own: none needs to be fetched. */
describe.skipIf(!program)('the real clamd (skipped where it is not installed)', () => {
  let folder: string
  let clamd: ChildProcess
  let scanner: VirusScanner
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'rp-ekte-clamd-'))
    const socket = path.join(folder, 'clamd.ctl')
    await mkdir(path.join(folder, 'db'))
    const signature = `Portalen-Test:0:*:${Buffer.from(virusText).toString('hex')}\n`
    await writeFile(path.join(folder, 'db/egen.ndb'), signature)
    const settings = `LocalSocket ${socket}\nDatabaseDirectory ${folder}/db\nForeground yes\nStreamMaxLength 1M\n`
    await writeFile(path.join(folder, 'clamd.conf'), settings)
    clamd = spawn(program ?? '', [`--config-file=${folder}/clamd.conf`], { stdio: 'ignore' })
    scanner = createClamd({ address: socket, timeoutMs: 60_000 })
    await vi.waitFor(() => scanner.ping(), { timeout: 100_000, interval: 200 })
  })
  afterAll(async () => {
    clamd?.kill('SIGKILL')
    if (clamd && clamd.exitCode === null && clamd.signalCode === null) await once(clamd, 'exit')
    await rm(folder, { recursive: true, force: true })
  })

  it('finds what it knows, wherever in the content it stands, and nothing else [D13]', async () => {
    expect(await scanner.scan(content('En helt vanlig avtale.'))).toEqual({ found: null })
    const half = virusText.length >> 1
    expect(await scanner.scan(content('Foran ', virusText.slice(0, half), virusText.slice(half)))).toEqual({
      found: 'Portalen-Test.UNOFFICIAL',
    })
  })

  it('clears nothing that is larger than it takes', async () => {
    const large = Array.from({ length: 40 }, () => 'x'.repeat(64 * 1024))
    await expect(scanner.scan(content(...large))).rejects.toBeInstanceOf(ScannerUnavailable)
  })
})
