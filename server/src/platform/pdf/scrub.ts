import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { disarmObject, isEmbeddedFile, pruneCatalog } from './active-content.ts'
import { type Bookmark, toOutlineObjects } from './bookmarks.ts'
import type { PageSize } from './image-pdf.ts'
import { type Layers, readMark, toOcProperties } from './layers.ts'
import { isDictionary, type Pages, type PdfOutline, readOutline, readPages } from './page-tree.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { inJob, runQpdf, writeWithQpdf } from './qpdf.ts'
import { type PdfObject, type PdfValue, readQpdfObjects } from './qpdf-json.ts'

type Update = { value: PdfValue } | { stream: { dict: PdfValue } }
type Updates = Record<string, Update>
type Scrubbed = { removed: string[]; pageSizes: PageSize[]; isChanged: boolean }

/**
 * Writes `name` to `outName` (both in the job's folder) without active content: scripts, forms that send, launchers,
 * attachments, media, links that are no web or mail address; and without signatures, which no longer hold. The bookmarks given are put
 * in. `name` is used up. Returns what was removed, the pages, and whether the file is another than it was.
 */
export async function scrubPdf(
  folder: string,
  name: string,
  outName: string,
  limits: PdfLimits,
  bookmarks: readonly Bookmark[] = [],
): Promise<Scrubbed> {
  const json = join(folder, `${name}.json`)
  const keys = ['--json=2', '--json-key=qpdf', '--json-stream-data=none']
  const { code, messages } = await runQpdf(folder, [...keys, inJob(name), inJob(`${name}.json`)])
  if (code !== 0)
    throw new PdfError('damaged', `merged pdf cannot be read: ${messages.join('; ').slice(0, 500)}`)
  const outline = readOutline(json, limits)
  const pages = readPages(outline, limits)
  const { updates, removed } = collectUpdates(json, outline, { pages, bookmarks })
  rmSync(json)
  const isChanged = Object.keys(updates).length > 0
  if (!isChanged) renameSync(join(folder, name), join(folder, outName))
  else await applyUpdates(folder, name, outName, updates)
  return { removed: [...removed].sort(), pageSizes: pages.sizes, isChanged }
}

type Additions = { pages: Pages; bookmarks: readonly Bookmark[] }

function collectUpdates(json: string, outline: PdfOutline, additions: Additions) {
  const updates: Updates = {}
  const removed = new Set<string>()
  const layers: Layers = { all: [], hidden: [], byEvent: new Map() }
  let catalog: PdfObject | undefined
  let last = 0
  for (const object of readQpdfObjects(json)) {
    const { id, value, isStream } = object
    last = Math.max(last, Number.parseInt(id, 10) || 0)
    if (id === outline.trailer['/Root']) catalog = object
    if (isEmbeddedFile(object)) {
      updates[keyOf(id)] = { value: null }
      removed.add('/EmbeddedFile')
      continue
    }
    const found = disarmObject(object, outline)
    const isCleared = [unsign(value), readMark(object, layers)].includes(true)
    const isPruned = object === catalog && pruneCatalog(value)
    for (const name of found) removed.add(name)
    if (found.size > 0 || isCleared || isPruned)
      updates[keyOf(id)] = isStream ? { stream: { dict: value } } : { value }
  }
  if (catalog) addToCatalog(updates, catalog, toAdded(layers, additions, last + 1))
  return { updates, removed }
}

const keyOf = (id: string): string => (id === 'trailer' ? id : `obj:${id}`)

/** A signature does not survive that its file is written anew: what it looks like stays, its claim goes. */
function unsign(value: PdfValue): boolean {
  if (!isDictionary(value)) return false
  const isSigned = value['/FT'] === '/Sig' && '/V' in value
  if (isSigned) delete value['/V']
  if (!('/SigFlags' in value)) return isSigned
  delete value['/SigFlags']
  return true
}

function toAdded(layers: Layers, { pages, bookmarks }: Additions, free: number) {
  const objects = toOutlineObjects(bookmarks, pages.ids, free)
  return {
    objects,
    keys: {
      ...(layers.all.length > 0 && { '/OCProperties': toOcProperties(layers) }),
      ...(bookmarks.length > 0 && { '/Outlines': `${free} 0 R` }),
    },
  }
}

function addToCatalog(updates: Updates, { id, value }: PdfObject, added: ReturnType<typeof toAdded>): void {
  if (!isDictionary(value) || Object.keys(added.keys).length === 0) return
  Object.assign(updates, added.objects)
  updates[keyOf(id)] = { value: Object.assign(value, added.keys) }
}

async function applyUpdates(folder: string, name: string, outName: string, updates: Updates): Promise<void> {
  const ids = Object.keys(updates).map(key => Number(/\d+/.exec(key)?.[0] ?? 0))
  const header = {
    jsonversion: 2,
    pushedinheritedpageresources: false,
    calledgetallpages: false,
    maxobjectid: ids.reduce((a, b) => Math.max(a, b), 1),
  }
  writeFileSync(join(folder, 'update.json'), JSON.stringify({ qpdf: [header, updates] }), { mode: 0o600 })
  await writeWithQpdf(folder, [`--update-from-json=${inJob('update.json')}`, inJob(name), inJob(outName)])
  rmSync(join(folder, 'update.json'))
  rmSync(join(folder, name))
}
