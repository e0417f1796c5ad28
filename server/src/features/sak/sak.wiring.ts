import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import { registerSaksbehandlingRoutes } from './behandling/behandling.routes.ts'
import { createSaksbehandlingService } from './behandling/behandling.service.ts'
import { createHenvendelseService } from './henvendelse/henvendelse.service.ts'
import { createOmstridtJobs } from './omstridt.ts'
import { registerSakRoutes } from './sak.routes.ts'
import { createSakService, type SakDependencies } from './sak.service.ts'

/** What members and staff write to each other. */
export const wireSak = (base: SakDependencies) => ({
  services: {
    sak: createSakService(base),
    henvendelse: createHenvendelseService(base),
    saksbehandling: createSaksbehandlingService(base),
  },
  jobs: createOmstridtJobs(base),
})
type SakServices = ReturnType<typeof wireSak>['services']

export function registerSak(route: Route<Caller>, services: SakServices): void {
  registerSakRoutes(route, services.sak, services.henvendelse)
  registerSaksbehandlingRoutes(route, services.saksbehandling)
}
