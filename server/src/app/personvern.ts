import { createOppbevaringService } from '../features/personvern/oppbevaring/oppbevaring.service.ts'
import {
  createSlettingService,
  type SlettingDependencies,
} from '../features/personvern/sletting/sletting.service.ts'
import type { Config } from '../platform/config/config.ts'
import type { createSettings } from './settings.ts'

type Base = Omit<SlettingDependencies, 'readTider'>

/** The erasure of people, and the rules of how long things are kept. */
export function createPersonvern(
  config: Config,
  { innstilling }: Pick<ReturnType<typeof createSettings>, 'innstilling'>,
  base: Base,
) {
  const readTider = () => innstilling.get('oppbevaring')
  const sletting = createSlettingService({ ...base, readTider })
  const oppbevaring = createOppbevaringService({ ...base, sletting, readTider, trashDays: config.TRASH_DAYS })
  return { services: { sletting, oppbevaring }, jobs: { ...sletting.jobs, ...oppbevaring.jobs } }
}
