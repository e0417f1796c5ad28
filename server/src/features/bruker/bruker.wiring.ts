import type { Config } from '../../platform/config/config.ts'
import type { Needs } from '../../platform/needs.ts'
import type { BrukerService } from './bruker.service.ts'
import { createForseglingJobs } from './personnummer/personnummer.jobs.ts'
import { createPersonnummerService } from './personnummer/personnummer.service.ts'
import { createBrukerStabService } from './stab/stab.service.ts'

type Base = Omit<
  Needs<typeof createPersonnummerService | typeof createBrukerStabService | typeof createForseglingJobs>,
  'production'
>

/** People: their numbers, and what staff do with their accounts. `BrukerService` itself is there before: everything needs it. */
export const wireBruker = ({ production }: Config, base: Base) => ({
  services: {
    brukerStab: createBrukerStabService(base),
    personnummer: createPersonnummerService({ ...base, production }),
  },
  jobs: createForseglingJobs(base),
})
export type BrukerServices = ReturnType<typeof wireBruker>['services'] & { bruker: BrukerService }
