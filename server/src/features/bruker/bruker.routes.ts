import * as contract from '@rp/contract/bruker'
import type { Route } from '../../platform/http/caller-route.ts'
import type { Caller } from './bruker.policy.ts'
import type { BrukerService } from './bruker.service.ts'

/** The person's own. The administrator's save is in stab.routes.ts: one service, two policies. */
export function registerBrukerRoutes(route: Route<Caller>, bruker: BrukerService): void {
  route(contract.getBruker, ({ caller, params, query }) => bruker.get(caller, params.id, query.aarsak))
  route(contract.updateBruker, async ({ caller, params, body }) => {
    await bruker.update(caller, params.id, body)
    // Read like any other time: what staff see of an account number is logged.
    return bruker.get(caller, params.id)
  })
}
