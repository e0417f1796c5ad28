import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import type { RawStore } from '../storage/storage.ts'
import { beginCopy, databaseOf, filesOf, findEarlier, finishCopy, type Manifest } from './copy-folder.ts'
import { type Dump, dumpDatabase } from './dump.ts'
import { copyFromStore, type Earlier, forEachAtOnce, type TreeFile } from './file-tree.ts'

/** Any number all versions of the portal agree on. */
const LOCK = 7_265_746_730
const attempts = 3
const filesPerLine = 5000

/** What the caller reads at the moment of the database. */
export type Moment = Pick<Manifest, 'migreringer' | 'tillegg'> & {
  /** The names of the stored files that rows point to. */
  named: string[]
}
export type CopyQuestion = {
  pool: pg.Pool
  store: RawStore
  /** The folder that copies are gathered in. */
  target: string
  readMoment: (client: pg.ClientBase) => Promise<Moment>
  now: () => Date
  say: (line: string) => void
}
export type Copy = { folder: string; manifest: Manifest; lenket: number }

type Work = CopyQuestion & {
  folder: string
  earlier: Earlier | undefined
  files: Map<string, TreeFile>
  shelves: Set<string>
}

/** Copies what the store has and the copy has not, or has otherwise. @returns every file that the store had */
async function copyFiles(work: Work): Promise<Set<string>> {
  const { store, folder, files, shelves, earlier, say } = work
  const there = new Set<string>()
  await forEachAtOnce(store.list(), async file => {
    const { sti } = file
    there.add(sti)
    const shelf = path.posix.dirname(sti)
    if (!shelves.has(shelf))
      await fs.mkdir(path.join(filesOf(folder), shelf), { recursive: true, mode: 0o700 })
    shelves.add(shelf)
    const before = files.get(sti)
    const copied = await copyFromStore(store, filesOf(folder), file, earlier, before)
    if (!copied || copied === before) return
    files.set(sti, copied)
    if (files.size % filesPerLine === 0) say(`  ${files.size} filer`)
  })
  return there
}

async function removeGone({ folder, files }: Work, there: Set<string>, named: Set<string>): Promise<void> {
  for (const sti of [...files.keys()]) {
    if (there.has(sti) || named.has(path.posix.basename(sti))) continue
    files.delete(sti)
    await fs.rm(path.join(filesOf(folder), sti), { force: true })
  }
}

/** Which of the named files the copy lacks. */
function findMissing({ files }: Work, named: Set<string>): string[] {
  const copied = new Set([...files.keys()].map(sti => path.posix.basename(sti)))
  return [...named.difference(copied)].toSorted()
}

type Taken = { dump: Dump; moment: Moment; tatt: Date; mangler: string[] }

/**
 * The files before the database, and what has come meanwhile after it: a file is stored before its row and removed after it, so that
 * every file the database names is there. One that came and went in between shows as missing; then the moment is taken anew.
 */
async function copyAll(work: Work, client: pg.ClientBase): Promise<Taken> {
  work.say('Kopierer filene.')
  await copyFiles(work)
  let before = ''
  for (let attempt = 1; ; attempt++) {
    work.say('Kopierer databasen.')
    const tatt = work.now()
    await fs.rm(databaseOf(work.folder), { recursive: true, force: true })
    const { dump, beside: moment } = await dumpDatabase(client, databaseOf(work.folder), work.readMoment)
    const named = new Set(moment.named)
    const there = await copyFiles(work)
    const mangler = findMissing(work, named)
    if (mangler.length === 0 || mangler.join() === before || attempt === attempts) {
      await removeGone(work, there, named)
      return { dump, moment, tatt, mangler }
    }
    before = mangler.join()
  }
}

async function copyInto(question: CopyQuestion, client: pg.ClientBase): Promise<Copy> {
  const { target, now } = question
  const earlier = await findEarlier(target)
  const folder = await beginCopy(target, now())
  try {
    const work: Work = { ...question, folder, earlier, files: new Map(), shelves: new Set() }
    const { dump, moment, tatt, mangler } = await copyAll(work, client)
    const { migreringer, tillegg } = moment
    const rest = { ...dump, tatt: tatt.toISOString(), migreringer, tillegg, mangler }
    const done = await finishCopy(folder, work.files.values(), rest)
    const lenket = [...work.files].filter(([sti, file]) => earlier?.files.get(sti) === file).length
    return { ...done, lenket }
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

/**
 * Copies database and files to a new folder under `target` while the portal goes on. The folder has its name first when all of it is
 * there and on the disk.
 * @throws StartError when another copy is being taken
 */
export async function takeCopy(question: CopyQuestion): Promise<Copy> {
  const client = await question.pool.connect()
  try {
    const { rows } = await client.query<{ alene: boolean }>('select pg_try_advisory_lock($1) as alene', [
      LOCK,
    ])
    if (!rows[0]?.alene)
      throw new StartError('En annen sikkerhetskopi er i gang. Vent til den er ferdig, og prøv igjen.')
    return await copyInto(question, client)
  } finally {
    // Closes the session, and with it the lock.
    client.release(true)
  }
}
