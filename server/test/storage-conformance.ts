import crypto from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../src/platform/http/app-error.ts'
import type { FileStorage } from '../src/platform/storage/storage.ts'
import type { Content } from '../src/platform/written-file.ts'

const content = crypto.randomBytes(200_000)
const sha256 = crypto.createHash('sha256').update(content).digest('hex')
const inPieces = (size: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
    })(),
  )

/** Files that are worked with meanwhile: one that arrives, and one of ours. */
function itTakesFilesAtWork(open: () => FileStorage): void {
  it('stores a file of ours, read where it lies', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'rp-lager-'))
    await writeFile(path.join(folder, 'hel'), content)
    const stored = await open().write({ path: path.join(folder, 'hel') })
    expect(stored).toMatchObject({ bytes: content.length, sha256 })
    expect((await buffer(open().read(stored.key))).equals(content)).toBe(true)
    await expect(open().write({ path: path.join(folder, 'borte') })).rejects.toThrow()
    expect(await open().removeUnfinished(new Date(Date.now() + 1000))).toBe(0)
    await rm(folder, { recursive: true })
  })

  it('has a file that arrives lie readable where it is asked for as soon as all of it has come', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'rp-lager-'))
    const plain = path.join(folder, 'inn')
    let come: Buffer | undefined
    let told: Content | undefined
    async function* arrives() {
      // Memory of its own for each piece, given up; and pieces that share theirs.
      for (let at = 0; at < content.length; at += 70_000)
        yield at === 0 ? new Uint8Array(content.subarray(0, 70_000)) : content.subarray(at, at + 70_000)
    }
    const stored = await open().write(arrives(), {
      plain,
      onContent(arrived) {
        told = arrived
        come = readFileSync(plain)
      },
    })
    expect(told).toEqual({ bytes: content.length, sha256 })
    expect(come?.equals(content)).toBe(true)
    expect((await buffer(open().read(stored.key))).equals(content)).toBe(true)
    await rm(folder, { recursive: true })
  })

  it('tells what broke the source off, in its own words', async () => {
    async function* refused() {
      yield content.subarray(0, 1000)
      throw new AppError('fil_for_stor', 'too large')
    }
    await expect(open().write(refused())).rejects.toMatchObject({ code: 'fil_for_stor' })
  })
}

/** What every driver of the file store must do. */
export function describeFileStorage(name: string, create: () => Promise<FileStorage>): void {
  describe(`file store: ${name}`, () => {
    let storage: FileStorage
    beforeAll(async () => {
      storage = await create()
    })

    it('gives back what was stored, whatever the sizes it came in', async () => {
      for (const size of [1, 7777, 65_536, 65_537, 200_000].filter(size => size > 1)) {
        const stored = await storage.write(inPieces(size))
        expect(stored).toMatchObject({ bytes: content.length, sha256 })
        expect((await buffer(storage.read(stored.key))).equals(content)).toBe(true)
      }
    })

    it('keeps an empty file', async () => {
      const stored = await storage.write(Readable.from([]))
      expect(stored.bytes).toBe(0)
      expect(await buffer(storage.read(stored.key))).toHaveLength(0)
    })

    it.each([
      [0, 0],
      [0, 65_535],
      [65_535, 65_536],
      [65_536, 131_071],
      [100, 199_999],
      [199_999, 199_999],
    ])('reads bytes %i to %i', async (start, end) => {
      const { key } = await storage.write(inPieces(9999))
      expect((await buffer(storage.read(key, { start, end }))).equals(content.subarray(start, end + 1))).toBe(
        true,
      )
    })

    it('lists what is stored and forgets what is removed', async () => {
      const { key } = await storage.write(inPieces(50_000))
      expect((await Array.fromAsync(storage.list())).map(file => file.key)).toContain(key)
      await storage.remove(key)
      await storage.remove(key)
      expect((await Array.fromAsync(storage.list())).map(file => file.key)).not.toContain(key)
      await expect(buffer(storage.read(key))).rejects.toThrow()
    })

    it('leaves nothing of a write whose source breaks off', async () => {
      const before = (await Array.fromAsync(storage.list())).length
      async function* broken() {
        yield content
        throw new Error('the sender went away')
      }
      await expect(storage.write(broken())).rejects.toThrow()
      expect(await Array.fromAsync(storage.list())).toHaveLength(before)
      expect(await storage.removeUnfinished(new Date(Date.now() + 1000))).toBe(0)
    })

    itTakesFilesAtWork(() => storage)

    it('refuses keys that are not its own', () => {
      expect(() => storage.read('../../etc/passwd')).toThrow()
    })
  })
}
