import type { PageSize } from './image-pdf.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { type PdfDictionary, type PdfObject, type PdfValue, readQpdfObjects } from './qpdf-json.ts'

/** What is kept of a PDF's objects to walk its pages: small values, and the dictionaries that can be part of the tree. */
export type PdfOutline = {
  trailer: PdfDictionary
  ids: Set<string>
  /** Objects that are not dictionaries (arrays, names, strings, numbers), for whoever must follow a reference. */
  values: Map<string, PdfValue>
  nodes: Map<string, PdfDictionary>
  /** What is drawn: fonts, pictures, and forms in the sense of ISO 32000-2, 8.10. */
  shown: Set<string>
}

type Inherited = { box: PdfValue; rotate: PdfValue }
type Walk = {
  outline: PdfOutline
  limits: PdfLimits
  wasRepaired: boolean
  visited: Set<string>
  sizes: PageSize[]
  ids: (string | undefined)[]
  lost: number
}
/** The pages in reading order: their sizes as seen (rotated), and their objects where they are objects of their own. */
export type Pages = {
  sizes: PageSize[]
  ids: (string | undefined)[]
  /** Another number than the file says: some readers show none of them, others not all. */
  miscounted: boolean
}

const reference = /^\d+ \d+ R$/
const drawn = new Set(['/Form', '/Image'])
const maxDepth = 200
const nodeKeys = [
  '/Kids',
  '/Count',
  '/Type',
  '/MediaBox',
  '/Rotate',
  '/UserUnit',
  '/Contents',
  '/Pages',
  '/OCProperties',
  '/Outlines',
  '/Names',
  '/Dests',
  '/Collection',
  '/NeedsRendering',
  '/Perms',
  '/UR',
  '/UR3',
  '/StmF',
  '/StrF',
]

/** Gathers the outline from qpdf's JSON. Throws `memory` above the limit of objects, `too_large_image` for a bomb. */
export function readOutline(jsonPath: string, limits: PdfLimits): PdfOutline {
  const outline: PdfOutline = {
    trailer: {},
    ids: new Set(),
    values: new Map(),
    nodes: new Map(),
    shown: new Set(),
  }
  for (const object of readQpdfObjects(jsonPath)) {
    if (outline.ids.size > limits.maxObjects) throw new PdfError('memory', 'pdf with too many objects')
    addObject(outline, object, limits)
  }
  return outline
}

function addObject(outline: PdfOutline, { id, value, isStream }: PdfObject, limits: PdfLimits): void {
  if (value === null) return
  outline.ids.add(id)
  if (!isDictionary(value)) {
    outline.values.set(id, value)
    return
  }
  if (id === 'trailer') outline.trailer = value
  if (value['/Subtype'] === '/Image') checkPixels(value, limits)
  if (isStream ? drawn.has(String(value['/Subtype'])) : value['/Type'] === '/Font') outline.shown.add(id)
  const kept = nodeKeys.filter(key => key in value).map(key => [key, value[key] ?? null])
  if (kept.length > 0) outline.nodes.set(id, Object.fromEntries(kept))
}

function checkPixels(image: PdfDictionary, limits: PdfLimits): void {
  const pixels = Number(image['/Width']) * Number(image['/Height'])
  if (pixels > limits.maxImagePixels)
    throw new PdfError('too_large_image', `pdf holds an image of ${pixels} pixels`)
}

/**
 * All pages in reading order. Throws `no_pages`, `too_many_pages`, `too_large_image` (page
 * beyond the limit) and `damaged`: a circular or bottomless tree, pages that are promised but missing, and, in a file that
 * had to be repaired, another number of pages than it declares, or a page without content or size, since it has most likely lost it.
 */
export function readPages(outline: PdfOutline, limits: PdfLimits, wasRepaired = false): Pages {
  const root = catalogOf(outline)['/Pages'] ?? null
  const walk: Walk = { outline, limits, wasRepaired, visited: new Set(), sizes: [], ids: [], lost: 0 }
  visit(walk, root, { box: null, rotate: 0 }, 0)
  const promised = resolve(outline, dictionaryAt(outline, root)?.['/Count'] ?? null)
  const isShort = typeof promised === 'number' && walk.sizes.length < promised
  if (isShort && (walk.lost > 0 || wasRepaired))
    throw new PdfError('damaged', `pdf promises ${promised} pages and has ${walk.sizes.length}`)
  if (walk.sizes.length === 0) throw new PdfError('no_pages', 'pdf without pages')
  return { sizes: walk.sizes, ids: walk.ids, miscounted: promised !== walk.sizes.length }
}

