import { type AndelJobDependencies, createAndelJobs } from '../features/fordeling/andel/andel.jobs.ts'
import { registerAndelRoutes } from '../features/fordeling/andel/andel.routes.ts'
import { createAndelService } from '../features/fordeling/andel/andel.service.ts'
import { registerAvsattRoutes } from '../features/fordeling/avsatt/avsatt.routes.ts'
import { createAvsattService } from '../features/fordeling/avsatt/avsatt.service.ts'
import { createKjoeringJobs } from '../features/fordeling/kjoering/kjoering.jobs.ts'
import { registerKjoeringRoutes } from '../features/fordeling/kjoering/kjoering.routes.ts'
import {
  createKjoeringService,
  type KjoeringDependencies,
} from '../features/fordeling/kjoering/kjoering.service.ts'
import { createKontrollJobs } from '../features/fordeling/kontroll/kontroll.jobs.ts'
import { registerKontrollRoutes } from '../features/fordeling/kontroll/kontroll.routes.ts'
import { createKontrollService } from '../features/fordeling/kontroll/kontroll.service.ts'
import { registerKorreksjonRoutes } from '../features/fordeling/korreksjon/korreksjon.routes.ts'
import { createKorreksjonService } from '../features/fordeling/korreksjon/korreksjon.service.ts'
import { registerOppgjoerRoutes } from '../features/fordeling/oppgjoer/oppgjoer.routes.ts'
import { createOppgjoerService } from '../features/fordeling/oppgjoer/oppgjoer.service.ts'
import { registerPlanRoutes } from '../features/fordeling/plan/plan.routes.ts'
import { createPlanService } from '../features/fordeling/plan/plan.service.ts'
import { registerPottRoutes } from '../features/fordeling/pott/pott.routes.ts'
import { createPottService } from '../features/fordeling/pott/pott.service.ts'
import { registerRegnskapRoutes } from '../features/fordeling/regnskap/regnskap.routes.ts'
import { createRegnskapService } from '../features/fordeling/regnskap/regnskap.service.ts'
import { createSkattegrunnlagJobs } from '../features/fordeling/skatt/skattegrunnlag.jobs.ts'
import { registerSkattegrunnlagRoutes } from '../features/fordeling/skatt/skattegrunnlag.routes.ts'
import { createSkattegrunnlagService } from '../features/fordeling/skatt/skattegrunnlag.service.ts'
import { registerUhentetRoutes } from '../features/fordeling/uhentet/uhentet.routes.ts'
import {
  createUhentetService,
  type UhentetDependencies,
} from '../features/fordeling/uhentet/uhentet.service.ts'
import type { Betaler } from '../features/fordeling/utbetaling/pain001.ts'
import {
  createUtbetalingJobs,
  type UtbetalingJobDependencies,
} from '../features/fordeling/utbetaling/utbetaling.jobs.ts'
import { registerUtbetalingRoutes } from '../features/fordeling/utbetaling/utbetaling.routes.ts'
import { createUtbetalingService } from '../features/fordeling/utbetaling/utbetaling.service.ts'
import { createVarselJobs, type VarselDependencies } from '../features/fordeling/utbetaling/varsel.jobs.ts'
import type { Config } from '../platform/config/config.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Route } from '../platform/http/caller-route.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { FileStorage } from '../platform/storage/storage.ts'

type Dependencies = KjoeringDependencies & { log: Log } & Parameters<typeof createKjoeringJobs>[0] &
  Omit<UtbetalingJobDependencies, 'betaler'> &
  VarselDependencies &
  AndelJobDependencies &
  UhentetDependencies

/** The account that money is paid from. The demo has an example of one. */
function betalerOf({ production, ORGANISATION, PAYER_ACCOUNT, PAYER_BIC, PAYER_ID }: Config): Betaler | null {
  const example = production ? '' : '15039999991'
  const [konto, bic] = [PAYER_ACCOUNT ?? example, PAYER_BIC ?? (production ? '' : 'EKSENOKKXXX')]
  return konto && bic ? { navn: ORGANISATION, id: PAYER_ID ?? '', konto, bic } : null
}

/** The distribution: from money that came in to what each person is given. */
export const createFordeling = (
  config: Config,
  given: Dependencies,
  base = { ...given, betaler: betalerOf(config) },
) => ({
  services: {
    plan: createPlanService(base),
    pott: createPottService(base),
    kjoering: createKjoeringService(base),
    kontroll: createKontrollService(base),
    korreksjon: createKorreksjonService(base),
    andel: createAndelService(base),
    avsatt: createAvsattService(base),
    oppgjoer: createOppgjoerService(base),
    regnskap: createRegnskapService(base),
    skattegrunnlag: createSkattegrunnlagService(base),
    utbetaling: createUtbetalingService(base),
    uhentet: createUhentetService(base),
  },
  jobs: {
    ...createKjoeringJobs(base),
    ...createKontrollJobs(base),
    ...createUtbetalingJobs(base),
    ...createSkattegrunnlagJobs(base),
    ...createVarselJobs(base),
    ...createAndelJobs(base),
  } satisfies JobHandlers,
})

export function registerFordelingen(
  route: Route<Caller>,
  services: ReturnType<typeof createFordeling>['services'] & { storage: FileStorage },
): void {
  registerPlanRoutes(route, services.plan)
  registerPottRoutes(route, services.pott)
  registerKjoeringRoutes(route, services.kjoering)
  registerKontrollRoutes(route, services.kontroll)
  registerKorreksjonRoutes(route, services.korreksjon)
  registerAndelRoutes(route, services.andel)
  registerAvsattRoutes(route, services.avsatt)
  registerOppgjoerRoutes(route, services.oppgjoer)
  registerRegnskapRoutes(route, services.regnskap)
  registerUtbetalingRoutes(route, services)
  registerSkattegrunnlagRoutes(route, services)
  registerUhentetRoutes(route, services.uhentet)
}
