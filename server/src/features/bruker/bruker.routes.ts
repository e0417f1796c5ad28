import { getBruker } from '@rp/contract/bruker'
import type { Route } from '../../platform/http/caller-route.ts'
import type { Caller } from './bruker.policy.ts'
import type { BrukerService } from './bruker.service.ts'

export function registerBrukerRoutes(route: Route<Caller>, bruker: BrukerService): void {
  route(getBruker, ({ caller, params }) => bruker.get(caller, params.id))
}
