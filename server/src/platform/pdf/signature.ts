import { closeSync, openSync, readSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { PdfDictionary } from './qpdf-json.ts'

/**
 * What can be read of a digital signature in a PDF. Nobody has vouched for the certificate: who it names is what the file says, until
 * it is held against a trust list.
 */
export type Signature = {
  /** The name in the signer's certificate, else what the signature itself states; empty when neither says. */
  by: string
  /** When, in ISO 8601: as the signer's program wrote into the signature, else as stated beside it; null when neither says. */
  time: string | null
  /** It covers the file to its end: nothing came after it. */
  whole: boolean
  /** What it covers is as it was signed. Null: it is made in a way that cannot be checked here. */
  intact: boolean | null
  /** The stamp of a time-stamping service, not of a person. */
  timestamp: boolean
}

const mostSignatures = 50
const mostBytes = 1 << 20

/** Reads the signatures of the file as it came. Whatever is wrong with one of them is told of it, and refuses nothing. */
export async function readSignatures(
  path: string,
  dictionaries: readonly PdfDictionary[],
): Promise<Signature[]> {
  const { size } = await stat(path)
  const signatures: Signature[] = []
  for (const dictionary of dictionaries.slice(0, mostSignatures))
    signatures.push(await readSignature(path, size, dictionary))
  return signatures
}

async function readSignature(path: string, size: number, dictionary: PdfDictionary): Promise<Signature> {
  const stated = { by: readText(dictionary['/Name']), time: readDate(readText(dictionary['/M'])) }
  const kind = String(dictionary['/SubFilter'] ?? '')
  const timestamp = kind === '/ETSI.RFC3161'
  const range = toRange(dictionary['/ByteRange'], size)
  if (!range) return { ...stated, whole: false, intact: false, timestamp }
  const whole = range.end === size || (range.end < size && !hasMoreRevisions(path, range.end))
  const contents = readContents(path, range)
  const unreadable = { ...stated, whole, intact: contents === undefined ? false : null, timestamp }
  if (!contents) return unreadable
  try {
    // Loaded by the first file that is signed: most are not.
    const { readCms } = await import('./signature-cms.ts')
    const read = readCms(contents, kind, covered(path, range))
    return { by: read.by || stated.by, time: read.time ?? stated.time, whole, intact: read.intact, timestamp }
  } catch {
    return unreadable
  }
}

/** What is covered: from the beginning to `gap`, and from `rest` to `end`; the signature itself stands between. */
type Range = { gap: number; rest: number; end: number }

function toRange(value: unknown, size: number): Range | null {
  const [start, length, rest, more] = Array.isArray(value) ? value.map(Number) : []
  if (start !== 0 || !isCount(length) || !isCount(rest) || !isCount(more)) return null
  if (rest <= length || rest + more > size) return null
  return { gap: length, rest, end: rest + more }
}

const isCount = (value: number | undefined): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** Padding behind what is covered is no revision. */
function hasMoreRevisions(path: string, end: number): boolean {
  for (const piece of readPieces(path, end, Number.POSITIVE_INFINITY))
    if (/[^\s\0]/.test(piece.toString('latin1'))) return true
  return false
}

/** The signature between the two ranges, in hex between angle brackets and nothing else. Null: it is too long to be read here. */
function readContents(path: string, { gap, rest }: Range): Buffer | null | undefined {
  if (rest - gap > mostBytes) return null
  const text = Buffer.concat([...readPieces(path, gap, rest)].map(piece => Buffer.from(piece))).toString(
    'latin1',
  )
  const [, hex] = /^\s*<([0-9a-f\s]*)>\s*$/i.exec(text) ?? []
  return hex === undefined ? undefined : Buffer.from(hex.replace(/\s/g, ''), 'hex')
}

function* covered(path: string, { gap, rest, end }: Range): Generator<Buffer> {
  yield* readPieces(path, 0, gap)
  yield* readPieces(path, rest, end)
}

/** Each piece is good until the next one is asked for. */
function* readPieces(path: string, from: number, to: number): Generator<Buffer> {
  const file = openSync(path, 'r')
  const buffer = Buffer.alloc(1 << 18)
  try {
    for (let at = from; at < to; ) {
      const read = readSync(file, buffer, 0, Math.min(buffer.length, to - at), at)
      if (read === 0) return
      yield buffer.subarray(0, read)
      at += read
    }
  } finally {
    closeSync(file)
  }
}

/** A text string of qpdf's JSON. */
function readText(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('u:')) return ''
  return value
    .slice(2)
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200)
}

/** A PDF date: D:YYYYMMDDHHmmSS, and the difference from UTC as Z or +HH'mm'. */
function readDate(text: string): string | null {
  const parts = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-]\d\d)'?(\d\d)?)?/.exec(text)
  if (!parts) return null
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    zone,
    zoneMinutes = '00',
  ] = parts
  const time = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${zone ? `${zone}:${zoneMinutes}` : 'Z'}`,
  )
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
