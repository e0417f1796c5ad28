import { addJob } from '../../platform/jobs/jobs.ts'
import type { Clock, Database, NewId } from '../database.ts'
import * as repository from './ki.repository.ts'

type Dependencies = { now: Clock; newId: NewId /** False where KI is switched off. */; paa: boolean }

/** Orders readings, in the transaction of what makes them necessary. One that is under way is not doubled. */
export const createBestillingService = (d: Dependencies) => ({
  paa: d.paa,
  async order(tx: Database, dokumentId: string): Promise<void> {
    if (!d.paa) return
    await repository.insertLesing(tx, {
      id: d.newId(),
      dokument_id: dokumentId,
      tilstand: 'venter',
      startet: d.now(),
      begynt: null,
      motor: null,
      feil: null,
      ferdig: null,
    })
    await addJob(tx, 'ki_les', { dokumentId }, { jobKey: `ki:${dokumentId}` })
  },
})
export type BestillingService = ReturnType<typeof createBestillingService>
