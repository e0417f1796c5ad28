import { catalogOf, hasLayers, isDictionary, isReference, type PdfOutline } from './page-tree.ts'
import { type PdfValue, readQpdfObjects } from './qpdf-json.ts'

/** What a page may name without needing it to be shown: whither it leads, where it belongs, what is told of it. */
const aside = new Set([
  '/Parent',
  '/P',
  '/A',
  '/AA',
  '/Dest',
  '/Popup',
  '/IRT',
  '/B',
  '/StructParent',
  '/StructParents',
  '/Metadata',
  '/PieceInfo',
  '/Thumb',
  '/LastModified',
  '/V',
])

/**
 * Whether all that the pages of a repaired PDF need is there: each object that they name, the data of each stream, and for layers
 * the catalog's word on what is hidden.
 * @param said what qpdf said while it read the file
 */
export function isWhole(json: string, outline: PdfOutline, said: string): boolean {
  if (/treating stream as empty|unable to recover stream data/i.test(said)) return false
  const needs = new Map<string, string[]>()
  const layered = hasLayers(outline)
  for (const { id, value } of readQpdfObjects(json)) {
    if (!layered && isDictionary(value) && value['/Type'] === '/OCG') return false
    const named: string[] = []
    addReferences(value, named)
    if (named.length > 0) needs.set(id, named)
  }
  const root = catalogOf(outline)['/Pages']
  const waiting = isReference(root) ? [root] : []
  const seen = new Set<string>(waiting)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!outline.ids.has(id)) return false
    for (const next of needs.get(id) ?? []) {
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }
  return true
}

function addReferences(value: PdfValue, named: string[]): void {
  if (isReference(value)) named.push(value)
  else if (Array.isArray(value)) for (const item of value) addReferences(item, named)
  else if (isDictionary(value))
    for (const [key, inner] of Object.entries(value)) if (!aside.has(key)) addReferences(inner, named)
}
