import * as contract from '@rp/contract/avsatt'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { AvsattService } from './avsatt.service.ts'

export function registerAvsattRoutes(route: Route<Caller>, avsatt: AvsattService): void {
  route(contract.listAvsatt, ({ caller }) => avsatt.list(caller))
  route(contract.createFrigivelse, ({ caller, body }) => avsatt.create(caller, body))
  route(contract.approveFrigivelse, ({ caller, params }) => avsatt.approve(caller, params.id))
  route(contract.deleteFrigivelse, async ({ caller, params }) => {
    await avsatt.delete(caller, params.id)
    return { message: 'Frigivelsen er slettet.' }
  })
}
