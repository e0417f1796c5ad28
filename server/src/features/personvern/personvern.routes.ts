import { getOppbevaring } from '@rp/contract/oppbevaring'
import { getSletting, requestSletting } from '@rp/contract/sletting'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { OppbevaringService } from './oppbevaring/oppbevaring.service.ts'
import type { SlettingService } from './sletting/sletting.service.ts'

type Services = { sletting: SlettingService; oppbevaring: OppbevaringService }

/** Who may is settled by the contract: administrators alone. */
export function registerPersonvernRoutes(route: Route<Caller>, { sletting, oppbevaring }: Services): void {
  route(getSletting, ({ caller, params }) => sletting.get(caller, params.id))
  route(requestSletting, ({ caller, params, body }) => sletting.order(caller, params.id, body.notat))
  route(getOppbevaring, () => oppbevaring.get())
}
