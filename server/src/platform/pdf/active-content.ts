import { isDictionary, type PdfOutline, resolve } from './page-tree.ts'
import type { PdfDictionary, PdfObject, PdfValue } from './qpdf-json.ts'

/** Actions that do no more than move within the document or show and hide parts of it. All others are removed. */
const harmlessActions = new Set(['/GoTo', '/Hide', '/SetOCGState', '/ResetForm', '/Trans', '/Thread'])
const harmlessNames = new Set(['/NextPage', '/PrevPage', '/FirstPage', '/LastPage'])
const harmlessSchemes = /^(https?:\/\/|mailto:|tel:|www\.)/i

/** What makes a dictionary an active action wherever it stands (ISO 32000-2, table 201, and older ones). */
const activeActions = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToR',
  '/GoToE',
  '/GoToDp',
  '/GoTo3DView',
  '/Rendition',
  '/Movie',
  '/Sound',
  '/RichMediaExecute',
  '/SetState',
  '/NOP',
])
const activeAnnotations = new Set(['/FileAttachment', '/RichMedia', '/Screen', '/Movie', '/Sound', '/3D'])
const activeKeys = [
  '/AA',
  '/OpenAction',
  '/JS',
  '/JavaScript',
  '/XFA',
  '/EF',
  '/AF',
  '/EmbeddedFiles',
  '/PresSteps',
  '/OPI',
  // What programs keep beside a picture for themselves: where it was taken, and sometimes the picture as it was.
  '/Metadata',
  '/PieceInfo',
]
const actionKeys = new Set(['/A', '/PA', '/NA', '/Next', '/AA', '/OpenAction', '/SA'])
/** Where content may live outside the file: a stream's data, a reference XObject. */
const externalStreamKeys = ['/F', '/FFilter', '/FDecodeParms', '/Ref']
/** The keys of these dictionaries are names given by the author (a font may be called JS), not PDF keys. */
const nameTables = new Set([
  '/Font',
  '/XObject',
  '/ExtGState',
  '/ColorSpace',
  '/Pattern',
  '/Shading',
  '/Properties',
  '/CharProcs',
  '/Colorants',
])

/** Tables of names whose names are again the author's: what a field looks like in each of its states. */
const looks = new Set(['/N', '/R', '/D'])
/** Where an object is nothing but names of what is drawn, an active key is a name that somebody gave; but a form of XFA may be a stream too. */
const activeAmongNames = ['/XFA']

/** All that a merged document needs of a catalog. */
const catalogKeys = new Set(['/Type', '/Pages', '/AcroForm', '/OCProperties', '/Version'])

type Known = Pick<PdfOutline, 'values' | 'shown' | 'trailer'>
type Scan = { outline: Known; found: Set<string>; isTable: boolean }

/**
 * Takes everything that acts, plays, sends or reaches outside out of one object (changed in place) and returns the names
 * of what was found. Where an appearance is all that a removed annotation showed, it stays as a plain stamp.
 */
export function disarmObject(object: PdfObject, outline: Known): Set<string> {
  const scan: Scan = { outline, found: new Set(), isTable: isTableOfShown(object, outline) }
  if (object.isStream && isDictionary(object.value)) removeKeys(scan, object.value, externalStreamKeys)
  disarm(scan, object.value)
  return scan.found
}

/** Leaves in the catalog only what shows pages; says whether anything else was there. */
export function pruneCatalog(catalog: PdfValue): boolean {
  if (!isDictionary(catalog)) return false
  const others = Object.keys(catalog).filter(key => !catalogKeys.has(key))
  for (const key of others) delete catalog[key]
  return others.length > 0
}

/** Whether a stream is an attached file, which is to be dropped whole. */
export function isEmbeddedFile({ value, isStream }: PdfObject): boolean {
  return isStream && isDictionary(value) && value['/Type'] === '/EmbeddedFile'
}

/**
 * An object that is nothing but names of what is drawn (fonts, or the looks of a check box): a name there is no key, even when it reads AA.
 * An action has a type and is therefore none; and the catalog is none, whatever its pages call themselves.
 */
function isTableOfShown({ id, value, isStream }: PdfObject, { shown, trailer }: Known): boolean {
  if (isStream || id === trailer['/Root'] || !isDictionary(value)) return false
  return Object.values(value).every(item => shown.has(String(item)))
}

function disarm(scan: Scan, value: PdfValue, key = '', outer = ''): void {
  if (Array.isArray(value)) {
    for (const item of value) disarm(scan, item, key)
    return
  }
  if (!isDictionary(value)) return
  if (!nameTables.has(key) && !(outer === '/AP' && looks.has(key))) {
    removeKeys(scan, value, scan.isTable ? activeAmongNames : activeKeys)
    disarmAnnotation(scan, value)
    disarmAction(scan, value, actionKeys.has(key))
  }
  for (const [name, inner] of Object.entries(value)) disarm(scan, inner, name, key)
}

function removeKeys(scan: Scan, dictionary: PdfDictionary, keys: string[]): void {
  for (const key of keys) {
    if (!(key in dictionary)) continue
    delete dictionary[key]
    scan.found.add(key)
  }
}

function disarmAnnotation(scan: Scan, dictionary: PdfDictionary): void {
  const subtype = resolve(scan.outline, dictionary['/Subtype'] ?? null)
  if (typeof subtype !== 'string' || !activeAnnotations.has(subtype) || !('/Rect' in dictionary)) return
  scan.found.add(subtype)
  const shown = ['/Rect', '/AP', '/AS', '/F'].filter(key => key in dictionary)
  const kept = Object.fromEntries(shown.map(key => [key, dictionary[key] ?? null]))
  empty(dictionary)
  Object.assign(dictionary, { '/Type': '/Annot', '/Subtype': '/AP' in kept ? '/Stamp' : '/Link' }, kept)
  if (!('/AP' in kept)) dictionary['/Border'] = [0, 0, 0]
}

function disarmAction(scan: Scan, dictionary: PdfDictionary, isActionPosition: boolean): void {
  if (!('/S' in dictionary)) return
  const type = resolve(scan.outline, dictionary['/S'] ?? null)
  const isHarmless = isHarmlessAction(scan, type, dictionary)
  const isActive =
    typeof type === 'string' &&
    (activeActions.has(type) || ((type === '/URI' || type === '/Named') && !isHarmless))
  if (!isActive && (!isActionPosition || isHarmless)) return
  scan.found.add(String(type))
  empty(dictionary)
}

function isHarmlessAction(scan: Scan, type: PdfValue, action: PdfDictionary): boolean {
  if (typeof type !== 'string') return false
  if (type === '/URI') return harmlessSchemes.test(readText(resolve(scan.outline, action['/URI'] ?? null)))
  if (type === '/Named') return harmlessNames.has(String(resolve(scan.outline, action['/N'] ?? null)))
  return harmlessActions.has(type)
}

/** A string as a browser would read an address: without the blanks and control characters that hide a scheme. */
function readText(value: PdfValue): string {
  if (typeof value !== 'string') return ''
  const text = value.startsWith('b:') ? Buffer.from(value.slice(2), 'hex').toString('latin1') : value.slice(2)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be taken out.
  return text.replace(/[\u0000-\u0020]/g, '')
}

function empty(dictionary: PdfDictionary): void {
  for (const key of Object.keys(dictionary)) delete dictionary[key]
}
