import * as contract from '@rp/contract/vurdering'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { VurderingService } from './vurdering.service.ts'

export function registerVurderingRoutes(route: Route<Caller>, vurdering: VurderingService): void {
  route(contract.getKontroll, ({ caller, params }) => vurdering.getKontroll(caller, params.id))
  route(contract.takeSak, ({ caller, params }) => vurdering.assign(caller, params.id, caller.id))
  route(contract.releaseSak, ({ caller, params }) => vurdering.assign(caller, params.id, null))
  route(contract.postponeDokument, ({ caller, params, body }) => vurdering.putOff(caller, params.id, body))
  route(contract.recallDokument, ({ caller, params }) => vurdering.putOff(caller, params.id, null))
  route(contract.reportAapen, async ({ caller, params }) => ({
    andre: await vurdering.enter(caller, params.id),
  }))
  route(contract.reportLukket, async ({ caller, params, reply }) => {
    await vurdering.leave(caller, params.id)
    return reply.status(204).send()
  })
}
