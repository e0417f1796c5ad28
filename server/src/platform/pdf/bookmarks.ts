import { dictionaryIn, follow, isDictionary, isReference, listIn, type PdfOutline } from './page-tree.ts'
import { type PdfDictionary, type PdfValue, readQpdfObjects } from './qpdf-json.ts'

/** A bookmark and where it leads: a page by its place among all pages, and what to show of it. */
export type Bookmark = { title: PdfValue; to: { page: number; view: PdfValue[] } | null; under: Bookmark[] }

const mostBookmarks = 5000
const deepest = 30

type Reader = {
  objects: Map<string, PdfValue>
  named: Map<string, PdfValue>
  pageAt: Map<string, number>
  seen: Set<string>
}

/**
 * The bookmarks of a PDF. Those that lead out of it, or nowhere, keep their title alone.
 * @param pageIds the objects of its pages, in order
 * @param firstPage how many pages stand before them in the merged file
 */
export function readBookmarks(
  json: string,
  outline: PdfOutline,
  pageIds: readonly (string | undefined)[],
  firstPage: number,
): Bookmark[] {
  const root = String(outline.trailer['/Root'] ?? '')
  const objects: Reader['objects'] = new Map()
  for (const { id, value, isStream } of readQpdfObjects(json))
    if (!isStream && (id === root || mayTellOfBookmarks(value))) objects.set(id, value)
  const pageAt = new Map(pageIds.map((id, at) => [id ?? '', firstPage + at]))
  const reader: Reader = { objects, named: new Map(), pageAt, seen: new Set() }
  const catalog = dictionaryIn(reader.objects, root)
  addNamed(reader, catalog)
  return readLevel(reader, dictionaryIn(reader.objects, catalog['/Outlines'])['/First'], 0)
}

/** The objects of an outline, numbered from `free` on: its root first. Empty without bookmarks. */
export function toOutlineObjects(
  bookmarks: readonly Bookmark[],
  pageIds: readonly (string | undefined)[],
  free: number,
): Record<string, { value: PdfDictionary }> {
  const objects: Record<string, { value: PdfDictionary }> = {}
  let next = free
  const reserve = () => `${next++} 0 R`
  const addLevel = (items: readonly Bookmark[], parent: string): PdfDictionary => {
    const ids = items.map(reserve)
    items.forEach(({ title, to, under }, at) => {
      const id = ids[at] ?? ''
      const page = to && pageIds[to.page]
      const value: PdfDictionary = { '/Title': title, '/Parent': parent }
      if (page) value['/Dest'] = [page, ...(to?.view ?? [])]
      if (at > 0) value['/Prev'] = ids[at - 1] ?? null
      if (at + 1 < ids.length) value['/Next'] = ids[at + 1] ?? null
      // A negative count: closed, as it is opened by whoever wants it.
      if (under.length > 0) Object.assign(value, addLevel(under, id), { '/Count': -under.length })
      objects[`obj:${id}`] = { value }
    })
    return { '/First': ids[0] ?? null, '/Last': ids.at(-1) ?? null, '/Count': ids.length }
  }
  if (bookmarks.length === 0) return objects
  const root = reserve()
  const level = addLevel(bookmarks, root)
  objects[`obj:${root}`] = { value: { '/Type': '/Outlines', ...level } }
  return objects
}

function mayTellOfBookmarks(value: PdfValue): boolean {
  if (!isDictionary(value)) return Array.isArray(value)
  if ('/Title' in value || '/Names' in value || '/Limits' in value || '/Dests' in value) return true
  // Destinations, and a table of them; the outline itself.
  return value['/S'] === '/GoTo' || '/D' in value || '/First' in value || !('/Type' in value)
}

/** Destinations by name, of the old kind and of the new. */
function addNamed(reader: Reader, catalog: PdfDictionary): void {
  for (const [name, to] of Object.entries(dictionaryIn(reader.objects, catalog['/Dests'])))
    reader.named.set(name, to)
  const waiting: PdfValue[] = [dictionaryIn(reader.objects, catalog['/Names'])['/Dests'] ?? null]
  for (let steps = 0; waiting.length > 0 && steps < mostBookmarks; steps++) {
    const node = dictionaryIn(reader.objects, waiting.pop())
    waiting.push(...listIn(reader.objects, node['/Kids']))
    const names = listIn(reader.objects, node['/Names'])
    for (let at = 0; at + 1 < names.length; at += 2)
      reader.named.set(String(names[at]), names[at + 1] ?? null)
  }
}

function readLevel(reader: Reader, first: PdfValue | undefined, depth: number): Bookmark[] {
  const level: Bookmark[] = []
  let at = first
  while (isReference(at) && !reader.seen.has(at) && reader.seen.size < mostBookmarks && depth < deepest) {
    reader.seen.add(at)
    const item = dictionaryIn(reader.objects, at)
    const action = dictionaryIn(reader.objects, item['/A'])
    const to = item['/Dest'] ?? (follow(reader.objects, action['/S']) === '/GoTo' ? action['/D'] : undefined)
    const title = follow(reader.objects, item['/Title'])
    if (typeof title === 'string')
      level.push({
        title,
        to: readDestination(reader, to),
        under: readLevel(reader, item['/First'], depth + 1),
      })
    at = item['/Next']
  }
  return level
}

function readDestination(reader: Reader, to: PdfValue | undefined): Bookmark['to'] {
  let found = follow(reader.objects, to)
  if (typeof found === 'string') found = follow(reader.objects, reader.named.get(found))
  if (isDictionary(found)) found = follow(reader.objects, found['/D'])
  if (!Array.isArray(found)) return null
  const page = reader.pageAt.get(String(found[0]))
  const view = found
    .slice(1)
    .filter(item => item === null || typeof item === 'number' || /^\/\w+$/.test(String(item)))
  return page === undefined ? null : { page, view }
}
