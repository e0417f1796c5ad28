import type { Config } from '../../platform/config/config.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Needs } from '../../platform/needs.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { createAndelJobs } from './andel/andel.jobs.ts'
import { registerAndelRoutes } from './andel/andel.routes.ts'
import { createAndelService } from './andel/andel.service.ts'
import { registerAvsattRoutes } from './avsatt/avsatt.routes.ts'
import { createAvsattService } from './avsatt/avsatt.service.ts'
import { registerEgenFordelingRoutes } from './egen/egen.routes.ts'
import { createEgenFordelingService } from './egen/egen.service.ts'
import { registerFordelingRoutes } from './fordeling.routes.ts'
import { createFordelingService } from './fordeling.service.ts'
import { createKjoeringJobs } from './kjoering/kjoering.jobs.ts'
import { registerKjoeringRoutes } from './kjoering/kjoering.routes.ts'
import { createKjoeringService } from './kjoering/kjoering.service.ts'
import { createKontrollJobs } from './kontroll/kontroll.jobs.ts'
import { registerKontrollRoutes } from './kontroll/kontroll.routes.ts'
import { createKontrollService } from './kontroll/kontroll.service.ts'
import { registerKorreksjonRoutes } from './korreksjon/korreksjon.routes.ts'
import { createKorreksjonService } from './korreksjon/korreksjon.service.ts'
import { registerOppgjoerRoutes } from './oppgjoer/oppgjoer.routes.ts'
import { createOppgjoerService } from './oppgjoer/oppgjoer.service.ts'
import { registerPlanRoutes } from './plan/plan.routes.ts'
import { createPlanService } from './plan/plan.service.ts'
import { registerPottRoutes } from './pott/pott.routes.ts'
import { createPottService } from './pott/pott.service.ts'
import { registerRegnskapRoutes } from './regnskap/regnskap.routes.ts'
import { createRegnskapService } from './regnskap/regnskap.service.ts'
import { createSkattegrunnlagJobs } from './skatt/skattegrunnlag.jobs.ts'
import { registerSkattegrunnlagRoutes } from './skatt/skattegrunnlag.routes.ts'
import { createSkattegrunnlagService } from './skatt/skattegrunnlag.service.ts'
import { registerUhentetRoutes } from './uhentet/uhentet.routes.ts'
import { createUhentetService } from './uhentet/uhentet.service.ts'
import type { Betaler } from './utbetaling/pain001.ts'
import { createUtbetalingJobs } from './utbetaling/utbetaling.jobs.ts'
import { registerUtbetalingRoutes } from './utbetaling/utbetaling.routes.ts'
import { createUtbetalingService } from './utbetaling/utbetaling.service.ts'
import { createVarselJobs } from './utbetaling/varsel.jobs.ts'

type Dependencies = Omit<
  Needs<
    | typeof createFordelingService
    | typeof createEgenFordelingService
    | typeof createPlanService
    | typeof createPottService
    | typeof createKjoeringService
    | typeof createKontrollService
    | typeof createKorreksjonService
    | typeof createAndelService
    | typeof createAvsattService
    | typeof createOppgjoerService
    | typeof createRegnskapService
    | typeof createSkattegrunnlagService
    | typeof createUtbetalingService
    | typeof createUhentetService
    | typeof createKjoeringJobs
    | typeof createKontrollJobs
    | typeof createUtbetalingJobs
    | typeof createSkattegrunnlagJobs
    | typeof createVarselJobs
    | typeof createAndelJobs
  >,
  'betaler'
>

/** The account that money is paid from. The demo has an example of one. */
function betalerOf({ production, ORGANISATION, PAYER_ACCOUNT, PAYER_BIC, PAYER_ID }: Config): Betaler | null {
  const example = production ? '' : '15039999991'
  const [konto, bic] = [PAYER_ACCOUNT ?? example, PAYER_BIC ?? (production ? '' : 'EKSENOKKXXX')]
  return konto && bic ? { navn: ORGANISATION, id: PAYER_ID ?? '', konto, bic } : null
}

/** The distribution: from money that came in to what each person is given. */
export const wireFordeling = (
  config: Config,
  given: Dependencies,
  base = { ...given, betaler: betalerOf(config) },
) => ({
  services: {
    fordeling: createFordelingService(base),
    egenFordeling: createEgenFordelingService(base),
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

export function registerFordeling(
  route: Route<Caller>,
  services: ReturnType<typeof wireFordeling>['services'] & { storage: FileStorage },
): void {
  registerFordelingRoutes(route, services.fordeling)
  registerEgenFordelingRoutes(route, services.egenFordeling)
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
