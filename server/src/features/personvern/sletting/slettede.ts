import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Who is erased, kept outside of the database. */
export type Slettede = {
  /** The ids of everybody erased, and nothing else about them. */
  read(): Promise<string[]>
  /** Survives a power cut once it resolves. */
  add(id: string, tid: Date): Promise<void>
}

/** In the data folder, beside the database: what is erased stays known when an older copy of the database is put back. */
const filename = 'slettede.jsonl'

/** Empty where there is no list. */
async function readSlettede(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, filename), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  // A line that a power cut has broken off belongs to an erasure that is not marked as done.
  return text.split('\n').flatMap(line => line.match(/^\{"id":"([0-9a-f-]{36})"/)?.[1] ?? [])
}

async function addSlettet(folder: string, id: string, tid: Date): Promise<void> {
  if ((await readSlettede(folder)).includes(id)) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(path.join(folder, filename), 'a', 0o600)
  try {
    // On a line of its own, also after a broken one.
    await file.write(`\n${JSON.stringify({ id, slettet: tid.toISOString().slice(0, 10) })}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

export const inFolder = (folder: string): Slettede => ({
  read: () => readSlettede(folder),
  add: (id, tid) => addSlettet(folder, id, tid),
})

/** Beside the files of a store that several machines share. */
export const inStore = (notes: {
  list(): Promise<string[]>
  add(name: string, text: string): Promise<void>
}): Slettede => ({
  read: () => notes.list(),
  add: (id, tid) => notes.add(id, tid.toISOString().slice(0, 10)),
})

/** Adds to one list what another has: backups carry it, whichever copy is put back. */
export async function mergeSlettede(from: Slettede, to: Slettede, tid: Date): Promise<void> {
  const known = await to.read()
  for (const id of await from.read()) if (!known.includes(id)) await to.add(id, tid)
}
