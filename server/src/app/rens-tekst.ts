import { cleanAdresser } from '../features/bruker/bruker.service.ts'
import type { Database, InTransaction } from '../features/database.ts'
import type { SakService } from '../features/sak/sak.service.ts'
import { composeTexts } from '../platform/db/compose-texts.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'

/** History is not written anew, a file has the name that its sender gave it, and the others are no texts of people. */
const stay = [
  ...['historikk', 'historikk_segl', 'historikk_anker', 'fil', 'fillager', 'fordelingsplan'],
  ...['schema_migrering', 'noekkelproeve', 'registerversjon'],
]

/** Brings what was stored before to the form in which texts and addresses come in now. */
export const createRensJobs = (d: {
  db: Database
  inTransaction: InTransaction
  sak: Pick<SakService, 'openFraPortalen'>
}): JobHandlers => ({
  async rens_tekst(_payload: never, { log }) {
    await composeTexts(d.db, stay, (tabell, error) =>
      log.warn({ tabell, grunn: (error as { code?: string }).code }, 'row not composed'),
    )
    await cleanAdresser({ ...d, openSak: d.sak.openFraPortalen })
  },
})
