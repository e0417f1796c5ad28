import crypto from 'node:crypto'
import { AppError } from '../../../platform/http/app-error.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { Clock, Database } from '../../database.ts'
import {
  type FilRad,
  findKnown,
  listAllKeys,
  listFiler,
  listNewestKeys,
  listWithoutPdf,
} from './filsjekk.repository.ts'

type D = { db: Database; storage: FileStorage; now: Clock; orphanMinutes: number }

type Filfeil = { noekkel: string; dokument: string; hva: 'mangler' | 'skadet'; grunn: string }
export type Filrapport = {
  /** Files that rows of the database name. */
  filer: number
  bytes: number
  mangler: number
  skadet: number
  /** Files that no row names, older than what may still be on its way in. */
  foreldreloese: number
  /** The same, but young: the row may come. */
  underveis: number
  /** The first of each, to look into. */
  feil: Filfeil[]
  foreldreloeseNoekler: string[]
  dokumenterUtenPdf: string[]
  /** How many of the files each key of the ring has encrypted. */
  noekler: Record<string, number>
  /** Files from before they were encrypted. */
  ukrypterte: number
}

const rowsAtOnce = 500
const mostShown = 100
const minute = 60_000

type Content = { bytes: number; sha256: string }

/** Reads the whole file through its seals, a chunk at a time. */
async function readContent(storage: FileStorage, noekkel: string): Promise<Content> {
  const hash = crypto.createHash('sha256')
  let bytes = 0
  for await (const piece of storage.read(noekkel) as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}

function compare(row: FilRad, content: Content): string | null {
  if (row.uenige) return 'flere rader i databasen sier ulike ting om den'
  if (content.bytes !== row.bytes) return `${content.bytes} byte, men databasen sier ${row.bytes}`
  return content.sha256 === row.sha256 ? null : 'innholdet er et annet enn det som ble lastet opp'
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}

type Fault = { hva: Filfeil['hva'] | null; grunn: string; bytes: number }

/** What is wrong with the file of this row; `hva` is null when nothing is. */
async function findFault(storage: FileStorage, row: FilRad): Promise<Fault> {
  try {
    const content = await readContent(storage, row.noekkel)
    const grunn = compare(row, content)
    return { hva: grunn === null ? null : 'skadet', grunn: grunn ?? '', bytes: content.bytes }
  } catch (error) {
    // Nobody knows what is wrong with files of a store that does not answer.
    if (error instanceof AppError) throw error
    const gone = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return { hva: gone ? 'mangler' : 'skadet', grunn: gone ? '' : reasonOf(error), bytes: 0 }
  }
}

function countKey(report: Filrapport, keyId: string | null | undefined): void {
  if (keyId === null) report.ukrypterte++
  else if (keyId !== undefined) report.noekler[keyId] = (report.noekler[keyId] ?? 0) + 1
}

async function checkRow({ db, storage }: D, report: Filrapport, row: FilRad): Promise<void> {
  const { noekkel, dokument } = row
  const { hva, grunn, bytes } = await findFault(storage, row)
  // A running portal may have removed it, row and file, since the row was read.
  if (hva && !(await findKnown(db, [noekkel])).has(noekkel)) return
  report.filer++
  report.bytes += bytes
  if (hva !== 'mangler') countKey(report, await storage.keyIdOf(noekkel).catch(() => undefined))
  if (!hva) return
  report[hva]++
  if (report.feil.length < mostShown) report.feil.push({ noekkel, dokument, hva, grunn })
}

async function checkRows(d: D, report: Filrapport): Promise<void> {
  for (let after = ''; ; ) {
    const page = await listFiler(d.db, after, rowsAtOnce)
    for (const row of page) await checkRow(d, report, row)
    const last = page.at(-1)
    if (!last) return
    after = last.noekkel
  }
}

async function findOrphans({ db, storage, now, orphanMinutes }: D, report: Filrapport): Promise<void> {
  const before = new Date(now().getTime() - orphanMinutes * minute)
  let found: { key: string; written: Date }[] = []
  const settle = async () => {
    const known = await findKnown(
      db,
      found.map(({ key }) => key),
    )
    for (const { key, written } of found) {
      if (known.has(key)) continue
      if (written > before) report.underveis++
      else if (++report.foreldreloese <= mostShown) report.foreldreloeseNoekler.push(key)
    }
    found = []
  }
  for await (const file of storage.list()) {
    found.push(file)
    if (found.length >= rowsAtOnce) await settle()
  }
  await settle()
}

/** The names of all stored files, as a session sees them that looks at one moment. */
export const listAllFiler = listAllKeys

/** Keys by which the database knows its file store; none while it names no file. */
export const listNewestFiler = (db: Database): Promise<string[]> => listNewestKeys(db, mostShown)

/**
 * Holds the file store against the database: reads every file whole, a chunk at a time, and changes nothing. Works beside a
 * running portal.
 */
export async function checkFiler(d: D): Promise<Filrapport> {
  const report: Filrapport = {
    filer: 0,
    bytes: 0,
    mangler: 0,
    skadet: 0,
    foreldreloese: 0,
    underveis: 0,
    feil: [],
    foreldreloeseNoekler: [],
    dokumenterUtenPdf: [],
    noekler: {},
    ukrypterte: 0,
  }
  await checkRows(d, report)
  await findOrphans(d, report)
  report.dokumenterUtenPdf = await listWithoutPdf(d.db, mostShown)
  return report
}
