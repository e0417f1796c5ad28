import type { Needs } from '../../platform/needs.ts'
import { createFeiletService } from './feilet/feilet.service.ts'
import { createMerkeJobs } from './merke/merke.jobs.ts'
import { createOversiktService } from './oversikt.service.ts'

type Base = Needs<typeof createOversiktService | typeof createFeiletService | typeof createMerkeJobs>

/** What staff look at from above. */
export const wireOversikt = (base: Base) => ({
  services: { oversikt: createOversiktService(base), feilet: createFeiletService(base) },
  jobs: createMerkeJobs(base),
})
