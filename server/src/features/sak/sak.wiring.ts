import { createSaksbehandlingService } from './behandling/behandling.service.ts'
import { createHenvendelseService } from './henvendelse/henvendelse.service.ts'
import { createOmstridtJobs } from './omstridt.ts'
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
export type SakServices = ReturnType<typeof wireSak>['services']
