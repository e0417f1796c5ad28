import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { testRing } from '../../../test/keys.ts'
import { writePlainFile } from '../../../test/plain-file.ts'
import { describeFileStorage } from '../../../test/storage-conformance.ts'
import { chunkBytes, chunkOffset, headerBytes } from './chunk-format.ts'
import { createDiskStorage } from './disk-place.ts'
import { openDiskStorage } from './disk-storage.ts'
import { createFileCipher } from './file-cipher.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rp-fillager-'))
const ring = testRing()
const cipher = createFileCipher(ring)
const place = (store: string, key: string) => path.join(folder, store, key.slice(0, 2), key)
afterAll(() => fs.rm(folder, { recursive: true, force: true }))

describeFileStorage('disk', () => createDiskStorage(path.join(folder, 'filer'), { cipher }))

it('notices a damaged byte instead of serving it', async () => {
  const storage = await createDiskStorage(path.join(folder, 'skade'), { cipher })
  const { key } = await storage.write(Readable.from([Buffer.alloc(100_000, 1)]))
  const file = place('skade', key)
  const bytes = await fs.readFile(file)
  bytes[70_000] = 9
  await fs.writeFile(file, bytes)
  await expect(buffer(storage.read(key))).rejects.toThrow('damaged')
})

it('refuses to write where the marker is missing, as under an unmounted disk', async () => {
  const place = path.join(folder, 'montert')
  const storage = await createDiskStorage(place, { cipher })
  await fs.rm(path.join(place, '.rettighetsportalen-fillager'))
  await expect(storage.check()).rejects.toMatchObject({ code: 'lager_utilgjengelig' })
  await expect(storage.write(Readable.from([Buffer.from('x')]))).rejects.toMatchObject({
    code: 'lager_utilgjengelig',
  })
})

it('sweeps what a killed write left behind, and only that', async () => {
  const place = path.join(folder, 'feiing')
  const storage = await createDiskStorage(place, { cipher })
  const { key } = await storage.write(Readable.from([Buffer.from('x')]))
  await fs.writeFile(path.join(place, 'uferdig', 'halv'), 'halv')
  expect(await storage.removeUnfinished(new Date(Date.now() + 1000))).toBe(1)
  expect((await Array.fromAsync(storage.list())).map(file => file.key)).toEqual([key])
})

const content = crypto.randomBytes(5 * chunkBytes + 1000)
const canary = Buffer.from('Kari Nordmann, honorar 250 000 kroner')
const store = (name: string) => createDiskStorage(path.join(folder, name), { cipher })
const whole = () => Readable.from([content])

it('keeps no word of a file readable on the disk', async () => {
  const storage = await store('kryptert')
  const { key, keyId } = await storage.write(Readable.from([canary]))
  expect((await fs.readFile(place('kryptert', key))).includes(canary.subarray(0, 8))).toBe(false)
  expect([keyId, await storage.keyIdOf(key)]).toEqual(['1', '1'])
  expect((await fs.stat(place('kryptert', key))).mode & 0o777).toBe(0o600)
})

