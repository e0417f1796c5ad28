import { createPlanService } from '../features/fordeling/plan/plan.service.ts'
import { createPottService } from '../features/fordeling/pott/pott.service.ts'

type Dependencies = Parameters<typeof createPlanService>[0] & Parameters<typeof createPottService>[0]

/** The distribution: from money that came in to what each person is paid. */
export const createFordeling = (base: Dependencies) => ({
  plan: createPlanService(base),
  pott: createPottService(base),
})
