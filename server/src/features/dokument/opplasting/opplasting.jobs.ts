import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { Base } from '../../base.ts'
import * as repository from './opplasting.repository.ts'

type Dependencies = Pick<Base, 'db' | 'storage' | 'workFolder' | 'now'> & {
  /** A file without a row is left alone for so long, since its transaction may be under way. */
  orphanMinutes: number
  trashDays: number
}

const minute = 60_000
const day = 24 * 60 * minute
const batch = 500

async function removeOrphans({ db, storage }: Dependencies, before: Date): Promise<number> {
  let removed = await storage.removeUnfinished(before)
  let keys: string[] = []
  const settle = async () => {
    const known = await repository.listKnownKeys(db, keys)
    const orphans = keys.filter(key => !known.has(key))
    await Promise.all(orphans.map(key => storage.remove(key)))
    removed += orphans.length
    keys = []
  }
  for await (const file of storage.list()) {
    if (file.written <= before) keys.push(file.key)
    if (keys.length >= batch) await settle()
  }
  await settle()
  return removed
}

/** For good, once the days in the bin are over: the rows first, then the files; a file that is left becomes an orphan. */
async function emptyTrash({ db, storage, now, trashDays }: Dependencies): Promise<void> {
  const expired = await repository.listExpired(db, new Date(now().getTime() - trashDays * day))
  if (expired.length === 0) return
  await repository.deleteDokumenter(db, [...new Set(expired.map(row => row.id))])
  const known = await repository.listKnownKeys(
    db,
    expired.flatMap(row => row.noekkel ?? []),
  )
  for (const { noekkel } of expired) if (noekkel && !known.has(noekkel)) await storage.remove(noekkel)
}

const oldest = (d: Dependencies): Date => new Date(d.now().getTime() - d.orphanMinutes * minute)

/** Removes what a killed process has left readable. */
export const sweepWork = (d: Dependencies): Promise<void> => d.workFolder.sweep(oldest(d))

/** Removes what nothing refers to: interrupted uploads, files without a row, documents past their days in the bin. */
async function sweepFiles(d: Dependencies, log: Log): Promise<void> {
  const before = oldest(d)
  await emptyTrash(d)
  await repository.deleteErstattede(d.db, before)
  await repository.deleteOld(d.db, new Date(d.now().getTime() - day))
  const removed = await removeOrphans(d, before)
  if (removed > 0) log.info({ removed }, 'files without a row removed')
}

export const createOpplastingJobs = (d: Dependencies): JobHandlers => ({
  rydd_filer: (_payload: never, { log }) => sweepFiles(d, log),
})