/** What somebody with the disk, but without the keys, may do to the bytes of a file. */
const chunk = (bytes: Buffer, index: number) => bytes.subarray(chunkOffset(index), chunkOffset(index + 1))
const edited = (edit: (bytes: Buffer) => unknown) => (bytes: Buffer) => {
  edit(bytes)
  return bytes
}
const shorter = (bytes: Buffer) => {
  bytes.writeBigUInt64BE(BigInt(chunkBytes), 12)
  return bytes.subarray(0, chunkOffset(1))
}
const changes: [name: string, change: (bytes: Buffer, other: Buffer) => Buffer][] = [
  ['a chunk changed', edited(bytes => bytes.writeUInt8(bytes.readUInt8(300) ^ 1, 300))],
  [
    'two chunks swapped',
    bytes =>
      Buffer.concat([
        bytes.subarray(0, headerBytes),
        chunk(bytes, 1),
        chunk(bytes, 0),
        bytes.subarray(chunkOffset(2)),
      ]),
  ],
  [
    'a chunk of another file',
    (bytes, other) =>
      Buffer.concat([bytes.subarray(0, chunkOffset(2)), chunk(other, 2), bytes.subarray(chunkOffset(3))]),
  ],
  [
    'a chunk left out',
    bytes => Buffer.concat([bytes.subarray(0, chunkOffset(1)), bytes.subarray(chunkOffset(2))]),
  ],
  ['its end cut off', bytes => bytes.subarray(0, chunkOffset(3))],
  ['its end cut off, and a length that fits', shorter],
  [
    'the header of another file',
    (bytes, other) => Buffer.concat([other.subarray(0, headerBytes), bytes.subarray(headerBytes)]),
  ],
  ['another file in its place', (_bytes, other) => other],
  ['another key named', edited(bytes => bytes.write('2', headerBytes - 12, 'latin1'))],
  ['its cipher denied', edited(bytes => bytes.writeUInt8(0, 7))],
]
it.each(changes)('notices a file with %s instead of serving it', async (name, change) => {
  const storage = await store('tuklet')
  const [one, other] = await Promise.all([storage.write(whole()), storage.write(whole())])
  const bytes = await Promise.all([one, other].map(({ key }) => fs.readFile(place('tuklet', key))))
  await fs.writeFile(
    place('tuklet', one.key),
    change(bytes[0] ?? Buffer.alloc(0), bytes[1] ?? Buffer.alloc(0)),
  )
  await expect(buffer(storage.read(one.key)), name).rejects.toThrow(/damaged|not in the ring/)
})

it('does not open a file with another key of the same name, nor without its key', async () => {
  const { key } = await (await store('feil')).write(whole())
  const other = openDiskStorage(path.join(folder, 'feil'), { cipher: createFileCipher(testRing('1')) })
  await expect(buffer(other.read(key))).rejects.toThrow('damaged')
  const without = openDiskStorage(path.join(folder, 'feil'), { cipher: createFileCipher(testRing('2')) })
  await expect(buffer(without.read(key))).rejects.toThrow('the key 1, which is not in the ring')
})

it('encrypts a file anew with the newest key while it is being read, and then needs the old one no more', async () => {
  const { key, sha256 } = await (await store('bytte')).write(whole())
  const both = testRing('1', 'ny')
  const keys = { ...both.keys, ...ring.keys }
  const changing = openDiskStorage(path.join(folder, 'bytte'), {
    cipher: createFileCipher({ current: 'ny', keys }),
  })
  const reading = changing.read(key)[Symbol.asyncIterator]()
  const pieces = [(await reading.next()).value as Buffer]
  expect(await changing.reseal(key, sha256)).toMatchObject({
    key,
    sha256,
    bytes: content.length,
    keyId: 'ny',
  })
  for (let next = await reading.next(); !next.done; next = await reading.next()) pieces.push(next.value)
  expect(Buffer.concat(pieces).equals(content)).toBe(true)
  const after = openDiskStorage(path.join(folder, 'bytte'), { cipher: createFileCipher(both) })
  expect((await buffer(after.read(key))).equals(content)).toBe(true)
  expect(await after.keyIdOf(key)).toBe('ny')
})

it('leaves a file as it is when it is not the one that was to be encrypted anew', async () => {
  const storage = await store('annen')
  const { key, sha256 } = await storage.write(whole())
  const before = await fs.readFile(place('annen', key))
  await expect(storage.reseal(key, sha256.replace(/./g, '0'))).rejects.toThrow('damaged')
  expect((await fs.readFile(place('annen', key))).equals(before)).toBe(true)
  expect(await fs.readdir(path.join(folder, 'annen', 'uferdig'))).toEqual([])
})

it('reads a file from before files were encrypted, encrypts it, and can refuse the next', async () => {
  const storage = await store('eldre')
  const key = crypto.randomUUID()
  await writePlainFile(place('eldre', key), content)
  expect(
    (await buffer(storage.read(key, { start: 70_000, end: 140_000 }))).equals(
      content.subarray(70_000, 140_001),
    ),
  ).toBe(true)
  expect(await storage.keyIdOf(key)).toBe(null)
  const strict = openDiskStorage(path.join(folder, 'eldre'), { cipher, refusePlain: true })
  await expect(buffer(strict.read(key))).rejects.toThrow('not encrypted')
  await storage.reseal(key, crypto.hash('sha256', content))
  expect((await buffer(strict.read(key))).equals(content)).toBe(true)
})
