import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Database } from '../../database.ts'
import * as repository from './viruskontroll.repository.ts'

/** Orders the look of the virus scanner, in the transaction that stores the files. */
export const createKontrollbestilling = (paa: boolean) => ({
  /** False where no scanner is configured: then nothing waits for one. */
  paa,
  /** Shows the document to nobody until the scanner has cleared its files. */
  async hold(tx: Database, dokumentId: string): Promise<void> {
    await repository.setTilstand(tx, dokumentId, { viruskontroll: 'venter' })
    await addJob(tx, 'kontroller_virus', { dokumentId }, { jobKey: `virus:${dokumentId}` })
  },
})
export type Kontrollbestilling = ReturnType<typeof createKontrollbestilling>
