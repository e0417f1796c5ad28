import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { disarmObject, isEmbeddedFile, pruneCatalog } from './active-content.ts'
import { type Bookmark, toOutlineObjects } from './bookmarks.ts'
import type { PageSize } from './image-pdf.ts'
import { type Layers, readMark, toOcProperties } from './layers.ts'
import { isDictionary, type Pages, type PdfOutline, readOutline, readPages } from './page-tree.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { inJob, runQpdf } from './qpdf.ts'
import { type PdfObject, type PdfValue, readQpdfObjects } from './qpdf-json.ts'
import { applyUpdates, keyOf, type Updates } from './qpdf-update.ts'

type Scrubbed = { pageSizes: PageSize[]; isChanged: boolean }

/**
 * Writes `name` to `outName` (both in the job's folder) without active content: scripts, forms that send, launchers,
 * attachments, media, links that are no web or mail address; and without signatures, which no longer hold. The bookmarks given are put
 * in. `name` is used up. Returns the pages, and whether the file is another than it was.
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
  const updates = collectUpdates(json, outline, { pages, bookmarks })
  rmSync(json)
  const isChanged = Object.keys(updates).length > 0
  if (!isChanged) renameSync(join(folder, name), join(folder, outName))
  else await applyUpdates(folder, name, outName, updates)
  return { pageSizes: pages.sizes, isChanged }
}

type Additions = { pages: Pages; bookmarks: readonly Bookmark[] }

function collectUpdates(json: string, outline: PdfOutline, additions: Additions): Updates {
  const updates: Updates = {}
  const layers: Layers = { all: [], hidden: [], byEvent: new Map() }
  let catalog: PdfObject | undefined
  let last = 0
  for (const object of readQpdfObjects(json)) {
    const { id, value, isStream } = object
    last = Math.max(last, Number.parseInt(id, 10) || 0)
    if (id === outline.trailer['/Root']) catalog = object
    if (isEmbeddedFile(object)) {
      updates[keyOf(id)] = { value: null }
      continue
    }
    const found = disarmObject(object, outline)
    const isCleared = [unsign(value), readMark(object, layers)].includes(true)
    const isPruned = object === catalog && pruneCatalog(value)
    if (found.size > 0 || isCleared || isPruned)
      updates[keyOf(id)] = isStream ? { stream: { dict: value } } : { value }
  }
  if (catalog) addToCatalog(updates, catalog, toAdded(layers, additions, last + 1))
  return updates
}

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
