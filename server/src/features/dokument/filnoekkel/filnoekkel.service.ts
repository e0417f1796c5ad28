import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import type { Clock, Database } from '../../database.ts'
import * as repository from './filnoekkel.repository.ts'

type D = { db: Database; storage: FileStorage; now: Clock; currentKey: string }

/** One run of the job ends here, so that a portal that is told to stop need not wait for it; the next goes on. */
const filesAtOnce = 100
const bytesAtOnce = 256 * 2 ** 20

/** How many stored files each key has encrypted. @param except keys that nobody asks about: counting is the costly part */
export const countFilerByKey = (
  db: Database,
  { except }: { except: readonly string[] },
): Promise<Map<string, number>> => repository.countByKrypteringsnoekkel(db, except)

/** Encrypts with the newest key what an older one has encrypted, or none, beside a running portal. */
export function createFilnoekkelJobs(d: D): JobHandlers {
  /** A file that was deleted meanwhile must not come back by being written anew. */
  async function reseal({ noekkel, sha256 }: repository.FilMedGammelNoekkel): Promise<void> {
    const { keyId } = await d.storage.reseal(noekkel, sha256)
    if (!(await repository.setKrypteringsnoekkel(d.db, noekkel, keyId))) await d.storage.remove(noekkel)
  }

  /** @returns the name after which the next run goes on; null at the end */
  async function resealSome(after: string, log: Log): Promise<string | null> {
    const files = await repository.listMedAnnenNoekkel(d.db, d.currentKey, after, filesAtOnce)
    let [bytes, done] = [0, 0]
    let next: string | null = null
    for (const file of files) {
      if (bytes > bytesAtOnce) break
      try {
        await reseal(file)
        done++
      } catch (error) {
        log.error({ err: error, file: file.noekkel }, 'a stored file cannot be encrypted anew')
      }
      bytes += file.bytes
      next = file.noekkel
    }
    if (done > 0) log.info({ done, key: d.currentKey }, 'files encrypted anew with the newest key')
    return next
  }

  return {
    async bytt_filnoekler({ after = '' }: { after?: string }, { log }) {
      const next = await resealSome(after, log)
      if (next) await addJob(d.db, 'bytt_filnoekler', { after: next }, { jobKey: 'bytt_filnoekler' })
      else await repository.markKryptert(d.db, d.now())
    },
  }
}
