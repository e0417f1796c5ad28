import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import { detectAlle, type KontrollDependencies } from './kontroll.service.ts'

export const createKontrollJobs = (d: KontrollDependencies): JobHandlers => ({
  finn_endrede: () => detectAlle(d),
})
