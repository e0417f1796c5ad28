import crypto from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { inFolder, mergeSlettede } from './slettede.ts'

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), 'rp-slettede-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}
const [kari, ola] = [crypto.randomUUID(), crypto.randomUUID()]
const naa = new Date('2026-11-22T12:00:00Z')

it('remembers who was erased by the id alone, once, also after a line that a power cut broke off', async () => {
  const data = await folder()
  expect(await inFolder(data).read()).toEqual([])
  await inFolder(data).add(kari, naa)
  await appendFile(path.join(data, 'slettede.jsonl'), '{"id":"0000')
  await inFolder(data).add(ola, naa)
  await inFolder(data).add(kari, naa)
  expect(await inFolder(data).read()).toEqual([kari, ola])
  const text = await readFile(path.join(data, 'slettede.jsonl'), 'utf8')
  expect(text).toContain(`{"id":"${ola}","slettet":"2026-11-22"}`)
  expect((await stat(path.join(data, 'slettede.jsonl'))).mode & 0o077).toBe(0)
})

it('goes with the backups and comes back with them, whichever copy is put back', async () => {
  const [data, copies, restored] = [await folder(), await folder(), await folder()]
  await inFolder(data).add(kari, naa)
  await mergeSlettede(inFolder(data), inFolder(copies), naa)
  await inFolder(data).add(ola, naa)
  await mergeSlettede(inFolder(data), inFolder(copies), naa)
  await mergeSlettede(inFolder(copies), inFolder(restored), naa)
  expect(await inFolder(restored).read()).toEqual([kari, ola])
})
