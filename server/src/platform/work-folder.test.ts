import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openWorkFolder, type WorkFolder } from './work-folder.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'rp-arbeid-'))
const root = path.join(folder, 'arbeid')
const names = () => readdirSync(root)
let ours: WorkFolder
beforeEach(() => {
  ours = openWorkFolder(root)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A process that has begun a work and will not end it. */
async function startOther() {
  const script = `
    const { openWorkFolder } = await import(${JSON.stringify(path.join(import.meta.dirname, 'work-folder.ts'))})
    await openWorkFolder(${JSON.stringify(root)}).use('opplasting', folder => {
      console.log(folder)
      return new Promise(() => setInterval(() => {}, 1000))
    })`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [line] = await once(other.stdout, 'data')
  return { other, name: path.basename(String(line).trim()) }
}

it('gives each work a folder that nobody else can open, and takes it away also when the work fails', async () => {
  const work = ours.use('opplasting', async one => {
    expect(statSync(one).mode & 0o777).toBe(0o700)
    writeFileSync(path.join(one, 'side.pdf'), 'Kari Nordmann')
    throw new Error('avbrutt')
  })
  await expect(work).rejects.toThrow('avbrutt')
  expect(names()).toEqual([])
})

it('removes at once what a killed process has left, and nothing of one that works', async () => {
  const [dead, alive] = [await startOther(), await startOther()]
  dead.other.kill('SIGKILL')
  await once(dead.other, 'exit')
  await ours.use('ki', async mine => {
    expect(names()).toHaveLength(3)
    await ours.sweep(new Date(0))
    expect(names().toSorted()).toEqual([alive.name, path.basename(mine)].toSorted())
  })
  alive.other.kill('SIGKILL')
  await once(alive.other, 'exit')
  await ours.sweep(new Date(0))
  expect(names()).toEqual([])
})

it('removes what a process with our own number has left, as in a container that is started again', async () => {
  const before = openWorkFolder(root)
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const work = before.use('sider', () => {
    begun.resolve()
    return finish.promise
  })
  await begun.promise
  expect(names()).toHaveLength(1)
  await ours.sweep(new Date(0))
  expect(names()).toEqual([])
  finish.resolve()
  await work
})

it('removes what another machine has left when it is old', async () => {
  writeFileSync(path.join(root, 'opplasting-0123abcd-1-xyz'), '')
  await ours.sweep(new Date(0))
  expect(names()).toHaveLength(1)
  utimesSync(path.join(root, 'opplasting-0123abcd-1-xyz'), 1000, 1000)
  await ours.sweep(new Date(2_000_000))
  expect(names()).toEqual([])
})
