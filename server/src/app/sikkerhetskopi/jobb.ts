import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { chooseOld, listCopies } from '../../platform/backup/copy-folder.ts'
import type { Config } from '../../platform/config/config.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { takeKopi } from './kopi.ts'

const minute = 60_000
/** In UTC: a copy a day is taken at night in Norway. */
const firstOfDay = 2 * 60 * minute

/** The time in the name of a copy. */
const timeOf = (copy: string): number =>
  Date.parse(path.basename(copy).replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))

/** Whether a time for a copy has come since the newest was taken; times that were slept through count once. */
export function isDue(copies: readonly string[], minutes: number, now: Date): boolean {
  const newest = copies.at(-1)
  if (!newest) return true
  const turn = (time: number) => Math.floor((time - firstOfDay) / (minutes * minute))
  return turn(now.getTime()) > turn(timeOf(newest))
}

type D = { config: Config; pool: pg.Pool; now: () => Date }

/** Takes copies by the clock where BACKUP_DIR is set, and removes those that are too old once there is a newer one. */
export const createKopiJobs = ({ config, pool, now }: D): JobHandlers => ({
  async ta_sikkerhetskopi(_payload: never, { log }) {
    const target = config.BACKUP_DIR
    if (!target || !isDue(await listCopies(target), config.BACKUP_MINUTES, now())) return
    const { folder, manifest } = await takeKopi({ config, pool, target, now, say: line => log.debug(line) })
    log.info({ folder, files: manifest.filer.antall }, 'copy taken')
    if (manifest.mangler.length > 0)
      log.error({ missing: manifest.mangler.length }, 'files missing in the store')
    for (const old of chooseOld(await listCopies(target), config.BACKUP_DAYS))
      await fs.rm(old, { recursive: true, force: true })
  },
})
