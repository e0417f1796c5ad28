import crypto from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../http/app-error.ts'
import type { WorkFolder } from '../work-folder.ts'
import { readContent } from '../written-file.ts'
import { chunkOffset, chunksOf, headerBytes, type Range, sealBytes } from './chunk-format.ts'
import { createOpener, type FileOpener, type OpenHeader } from './file-cipher.ts'
import { type Bucket, draftName, isPassing, toStoreError } from './s3-bucket.ts'
import { writeSealed } from './sealing.ts'
import type { Arriving, FileStorage, Source, StoredFile, StoreOptions } from './storage.ts'
import { keyAt, markerName, parseMarker, placeOf, unfinished } from './store-marker.ts'

const attempts = 3

export async function readS3Marker(bucket: Bucket): Promise<{ id: string | undefined } | undefined> {
  try {
    return parseMarker((await buffer((await bucket.get(markerName)).body)).toString())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw toStoreError(error)
  }
}

async function requireStore(bucket: Bucket, id: string | undefined): Promise<void> {
  const marker = await readS3Marker(bucket)
  if (!marker) throw new AppError('lager_utilgjengelig', 'file store: no marker')
  if (id && marker.id !== id) throw new AppError('lager_utilgjengelig', 'file store: another store')
}

type Opened = FileOpener & { etag: string }

async function readHeader(bucket: Bucket, place: string, openHeader: OpenHeader): Promise<Opened> {
  const { body, etag } = await bucket.get(place, { start: 0, end: headerBytes - 1 })
  const header = await buffer(body).catch(error => {
    throw toStoreError(error)
  })
  return { ...openHeader(header), etag }
}

/** Cuts a stream into pieces of these lengths; the last may come out short, which the check of what is read notices. */
async function* cut(source: AsyncIterable<Buffer>, lengths: readonly number[]): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  let next = 0
  for await (const piece of source) {
    held.push(piece)
    size += piece.length
    for (let length = lengths[next]; length !== undefined && size >= length; length = lengths[++next]) {
      const all = Buffer.concat(held, size)
      yield all.subarray(0, length)
      held = [all.subarray(length)]
      size -= length
    }
  }
  if (next < lengths.length) yield Buffer.concat(held)
}

/** The chunks of the range from number `done` on. @throws AppError when the file is another than the opened one by now */
async function* readChunks(bucket: Bucket, place: string, opened: Opened, range?: Range, done = 0) {
  const chunks = [...chunksOf(opened.bytes, range)].slice(done)
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (!first || !last) return
  const start = chunkOffset(first.index)
  const end = chunkOffset(last.index) + last.length + sealBytes - 1
  const { body, etag } = await bucket.get(place, { start, end })
  if (etag !== opened.etag) {
    body.destroy()
    throw new AppError('lager_utilgjengelig', 'file store: sealed anew meanwhile')
  }
  const lengths = chunks.map(({ length }) => length + sealBytes)
  let number = 0
  for await (const sealed of cut(body, lengths)) {
    const chunk = chunks[number++]
    if (chunk) yield opened.openChunk(sealed, chunk.index).subarray(chunk.from, chunk.to)
  }
  if (number < chunks.length) throw new Error('stored file is damaged: it is too short')
}

/** Goes on where it was when the connection breaks. */
async function* readSealed(bucket: Bucket, place: string, openHeader: OpenHeader, range?: Range) {
  let done = 0
  for (let attempt = 1; ; attempt++)
    try {
      const opened = await readHeader(bucket, place, openHeader)
      for await (const chunk of readChunks(bucket, place, opened, range, done)) {
        done++
        yield chunk
      }
      return
    } catch (error) {
      if (/^stored file/.test((error as Error).message)) throw error
      const failure = toStoreError(error)
      if (!isPassing(failure)) throw failure
      if (attempt === attempts)
        throw new AppError('fil_utilgjengelig', failure.message, { cause: failure, retryAfter: 1 })
    }
}

async function* listFiles(bucket: Bucket): AsyncGenerator<{ key: string; written: Date }> {
  for await (const { place, changed } of bucket.list()) {
    const key = keyAt(place)
    if (key) yield { key, written: changed }
  }
}

/**
 * The S3 driver. A file is sealed into the work folder first, so that its length is known: one request stores it whole or not at
 * all. It is read back before it counts. What is sealed anew is sent to `uferdig/`, and takes the old one's place by a copy.
 */
export function openS3Storage(
  bucket: Bucket,
  workFolder: WorkFolder,
  { cipher, id, refusePlain }: StoreOptions,
): FileStorage {
  const openerOf = createOpener(cipher, refusePlain)
  const read = (key: string, range?: Range) => readSealed(bucket, placeOf(key), openerOf(key), range)
  const seal = (
    key: string,
    source: Source,
    keep: (draft: string, written: StoredFile) => Promise<void>,
    arriving?: Arriving,
  ): Promise<StoredFile> =>
    workFolder.use('lager', async folder => {
      const draft = path.join(folder, 'forseglet')
      await requireStore(bucket, id)
      const content = await writeSealed({ file: draft, key: cipher.sealingKey(key) }, source, arriving)
      const written = { key, ...content, keyId: cipher.currentKey }
      await keep(draft, written)
      return written
    })
  const tidy = (place: string) => bucket.remove(place).catch(() => {})
  return {
    async write(source, arriving) {
      const key = crypto.randomUUID()
      const keep = async (draft: string) => {
        await bucket.putFile(placeOf(key), draft, await readContent(draft)).catch(async error => {
          await tidy(placeOf(key))
          throw error
        })
      }
      return seal(key, source, keep, arriving).catch(error => {
        throw toStoreError(error)
      })
    },
    read: (key, range) => Readable.from(read(key, range), { objectMode: false }),
    reseal: (key, sha256) =>
      seal(key, read(key), async (draft, written) => {
        if (written.sha256 !== sha256) throw new Error('stored file is damaged: it is not the one expected')
        const staged = draftName(unfinished)
        try {
          await bucket.putFile(staged, draft, await readContent(draft))
          await bucket.copy(staged, placeOf(key))
        } finally {
          await tidy(staged)
        }
      }),
    keyIdOf: async key => (await readHeader(bucket, placeOf(key), openerOf(key))).keyId,
    remove: key => bucket.remove(placeOf(key)),
    list: () => listFiles(bucket),
    async removeUnfinished(before) {
      let removed = 0
      for await (const { place, changed } of bucket.list(`${unfinished}/`)) {
        if (changed > before) continue
        await bucket.remove(place)
        removed++
      }
      return removed
    },
    check: () => requireStore(bucket, id),
  }
}
