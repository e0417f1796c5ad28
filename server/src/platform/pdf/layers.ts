import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDictionary, isReference, type PdfOutline } from './page-tree.ts'
import { inJob, writeWithQpdf } from './qpdf.ts'
import { type PdfDictionary, type PdfObject, type PdfValue, readQpdfObjects } from './qpdf-json.ts'

/**
 * Which layers a PDF shows stands in its catalog, and a merge takes over no catalog. So each layer carries its own state through the merge
 * under this key: whether it is hidden, and the events (ISO 32000-2, table 101) that may change that.
 */
const markKey = '/RPLag'
const hiddenMark = '/Skjult'

/** The layers of a merged PDF: all of them, those that are hidden, and those that an event changes. */
export type Layers = { all: string[]; hidden: string[]; byEvent: Map<string, string[]> }

/** Writes the state of each layer into it. Returns the name of the file in which that is done. */
export async function markLayers(
  folder: string,
  name: string,
  json: string,
  outline: PdfOutline,
): Promise<string> {
  const marks = collectMarks(json, outline)
  if (marks.size === 0) return name
  const updates: Record<string, { value: PdfValue }> = {}
  for (const { id, value } of readQpdfObjects(json)) {
    const mark = marks.get(id)
    if (mark && isDictionary(value)) updates[`obj:${id}`] = { value: { ...value, [markKey]: mark } }
  }
  const header = {
    jsonversion: 2,
    pushedinheritedpageresources: false,
    calledgetallpages: false,
    maxobjectid: 1,
  }
  const update = `${name}.lag.json`
  writeFileSync(join(folder, update), JSON.stringify({ qpdf: [header, updates] }), { mode: 0o600 })
  const marked = `lag-${name}`
  await writeWithQpdf(folder, [
    '--decrypt',
    `--update-from-json=${inJob(update)}`,
    inJob(name),
    inJob(marked),
  ])
  return marked
}

/** Takes the mark off a layer and remembers what it said. True where there was one. */
export function readMark({ id, value }: PdfObject, layers: Layers): boolean {
  if (!isDictionary(value) || !Array.isArray(value[markKey])) return false
  const mark = value[markKey]
  delete value[markKey]
  layers.all.push(id)
  for (const name of mark.map(String))
    if (name === hiddenMark) layers.hidden.push(id)
    else layers.byEvent.set(name, [...(layers.byEvent.get(name) ?? []), id])
  return true
}

/** What the catalog must say of the layers. */
export function toOcProperties({ all, hidden, byEvent }: Layers): PdfDictionary {
  const events = [...byEvent].map(([event, ids]) => ({ '/Event': event, '/Category': [event], '/OCGs': ids }))
  return {
    '/OCGs': all,
    '/D': { '/OFF': hidden, '/Order': all, ...(events.length > 0 && { '/AS': events }) },
  }
}

type Objects = Map<string, PdfValue>

/** For each layer of the file: hidden or not when it is opened, and the events that it takes heed of. */
function collectMarks(json: string, outline: PdfOutline): Map<string, string[]> {
  const objects: Objects = new Map()
  const root = String(outline.trailer['/Root'] ?? '')
  for (const { id, value, isStream } of readQpdfObjects(json))
    if (!isStream && (id === root || mayTellOfLayers(value))) objects.set(id, value)
  const properties = dictionaryOf(objects, dictionaryOf(objects, root)['/OCProperties'])
  const config = dictionaryOf(objects, properties['/D'])
  const [on, off] = [new Set(idsOf(objects, config['/ON'])), new Set(idsOf(objects, config['/OFF']))]
  const offByDefault = follow(objects, config['/BaseState']) === '/OFF'
  const marks = new Map<string, string[]>()
  for (const id of idsOf(objects, properties['/OCGs'])) {
    const events = listEvents(objects, config, id)
    const byView = events.includes('/View') ? viewState(objects, id) : undefined
    const hidden = byView ?? (off.has(id) || (offByDefault && !on.has(id)))
    marks.set(id, [...(hidden ? [hiddenMark] : []), ...events])
  }
  return marks
}

/** Layers, lists of them, and what has such a list. */
function mayTellOfLayers(value: PdfValue): boolean {
  if (Array.isArray(value)) return value.every(item => isReference(item) || isDictionary(item))
  return (
    isDictionary(value) &&
    ['/OCGs', '/OFF', '/ON', '/D', '/Usage', '/Event', '/View', '/ViewState', '/Name'].some(
      key => key in value,
    )
  )
}

function listEvents(objects: Objects, config: PdfDictionary, id: string): string[] {
  const usages = follow(objects, config['/AS'])
  if (!Array.isArray(usages)) return []
  return usages
    .map(usage => dictionaryOf(objects, usage))
    .filter(usage => idsOf(objects, usage['/OCGs']).includes(id))
    .map(usage => String(follow(objects, usage['/Event'])))
    .filter(event => ['/View', '/Print', '/Export'].includes(event))
}

/** True: hidden; false: shown; undefined: the layer does not say. */
function viewState(objects: Objects, id: string): boolean | undefined {
  const usage = dictionaryOf(objects, dictionaryOf(objects, id)['/Usage'])
  const state = follow(objects, dictionaryOf(objects, usage['/View'])['/ViewState'])
  return state === '/OFF' ? true : state === '/ON' ? false : undefined
}

function idsOf(objects: Objects, value: PdfValue | undefined): string[] {
  const list = follow(objects, value)
  return Array.isArray(list) ? list.filter(isReference) : []
}

function dictionaryOf(objects: Objects, value: PdfValue | undefined): PdfDictionary {
  const found = follow(objects, value)
  return isDictionary(found) ? found : {}
}

function follow(objects: Objects, value: PdfValue | undefined): PdfValue {
  let current = value ?? null
  for (let steps = 0; steps < 10 && isReference(current); steps++) current = objects.get(current) ?? null
  return current
}
