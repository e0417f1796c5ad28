import * as contract from '@rp/contract/bruker'
import type { Route } from '../../platform/http/caller-route.ts'
import type { Caller } from './bruker.policy.ts'
import type { BrukerService } from './bruker.service.ts'

/** The person's own save and the administrator's: one service, two policies. */
export function registerBrukerRoutes(route: Route<Caller>, bruker: BrukerService): void {
  route(contract.getBruker, ({ caller, params }) => bruker.get(caller, params.id))
  route(contract.updateBruker, ({ caller, params, body }) => bruker.update(caller, params.id, body))
  route(contract.updateBrukerSomAdministrator, ({ caller, params, body }) =>
    bruker.update(caller, params.id, body),
  )
}
