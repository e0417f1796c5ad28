import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { disarmObject, isEmbeddedFile } from './active-content.ts'
import { pointsToPlace } from './exif.ts'
import { catalogOf, dictionaryAt, isDictionary, type PdfOutline, resolve } from './page-tree.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import type { PdfSource } from './pdf-source.ts'
import { photoTellsPlace } from './photo-metadata.ts'
import { xmpTellsPlace } from './place.ts'
import { inJob, runQpdf } from './qpdf.ts'
import { type PdfDictionary, type PdfValue, readQpdfObjects } from './qpdf-json.ts'
import { findMarks, readAt, toMark, withFile } from './raw-marks.ts'
import { checkUnfolding } from './unfold/check-unfolding.ts'

/** What one look through a PDF tells of it, beside its pages. */
export type PdfFacts = {
  /** Names of what acts, sends, plays or reaches outside; empty when it is harmless. */
  active: string[]
  attachments: boolean
  /** It says where a photo in it was taken. */
  place: boolean
  /** A form of XFA with nothing on its pages but a request to wait. */
  dynamicForm: boolean
  portfolio: boolean
  /** A stream of it is encrypted in a way of its own, which some readers cannot read. */
  ownCipher: boolean
  /** The dictionaries of its digital signatures, in the order of their objects. */
  signatures: PdfDictionary[]
}

/** Of no harm, and in nearly every file. Where they tell a place, that is another fact. */
const quiet = ['/Metadata', '/PieceInfo']
const attached = ['/EmbeddedFile', '/EF', '/FileAttachment']
/** Told as attachments, where there are any. */
const ofAttachments = [...attached, '/EmbeddedFiles', '/AF']
/** Words for what acts, longest first six bytes; they may stand in a revision that a later one has replaced. */
const words = [
  '/JavaScript',
  '/OpenAction',
  '/Launch',
  '/SubmitForm',
  '/EmbeddedFile',
  '/RichMedia',
  '/ImportData',
]
const marks = [
  toMark('photo', Buffer.from('\xff\xd8\xff', 'latin1')),
  toMark('exif', Buffer.from('Exif\0\0')),
  toMark('place', Buffer.from('GPSLatitude')),
  toMark('place', Buffer.from('GPSLongitude')),
  toMark('revision', Buffer.from('startxref')),
]
const activeMarks = words.map(word => toMark(word, Buffer.from(word), 1))

/** Looks through a PDF that was opened. Reads its JSON once and its bytes once or twice. */
export async function readFacts(folder: string, source: PdfSource, limits: PdfLimits): Promise<PdfFacts> {
  const seen = lookThrough(source)
  const bare = source.encrypted ? await decrypt(folder, source.name) : source.name
  // What its streams unfold to could not be seen while it was encrypted.
  if (bare !== source.name) await checkUnfolding(join(folder, bare), limits)
  const raw = readRaw(join(folder, bare))
  const place = raw.place || (await tellPlace(folder, bare, seen.packed))
  if (bare !== source.name) rmSync(join(folder, bare))
  const { found, ...facts } = seen.facts
  const told = new Set([...quiet, ...(facts.attachments ? ofAttachments : [])])
  const active = [...new Set([...found, ...raw.words])].filter(name => !told.has(name)).sort()
  return { ...facts, active, place }
}

