import * as contract from '@rp/contract/bruker'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { BrukerService } from './bruker.service.ts'
import { readGrunn } from './personnummer/innsyn.ts'

/** The person's own. The administrator's save is in stab.routes.ts: one service, two policies. */
export function registerBrukerRoutes(route: Route<Caller>, bruker: BrukerService): void {
  route(contract.getBruker, ({ caller, params, request }) =>
    bruker.get(caller, params.id, readGrunn(request.headers)),
  )
  route(contract.updateBruker, async ({ caller, params, body: { foer, ...body }, request }) => {
    await bruker.update(caller, params.id, body, { foer, grunn: readGrunn(request.headers) })
    return bruker.get(caller, params.id)
  })
}
