import { createKjoeringJobs } from '../features/fordeling/kjoering/kjoering.jobs.ts'
import {
  createKjoeringService,
  type KjoeringDependencies,
} from '../features/fordeling/kjoering/kjoering.service.ts'
import { createKontrollService } from '../features/fordeling/kontroll/kontroll.service.ts'
import { createPlanService } from '../features/fordeling/plan/plan.service.ts'
import { createPottService } from '../features/fordeling/pott/pott.service.ts'

type Dependencies = KjoeringDependencies & Parameters<typeof createKjoeringJobs>[0]

/** The distribution: from money that came in to what each person is given. */
export const createFordeling = (base: Dependencies) => ({
  services: {
    plan: createPlanService(base),
    pott: createPottService(base),
    kjoering: createKjoeringService(base),
    kontroll: createKontrollService(base),
  },
  jobs: createKjoeringJobs(base),
})
