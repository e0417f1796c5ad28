import crypto from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../http/app-error.ts'
import { type Content, contentOf } from '../written-file.ts'
import type { Range } from './chunk-format.ts'

export type S3Settings = {
  /** Undefined for Amazon's own. */
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket stands in the path, not in the name of the host. */
  pathStyle: boolean
}

/** What the file store asks of an S3 server. Every failure is `lager_fullt`, `lager_utilgjengelig`, or an Error with the code ENOENT. */
export type Bucket = {
  get(place: string, range?: Range): Promise<{ body: Readable; etag: string }>
  putText(place: string, text: string): Promise<void>
  /** Sends the file, reads back what the server keeps, and tries again where the connection breaks. */
  putFile(place: string, file: string, content: Content): Promise<void>
  copy(from: string, to: string): Promise<void>
  remove(place: string): Promise<void>
  list(prefix?: string): AsyncIterable<{ place: string; bytes: number; changed: Date }>
}

const connectMs = 3000
const silentMs = 15_000
const attempts = 3
const pauseMs = 200

const full = /^(XMinioStorageFull|XMinioAdminBucketQuotaExceeded|QuotaExceeded|InsufficientStorage)/

/** What the server or the connection said, as a fact with a name. It never holds an address or a key. */
export function toStoreError(error: unknown): Error {
  if (error instanceof AppError) return error
  const { name, code, $metadata } = error as NodeJS.ErrnoException & {
    $metadata?: { httpStatusCode?: number }
  }
  if (name === 'NoSuchKey' || code === 'ENOENT')
    return Object.assign(new Error('stored file is missing', { cause: error }), { code: 'ENOENT' })
  const status = $metadata?.httpStatusCode
  const isFull = status === 507 || full.test(name) || code === 'ENOSPC' || code === 'EDQUOT'
  return new AppError(
    isFull ? 'lager_fullt' : 'lager_utilgjengelig',
    `file store: ${code ?? name}${status ? ` ${status}` : ''}`,
    { cause: error },
  )
}

async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Whether the next try may go better. */
export const isPassing = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'lager_utilgjengelig'

/** Runs it up to three times while what fails may pass. */
async function tenaciously(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error
      await sleep(pauseMs * attempt)
    }
}

type Sdk = typeof import('@aws-sdk/client-s3')

/** What goes wrong is told by the error. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }

const createClient = ({ S3Client }: Sdk, settings: S3Settings) =>
  new S3Client({
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // With its default checksums a streamed file is stored broken by servers that do not know them. `putFile` looks for itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: attempts,
    logger: silent,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
  })

async function* listAll(sdk: Sdk, client: ReturnType<typeof createClient>, Bucket: string, Prefix?: string) {
  let ContinuationToken: string | undefined
  do {
    const page = await told(
      client.send(
        new sdk.ListObjectsV2Command({
          Bucket,
          ...(Prefix && { Prefix }),
          ...(ContinuationToken && { ContinuationToken }),
        }),
      ),
    )
    for (const { Key, Size = 0, LastModified = new Date() } of page.Contents ?? [])
      if (Key) yield { place: Key, bytes: Size, changed: LastModified }
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (ContinuationToken)
}

/** Opens a bucket, without asking the server anything yet. The library is loaded here, and by nobody who has no bucket. */
export async function openBucket(settings: S3Settings): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = createClient(sdk, settings)
  const { bucket: Bucket } = settings
  const get = async (Key: string, range?: Range) => {
    const asked = { Bucket, Key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }
    const { Body, ETag = '' } = await told(client.send(new sdk.GetObjectCommand(asked)))
    return { body: Body as Readable, etag: ETag }
  }
  const remove = async (Key: string) => {
    await told(client.send(new sdk.DeleteObjectCommand({ Bucket, Key })))
  }
  async function putOnce(Key: string, file: string, { bytes, sha256 }: Content): Promise<void> {
    const Body = createReadStream(file)
    try {
      await told(client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: bytes })))
    } finally {
      Body.destroy()
    }
    const kept = await told(contentOf((await get(Key)).body))
    if (kept.bytes !== bytes || kept.sha256 !== sha256)
      throw new AppError('lager_utilgjengelig', 'file store: it keeps something else than it was given')
  }
  return {
    get,
    remove,
    async putText(Key, text) {
      const Body = Buffer.from(text)
      await told(client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length })))
    },
    putFile: (place, file, content) => tenaciously(() => putOnce(place, file, content)),
    async copy(from, Key) {
      await told(client.send(new sdk.CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}` })))
    },
    list: prefix => listAll(sdk, client, Bucket, prefix),
  }
}

/** A name nobody else uses, for what is on its way. */
export const draftName = (folder: string): string => `${folder}/${crypto.randomUUID()}`
