import { dictionaryIn, follow, isDictionary, isReference, listIn, type PdfOutline } from './page-tree.ts'
import { type PdfDictionary, type PdfObject, type PdfValue, readQpdfObjects } from './qpdf-json.ts'
import { applyUpdates, keyOf, type Updates } from './qpdf-update.ts'

/**
 * Which layers a PDF shows stands in its catalog, and a merge takes over no catalog. So each layer carries its own state through the merge
 * under this key: whether it is hidden, and the events (ISO 32000-2, table 101) that may change that.
 */
const markKey = '/RPLag'
const hiddenMark = '/Skjult'

/** The layers of a merged PDF: all of them, those that are hidden, and those that an event changes. */
export type Layers = { all: string[]; hidden: string[]; byEvent: Map<string, string[]> }

/** Writes the state of each layer into it. Returns the name of the file in which that is done; then `name` is used up. */
export async function markLayers(
  folder: string,
  name: string,
  json: string,
  outline: PdfOutline,
): Promise<string> {
  const marks = collectMarks(json, outline)
  if (marks.size === 0) return name
  const updates: Updates = {}
  for (const { id, value } of readQpdfObjects(json)) {
    const mark = marks.get(id)
    if (mark && isDictionary(value)) updates[keyOf(id)] = { value: { ...value, [markKey]: mark } }
  }
  const marked = `lag-${name}`
  await applyUpdates(folder, name, marked, updates, ['--decrypt'])
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
  const properties = dictionaryIn(objects, dictionaryIn(objects, root)['/OCProperties'])
  const config = dictionaryIn(objects, properties['/D'])
  const [on, off] = [new Set(idsOf(objects, config['/ON'])), new Set(idsOf(objects, config['/OFF']))]
  const offByDefault = follow(objects, config['/BaseState']) === '/OFF'
  const eventsOf = readEvents(objects, config)
  const marks = new Map<string, string[]>()
  for (const id of idsOf(objects, properties['/OCGs'])) {
    const events = eventsOf.get(id) ?? []
    const byView = events.includes('/View') ? viewState(objects, id) : undefined
    const hidden = byView ?? (off.has(id) || (offByDefault && !on.has(id)))
    marks.set(id, [...(hidden ? [hiddenMark] : []), ...events])
  }
  return marks
}

/** Layers, lists of them (with nothing in the place of one that is not in the file), and what has such a list. */
function mayTellOfLayers(value: PdfValue): boolean {
  if (Array.isArray(value))
    return value.every(item => item === null || isReference(item) || isDictionary(item))
  return (
    isDictionary(value) &&
    ['/OCGs', '/OFF', '/ON', '/D', '/Usage', '/Event', '/View', '/ViewState', '/Name'].some(
      key => key in value,
    )
  )
}

/** By layer, the events that it takes heed of. */
function readEvents(objects: Objects, config: PdfDictionary): Map<string, string[]> {
  const eventsOf = new Map<string, string[]>()
  for (const one of listIn(objects, config['/AS'])) {
    const usage = dictionaryIn(objects, one)
    const event = String(follow(objects, usage['/Event']))
    if (!['/View', '/Print', '/Export'].includes(event)) continue
    for (const id of idsOf(objects, usage['/OCGs'])) {
      const events = eventsOf.get(id)
      if (events) events.push(event)
      else eventsOf.set(id, [event])
    }
  }
  return eventsOf
}

/** True: hidden; false: shown; undefined: the layer does not say. */
function viewState(objects: Objects, id: string): boolean | undefined {
  const usage = dictionaryIn(objects, dictionaryIn(objects, id)['/Usage'])
  const state = follow(objects, dictionaryIn(objects, usage['/View'])['/ViewState'])
  return state === '/OFF' ? true : state === '/ON' ? false : undefined
}

const idsOf = (objects: Objects, value: PdfValue | undefined): string[] =>
  listIn(objects, value).filter(isReference)
