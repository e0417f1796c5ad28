import crypto from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testRing } from '../../../test/keys.ts'
import { startS3 } from '../../../test/s3.ts'
import { describeFileStorage } from '../../../test/storage-conformance.ts'
import { chunkBytes } from './chunk-format.ts'
import { createFileCipher } from './file-cipher.ts'
import { type Bucket, openBucket } from './s3-bucket.ts'
import { s3Place } from './s3-place.ts'
import type { FileStorage, StorePlace } from './storage.ts'
import { placeOf } from './store-marker.ts'

const ring = testRing('1', '2')
const cipher = createFileCipher({ ...ring, current: '1' })
const content = crypto.randomBytes(40 * chunkBytes + 1000)
const sha256 = crypto.createHash('sha256').update(content).digest('hex')
const whole = () => Readable.from([content])

let s3: Awaited<ReturnType<typeof startS3>>
let bucket: Bucket
let place: StorePlace
let storage: FileStorage
beforeAll(async () => {
  s3 = await startS3('samsvar', 'filer', 'tilbake')
  bucket = await openBucket(s3.settings('filer'))
  place = await s3Place(s3.settings('filer'), s3.workFolder)
  await place.make('lager-1')
  storage = place.open({ cipher, id: 'lager-1' })
})
afterEach(() => s3.behave('through'))
afterAll(() => s3?.stop())

describeFileStorage('S3', async () => {
  const other = await s3Place(s3.settings('samsvar'), s3.workFolder)
  await other.make('lager')
  return other.open({ cipher })
})

const stored = async () => (await Array.fromAsync(storage.list())).map(({ key }) => key).toSorted()
const away = { code: 'lager_utilgjengelig' }

it('keeps no word of a file readable on the server', async () => {
  const text = 'Kari Nordmann, honorar 250 000 kroner'
  const { key } = await storage.write(Readable.from([Buffer.from(text)]))
  const lying = await buffer((await bucket.get(placeOf(key))).body)
  expect(lying.includes('Nordmann')).toBe(false)
  expect(await storage.keyIdOf(key)).toBe('1')
})

it('notices a damaged byte instead of serving it', async () => {
  const { key } = await storage.write(whole())
  const lying = await buffer((await bucket.get(placeOf(key))).body)
  lying[70_000] = (lying[70_000] ?? 0) ^ 1
  await place.raw.write(placeOf(key), Readable.from([lying]), 0)
  await expect(buffer(storage.read(key))).rejects.toThrow('damaged')
})

it('takes no files for another store than its own, nor for one without its marker', async () => {
  await expect(place.open({ cipher, id: 'en annens' }).write(whole())).rejects.toMatchObject(away)
  const empty = await s3Place({ ...s3.settings('filer'), bucket: 'finnes-ikke' }, s3.workFolder)
  await expect(empty.open({ cipher }).check()).rejects.toMatchObject(away)
})

it.each([
  ['while a file is sent', { reset: 'up', after: 500_000 }],
  ['before its answer', { reset: 'down', after: 1 }],
] as const)('stores nothing by halves when the connection is reset %s, and recovers', async (_when, rude) => {
  const before = await stored()
  s3.behave(rude)
  await expect(storage.write(whole())).rejects.toMatchObject(away)
  s3.behave('through')
  // What the server took although its answer was lost is whole, and the sweeper's.
  for (const key of await stored())
    if (!before.includes(key)) expect(await buffer(storage.read(key))).toHaveLength(content.length)
  const { key } = await storage.write(whole())
  expect((await buffer(storage.read(key))).equals(content)).toBe(true)
})

it('says that the server is away, for every kind of work', async () => {
  const { key } = await storage.write(whole())
  s3.behave('away')
  await expect(storage.write(whole())).rejects.toMatchObject(away)
  await expect(buffer(storage.read(key))).rejects.toMatchObject({ code: 'fil_utilgjengelig' })
  await expect(storage.remove(key)).rejects.toMatchObject(away)
  await expect(storage.keyIdOf(key)).rejects.toMatchObject(away)
  await expect(storage.check()).rejects.toMatchObject(away)
  await expect(Array.fromAsync(storage.list())).rejects.toMatchObject(away)
})

it('reads on where it was when the connection breaks on the way', async () => {
  const { key } = await storage.write(whole())
  s3.behave({ reset: 'down', after: 1_500_000 })
  expect((await buffer(storage.read(key))).equals(content)).toBe(true)
  expect((await buffer(storage.read(key, { start: 100, end: 2_000_000 }))).length).toBe(1_999_901)
})

it('does not call stored what the server keeps otherwise than it was given [fault 21]', async () => {
  const before = await stored()
  s3.behave('garble')
  await expect(storage.write(whole())).rejects.toMatchObject(away)
  s3.behave('through')
  expect(await stored()).toEqual(before)
})

it('tells a missing file from a server that is away', async () => {
  await expect(buffer(storage.read(crypto.randomUUID()))).rejects.toMatchObject({ code: 'ENOENT' })
})

it('seals a file anew in its place, for those who read it meanwhile too', async () => {
  const { key } = await storage.write(whole())
  const reader = storage.read(key)[Symbol.asyncIterator]()
  const first = await reader.next()
  const newer = place.open({ cipher: createFileCipher(ring), id: 'lager-1' })
  expect(await newer.reseal(key, sha256)).toMatchObject({ key, keyId: '2', sha256 })
  const pieces = [first.value]
  for (let next = await reader.next(); !next.done; next = await reader.next()) pieces.push(next.value)
  expect(Buffer.concat(pieces).equals(content)).toBe(true)
  expect((await buffer(newer.read(key))).equals(content)).toBe(true)
  await expect(newer.reseal(key, '0'.repeat(64))).rejects.toThrow('damaged')
  expect(await Array.fromAsync(bucket.list('uferdig/'))).toEqual([])
})

it('sweeps what a killed process was sealing anew', async () => {
  await bucket.putText('uferdig/halv', 'halv')
  expect(await storage.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0)
  expect(await storage.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1)
})

it('leaves the notes beside the store when a store that was not put back whole is removed', async () => {
  const other = await s3Place(s3.settings('tilbake'), s3.workFolder)
  await other.raw.write(placeOf(crypto.randomUUID()), Readable.from([Buffer.from('x')]), 0)
  await other.notes?.('slettede').add('en-id', '2026-11-22')
  await other.raw.clear()
  expect(await Array.fromAsync(other.raw.list())).toEqual([])
  expect(await other.notes?.('slettede').list()).toEqual(['en-id'])
})

it('makes no store in a bucket that holds something else', async () => {
  const other = await openBucket(s3.settings('samsvar'))
  await other.remove('.rettighetsportalen-fillager')
  await other.putText('bilder/ferie.jpg', 'x')
  const foreign = await s3Place(s3.settings('samsvar'), s3.workFolder)
  await foreign.make('lager-2')
  expect(await foreign.readMarker()).toBeUndefined()
})
