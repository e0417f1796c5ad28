import crypto from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FileStorage } from '../src/platform/storage/storage.ts'

const content = crypto.randomBytes(200_000)
const sha256 = crypto.createHash('sha256').update(content).digest('hex')
const inPieces = (size: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
    })(),
  )

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

    it('refuses keys that are not its own', () => {
      expect(() => storage.read('../../etc/passwd')).toThrow()
    })
  })
}
