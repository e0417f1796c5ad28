import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { KjedeService } from './kjede.service.ts'

export const createKjedeJobs = (kjede: KjedeService): JobHandlers => ({
  forsegl_historikk: () => kjede.seal(),
})
