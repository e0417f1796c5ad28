import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inJob, writeWithQpdf } from './qpdf.ts'
import type { PdfValue } from './qpdf-json.ts'

/** What objects of a PDF are to be, by their keys in qpdf's JSON. */
export type Updates = Record<string, { value: PdfValue } | { stream: { dict: PdfValue } }>

export const keyOf = (id: string): string => (id === 'trailer' ? id : `obj:${id}`)

/** Writes `name` to `outName` (both in the job's folder) with the objects given. `name` is used up. */
export async function applyUpdates(
  folder: string,
  name: string,
  outName: string,
  updates: Updates,
  options: readonly string[] = [],
): Promise<void> {
  const ids = Object.keys(updates).map(key => Number(/\d+/.exec(key)?.[0] ?? 0))
  const header = {
    jsonversion: 2,
    pushedinheritedpageresources: false,
    calledgetallpages: false,
    maxobjectid: ids.reduce((a, b) => Math.max(a, b), 1),
  }
  writeFileSync(join(folder, 'update.json'), JSON.stringify({ qpdf: [header, updates] }), { mode: 0o600 })
  const update = `--update-from-json=${inJob('update.json')}`
  await writeWithQpdf(folder, [...options, update, inJob(name), inJob(outName)])
  rmSync(join(folder, 'update.json'))
  rmSync(join(folder, name))
}
