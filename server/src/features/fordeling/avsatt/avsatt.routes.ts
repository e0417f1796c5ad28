import * as contract from '@rp/contract/avsatt'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { AvsattService } from './avsatt.service.ts'

export function registerAvsattRoutes(route: Route<Caller>, avsatt: AvsattService): void {
  route(contract.listAvsatt, ({ caller }) => avsatt.list(caller))
  route(contract.createFrigivelse, ({ caller, body }) => avsatt.create(caller, body))
  route(contract.releaseLinje, async ({ caller, params, body }) => {
    await avsatt.releaseLinje(caller, params.id, body)
    return {
      message:
        body.til === 'medlem'
          ? 'Pengene kommer med i neste kjøring.'
          : 'Pengene går til reserven når en annen administrator har godkjent det.',
    }
  })
  route(contract.releaseBetaling, async ({ caller, params, body }) => {
    await avsatt.releaseBetaling(caller, params.id, body.begrunnelse)
    return { message: 'Pengene går til reserven når en annen administrator har godkjent det.' }
  })
  route(contract.approveFrigivelse, ({ caller, params }) => avsatt.approve(caller, params.id))
  route(contract.deleteFrigivelse, async ({ caller, params }) => {
    await avsatt.delete(caller, params.id)
    return { message: 'Frigivelsen er slettet.' }
  })
}
