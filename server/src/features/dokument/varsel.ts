import { addJob } from '../../platform/jobs/jobs.ts'
import type { Database } from '../database.ts'

/** The first change sets the time; later ones within it ride along in the same mail. */
export const scheduleVarsel = (
  { noticeMinutes }: { noticeMinutes: number },
  tx: Database,
  id: string,
  tid: Date,
) =>
  addJob(
    tx,
    'varsle_vurdering',
    { dokumentId: id },
    {
      jobKey: `varsel:${id}`,
      jobKeyMode: 'preserve_run_at',
      runAt: new Date(tid.getTime() + noticeMinutes * 60_000),
    },
  )
