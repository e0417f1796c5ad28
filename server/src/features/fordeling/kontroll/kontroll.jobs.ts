import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import { findAllEndrede, type KontrollDependencies } from './kontroll.service.ts'

export const createKontrollJobs = (d: KontrollDependencies): JobHandlers => ({
  finn_endrede: (_: unknown, { log }) => findAllEndrede(d, log),
})
