import { createKjoeringJobs } from '../features/fordeling/kjoering/kjoering.jobs.ts'
import { registerKjoeringRoutes } from '../features/fordeling/kjoering/kjoering.routes.ts'
import {
  createKjoeringService,
  type KjoeringDependencies,
} from '../features/fordeling/kjoering/kjoering.service.ts'
import { registerKontrollRoutes } from '../features/fordeling/kontroll/kontroll.routes.ts'
import { createKontrollService } from '../features/fordeling/kontroll/kontroll.service.ts'
import { registerOppgjoerRoutes } from '../features/fordeling/oppgjoer/oppgjoer.routes.ts'
import { createOppgjoerService } from '../features/fordeling/oppgjoer/oppgjoer.service.ts'
import { registerPlanRoutes } from '../features/fordeling/plan/plan.routes.ts'
import { createPlanService } from '../features/fordeling/plan/plan.service.ts'
import { registerPottRoutes } from '../features/fordeling/pott/pott.routes.ts'
import { createPottService } from '../features/fordeling/pott/pott.service.ts'
import { registerRegnskapRoutes } from '../features/fordeling/regnskap/regnskap.routes.ts'
import { createRegnskapService } from '../features/fordeling/regnskap/regnskap.service.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Route } from '../platform/http/caller-route.ts'

type Dependencies = KjoeringDependencies & Parameters<typeof createKjoeringJobs>[0]

/** The distribution: from money that came in to what each person is given. */
export const createFordeling = (base: Dependencies) => ({
  services: {
    plan: createPlanService(base),
    pott: createPottService(base),
    kjoering: createKjoeringService(base),
    kontroll: createKontrollService(base),
    oppgjoer: createOppgjoerService(base),
    regnskap: createRegnskapService(base),
  },
  jobs: createKjoeringJobs(base),
})

export function registerFordelingen(
  route: Route<Caller>,
  services: ReturnType<typeof createFordeling>['services'],
): void {
  registerPlanRoutes(route, services.plan)
  registerPottRoutes(route, services.pott)
  registerKjoeringRoutes(route, services.kjoering)
  registerKontrollRoutes(route, services.kontroll)
  registerOppgjoerRoutes(route, services.oppgjoer)
  registerRegnskapRoutes(route, services.regnskap)
}
