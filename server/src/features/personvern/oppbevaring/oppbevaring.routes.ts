import { getOppbevaring } from '@rp/contract/oppbevaring'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { Caller } from '../../bruker/bruker.policy.ts'
import type { OppbevaringService } from './oppbevaring.service.ts'

export function registerOppbevaringRoutes(route: Route<Caller>, oppbevaring: OppbevaringService): void {
  route(getOppbevaring, () => oppbevaring.get())
}