function lookThrough({ json, outline }: PdfSource) {
  const found = new Set<string>()
  const signatures: PdfDictionary[] = []
  const packed: string[] = []
  const rights = usageRights(outline)
  let [attachments, hasXfa, hasWidget, ownCipher] = [false, false, false, false]
  for (const object of readQpdfObjects(json)) {
    const { value, isStream, id } = object
    if (!isStream && !rights.has(id)) addSignatures(value, outline, signatures)
    if (!isDictionary(value)) {
      for (const name of disarmObject(object, outline)) found.add(name)
      continue
    }
    hasXfa ||= '/XFA' in value || (isDictionary(value['/AcroForm']) && '/XFA' in value['/AcroForm'])
    hasWidget ||= value['/Subtype'] === '/Widget'
    const isMetadata = value['/Type'] === '/Metadata'
    if (isStream && isMetadata && '/Filter' in value) packed.push(id)
    ownCipher ||= isStream && !isMetadata && [value['/Filter']].flat().includes('/Crypt')
    const names = disarmObject(object, outline)
    if (isEmbeddedFile(object)) names.add('/EmbeddedFile')
    attachments ||= attached.some(name => names.has(name))
    for (const name of names) found.add(name)
  }
  const catalog = catalogOf(outline)
  const dynamicForm = hasXfa && (catalog['/NeedsRendering'] === true || !hasWidget)
  const facts = {
    found,
    attachments,
    dynamicForm,
    portfolio: '/Collection' in catalog,
    ownCipher,
    signatures,
  }
  return { facts, packed }
}

const rightsKeys = ['/UR', '/UR3']

/** What allows Adobe Reader to save a form is signed by Adobe (ISO 32000-1, 12.8.2.3): nobody has signed the document by that. */
function usageRights(outline: PdfOutline): Set<string> {
  const permissions = dictionaryAt(outline, catalogOf(outline)['/Perms']) ?? {}
  return new Set(rightsKeys.map(key => String(permissions[key])))
}

/** A signature stands by itself, in its field, or deeper, where a field is no object of its own. */
function addSignatures(value: PdfValue, outline: PdfOutline, found: PdfDictionary[]): void {
  if (Array.isArray(value)) for (const item of value) addSignatures(item, outline, found)
  if (!isDictionary(value)) return
  const range = value['/ByteRange']
  const isSignature = '/Contents' in value && (range !== undefined || '/SubFilter' in value)
  if (isSignature) found.push({ ...value, '/ByteRange': resolve(outline, range ?? null) })
  for (const [key, inner] of Object.entries(value))
    if (!rightsKeys.includes(key)) addSignatures(inner, outline, found)
}

async function decrypt(folder: string, name: string): Promise<string> {
  const bare = `aapen-${name}`
  const { code } = await runQpdf(folder, ['--decrypt', '--decode-level=none', inJob(name), inJob(bare)])
  // What cannot be looked through is not taken.
  if (code !== 0) throw new PdfError('damaged', 'pdf that cannot be decrypted')
  return bare
}

/** What the bytes of the file tell: places that photos name, and words for what acts in a revision that is no longer shown. */
function readRaw(path: string): { place: boolean; words: string[] } {
  return withFile(path, file => {
    let [place, revisions] = [false, 0]
    for (const { at, what } of findMarks(file, marks)) {
      if (what === 'revision') revisions++
      else if (what === 'photo') place ||= beginsStream(file, at) && photoTellsPlace(file, at)
      else place ||= what === 'place' || pointsToPlace(readAt(file, at + 6, 1 << 16))
    }
    const found = revisions > 1 ? [...findMarks(file, activeMarks)].map(({ what }) => what) : []
    return { place, words: [...new Set(found)] }
  })
}

const beginsStream = (file: number, at: number): boolean =>
  /stream\r?\n$/.test(readAt(file, Math.max(0, at - 8), Math.min(8, at)).toString('latin1'))

/** Notes about pictures that are packed. */
async function tellPlace(folder: string, name: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const json = `${name}.notes.json`
  const wanted = ids.map(id => `--json-object=${id.replace(/ R$/, '').replace(' ', ',')}`)
  const keys = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized']
  const { code } = await runQpdf(folder, [...keys, ...wanted, inJob(name), inJob(json)])
  if (code !== 0) return true
  const notes = readFileSync(join(folder, json), 'utf8').matchAll(/"data": "([^"]*)"/g)
  rmSync(join(folder, json))
  return [...notes].some(([, data = '']) => xmpTellsPlace(Buffer.from(data, 'base64')))
}
