import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { disarmObject, isEmbeddedFile, pruneCatalog } from './active-content.ts'
import type { PageSize } from './image-pdf.ts'
import { type PdfOutline, readOutline, readPageSizes } from './page-tree.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { inJob, runQpdf, writeWithQpdf } from './qpdf.ts'
import { type PdfValue, readQpdfObjects } from './qpdf-json.ts'

type Update = { value: PdfValue } | { stream: { dict: PdfValue } }

/**
 * Writes `name` to `outName` (both in the job's folder) without active content: scripts, forms that send, launchers,
 * attachments, media, links that are no web or mail address. `name` is used up. Returns what was removed, the pages, and whether
 * the file is another than it was.
 */
export async function scrubPdf(
  folder: string,
  name: string,
  outName: string,
  limits: PdfLimits,
): Promise<{ removed: string[]; pageSizes: PageSize[]; isChanged: boolean }> {
  const json = join(folder, `${name}.json`)
  const keys = ['--json=2', '--json-key=qpdf', '--json-stream-data=none']
  const { code, messages } = await runQpdf(folder, [...keys, inJob(name), inJob(`${name}.json`)])
  if (code !== 0)
    throw new PdfError('damaged', `merged pdf cannot be read: ${messages.join('; ').slice(0, 500)}`)
  const outline = readOutline(json, limits)
  const pageSizes = readPageSizes(outline, limits)
  const { updates, removed } = collectUpdates(json, outline)
  rmSync(json)
  const isChanged = Object.keys(updates).length > 0
  if (!isChanged) renameSync(join(folder, name), join(folder, outName))
  else await applyUpdates(folder, name, outName, updates)
  return { removed: [...removed].sort(), pageSizes, isChanged }
}

function collectUpdates(json: string, outline: PdfOutline) {
  const updates: Record<string, Update> = {}
  const removed = new Set<string>()
  for (const object of readQpdfObjects(json)) {
    if (isEmbeddedFile(object)) {
      updates[`obj:${object.id}`] = { value: null }
      removed.add('/EmbeddedFile')
      continue
    }
    const found = disarmObject(object, outline)
    const isPruned = object.id === outline.trailer['/Root'] && pruneCatalog(object.value)
    if (found.size === 0 && !isPruned) continue
    const { id, value, isStream } = object
    updates[id === 'trailer' ? id : `obj:${id}`] = isStream ? { stream: { dict: value } } : { value }
    for (const name of found) removed.add(name)
  }
  return { updates, removed }
}

async function applyUpdates(
  folder: string,
  name: string,
  outName: string,
  updates: Record<string, Update>,
): Promise<void> {
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
