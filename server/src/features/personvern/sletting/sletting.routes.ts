import { bestillSletting, getSletting } from '@rp/contract/sletting'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { Caller } from '../../bruker/bruker.policy.ts'
import type { SlettingService } from './sletting.service.ts'

/** Who may is settled by the contract: administrators alone. */
export function registerSlettingRoutes(route: Route<Caller>, sletting: SlettingService): void {
  route(getSletting, ({ caller, params }) => sletting.get(caller, params.id))
  route(bestillSletting, ({ caller, params, body }) => sletting.order(caller, params.id, body.notat))
}
