import type { Config } from '../../platform/config/config.ts'
import type { Needs } from '../../platform/needs.ts'
import { createEgneDataService } from './egne-data/egne-data.service.ts'
import { createOppbevaringService } from './oppbevaring/oppbevaring.service.ts'
import { createSlettingService } from './sletting/sletting.service.ts'

type Base = Needs<typeof createEgneDataService | typeof createSlettingService>

/** What is known of a person for themselves, the erasure of people, and the rules of how long things are kept. */
export function wirePersonvern(config: Config, base: Base) {
  const sletting = createSlettingService(base)
  const oppbevaring = createOppbevaringService({ ...base, sletting, trashDays: config.TRASH_DAYS })
  return {
    services: { sletting, oppbevaring, egneData: createEgneDataService(base) },
    jobs: { ...sletting.jobs, ...oppbevaring.jobs },
  }
}
export type PersonvernServices = ReturnType<typeof wirePersonvern>['services']