/** The catalog, as far as it is kept. */
export function catalogOf(outline: PdfOutline): PdfDictionary {
  return dictionaryAt(outline, outline.trailer['/Root']) ?? {}
}

/** Whether the PDF has layers (optional content), which only its own catalog tells to be shown or hidden. */
export function hasLayers(outline: PdfOutline): boolean {
  return catalogOf(outline)['/OCProperties'] !== undefined
}

function visit(walk: Walk, at: PdfValue, inherited: Inherited, depth: number): void {
  const node = dictionaryAt(walk.outline, at)
  if (!node) {
    walk.lost++
    return
  }
  const own = { box: node['/MediaBox'] ?? inherited.box, rotate: node['/Rotate'] ?? inherited.rotate }
  if (!('/Kids' in node)) {
    addPage(walk, node, own)
    walk.ids.push(typeof at === 'string' ? at : undefined)
    return
  }
  if (typeof at === 'string' && walk.visited.has(at))
    throw new PdfError('damaged', 'pdf with a circular page tree')
  if (depth > maxDepth) throw new PdfError('damaged', 'pdf with a page tree nested too deeply')
  if (typeof at === 'string') walk.visited.add(at)
  const kids = resolve(walk.outline, node['/Kids'] ?? null)
  for (const kid of Array.isArray(kids) ? kids : []) visit(walk, kid, own, depth + 1)
}

function addPage(walk: Walk, page: PdfDictionary, inherited: Inherited): void {
  const { outline, limits, sizes } = walk
  if (sizes.length >= limits.maxPages)
    throw new PdfError('too_many_pages', `pdf with over ${limits.maxPages} pages`)
  const contents = resolve(outline, page['/Contents'] ?? null)
  const isBlank = contents === null && !isReference(page['/Contents'])
  const hasHole =
    Array.isArray(contents) && contents.some(part => isReference(part) && !outline.ids.has(part))
  if (walk.wasRepaired && (isBlank || hasHole))
    throw new PdfError('damaged', `page ${sizes.length + 1} of a repaired pdf has lost its content`)
  if (walk.wasRepaired && inherited.box === null)
    throw new PdfError('damaged', `page ${sizes.length + 1} of a repaired pdf has lost its size`)
  const size = readSize(outline, inherited, Number(page['/UserUnit'] ?? 1))
  if (Math.max(size.width, size.height) > limits.maxPagePoints)
    throw new PdfError('too_large_image', `page of ${size.width} x ${size.height} points`)
  sizes.push(size)
}

/** A missing or senseless box is read as US Letter, as readers do. */
function readSize(outline: PdfOutline, { box, rotate }: Inherited, unit: number): PageSize {
  const corners = resolve(outline, box)
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.isArray(corners)
    ? corners.map(corner => Number(resolve(outline, corner)))
    : []
  const scale = unit > 0 ? unit : 1
  const [width, height] = [Math.abs(x2 - x1) * scale, Math.abs(y2 - y1) * scale]
  if (!(width > 0 && height > 0)) return { width: 612, height: 792 }
  const isTurned = Number(resolve(outline, rotate)) % 180 !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** Follows a chain of references to a value that is no dictionary; a dangling or endless chain gives null. */
export const resolve = ({ values }: Pick<PdfOutline, 'values'>, value: PdfValue): PdfValue =>
  follow(values, value)

type Objects = ReadonlyMap<string, PdfValue>

/** Follows a chain of references among objects that were gathered; a dangling or endless chain gives null. */
export function follow(objects: Objects, value: PdfValue | undefined): PdfValue {
  let current = value ?? null
  for (let steps = 0; steps < 10; steps++) {
    if (!isReference(current)) return current
    current = objects.get(current) ?? null
  }
  return null
}

/** The dictionary that a value is or refers to; an empty one where it is none. */
export function dictionaryIn(objects: Objects, value: PdfValue | undefined): PdfDictionary {
  const found = follow(objects, value)
  return isDictionary(found) ? found : {}
}

/** The list that a value is or refers to; an empty one where it is none. */
export function listIn(objects: Objects, value: PdfValue | undefined): PdfValue[] {
  const found = follow(objects, value)
  return Array.isArray(found) ? found : []
}

/** A dictionary, as far as it is kept. */
export function dictionaryAt(outline: PdfOutline, at: PdfValue | undefined): PdfDictionary | undefined {
  if (isReference(at)) {
    const node = outline.nodes.get(at)
    // An existing dictionary with none of the keys of a page is an empty page.
    return node ?? (outline.ids.has(at) && !outline.values.has(at) ? {} : undefined)
  }
  return isDictionary(at) ? at : undefined
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isReference(value: PdfValue | undefined): value is string {
  return typeof value === 'string' && reference.test(value)
}
