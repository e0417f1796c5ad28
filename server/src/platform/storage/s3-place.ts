import path from 'node:path'
import { Readable } from 'node:stream'
import type { WorkFolder } from '../work-folder.ts'
import { readContent, writeDurably } from '../written-file.ts'
import { type Bucket, openBucket, type S3Settings, toStoreError } from './s3-bucket.ts'
import { openS3Storage, readS3Marker } from './s3-storage.ts'
import type { Notes, RawFile, RawStore, StorePlace } from './storage.ts'
import { markerName, markerText, unfinished } from './store-marker.ts'

const notesFolder = 'notat'
/** What lies in the bucket, and is no file of the store. */
const beside = [`${unfinished}/`, `${notesFolder}/`]

async function* listRaw(bucket: Bucket): AsyncGenerator<RawFile> {
  for await (const { place, bytes, changed } of bucket.list())
    if (!beside.some(folder => place.startsWith(folder)))
      yield { sti: place, bytes, endret: changed.getTime() }
}

async function* readRaw(bucket: Bucket, sti: string): AsyncGenerator<Buffer> {
  try {
    yield* (await bucket.get(sti)).body as AsyncIterable<Buffer>
  } catch (error) {
    throw toStoreError(error)
  }
}

const openRaw = (bucket: Bucket, workFolder: () => WorkFolder): RawStore => ({
  list: () => listRaw(bucket),
  read: sti => Readable.from(readRaw(bucket, sti), { objectMode: false }),
  write: (sti, source) =>
    workFolder().use('lager', async folder => {
      const draft = path.join(folder, 'forseglet')
      const content = await writeDurably(draft, source)
      await bucket.putFile(sti, draft, await readContent(draft))
      return content
    }),
  settle: async () => {},
  remove: sti => bucket.remove(sti),
  async clear() {
    // Who was erased is no part of the store, and whatever is put back must know it.
    for await (const { place } of bucket.list())
      if (!place.startsWith(`${notesFolder}/`)) await bucket.remove(place)
  },
})

const openNotes = (bucket: Bucket, folder: string): Notes => ({
  async list() {
    const prefix = `${notesFolder}/${folder}/`
    return (await Array.fromAsync(bucket.list(prefix))).map(({ place }) => place.slice(prefix.length))
  },
  add: (name, text) => bucket.putText(`${notesFolder}/${folder}/${name}`, text),
})

async function isEmpty(bucket: Bucket): Promise<boolean> {
  for await (const _any of bucket.list()) return false
  return true
}

/** A store in a bucket of an S3 server. Files pass by the work folder, sealed, on their way in. */
export async function s3Place(settings: S3Settings, workFolder: () => WorkFolder): Promise<StorePlace> {
  const bucket = await openBucket(settings)
  return {
    name: `bøtta «${settings.bucket}»`,
    hint: 'Kontroller S3_ENDPOINT, S3_BUCKET og nøklene til den. En bøtte som er ny for portalen, må være tom.',
    readMarker: () => readS3Marker(bucket),
    writeMarker: id => bucket.putText(markerName, markerText(id)),
    async make(id) {
      if (await isEmpty(bucket)) await bucket.putText(markerName, markerText(id))
    },
    open: options => openS3Storage(bucket, workFolder(), options),
    raw: openRaw(bucket, workFolder),
    notes: folder => openNotes(bucket, folder),
  }
}
