import * as kontoApi from '@rp/contract/konto'
import { getOppbevaring } from '@rp/contract/oppbevaring'
import { getSletting, requestSletting } from '@rp/contract/sletting'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { PersonvernServices } from './personvern.wiring.ts'

/** Who may is settled by the contract: of erasure and the rules, administrators alone. */
export function registerPersonvernRoutes(route: Route<Caller>, services: PersonvernServices): void {
  const { sletting, oppbevaring, egneData } = services
  route(getSletting, ({ caller, params }) => sletting.get(caller, params.id))
  route(requestSletting, ({ caller, params, body }) => sletting.order(caller, params.id, body.notat))
  route(getOppbevaring, () => oppbevaring.get())
  route(kontoApi.getEgneData, async ({ caller, params, reply }) => {
    const data = await egneData.read(caller, params.id)
    reply.header('Content-Disposition', 'attachment; filename="mine-opplysninger.json"')
    return data
  })
  route(kontoApi.getEgneDataPakke, async ({ caller, params, reply }) => {
    const { stream, bytes } = await egneData.pack(caller, params.id)
    reply
      .type('application/zip')
      .header('Content-Length', bytes)
      .header('Content-Disposition', 'attachment; filename="mine-opplysninger.zip"')
    return reply.send(stream)
  })
  route(kontoApi.deleteSletteoenske, ({ caller, params }) => egneData.withdrawDeletion(caller, params.id))
  route(kontoApi.getSletteoenske, ({ caller, params }) => egneData.findDeletionRequest(caller, params.id))
  route(kontoApi.createSletteoenske, ({ caller, params, body }) =>
    egneData.requestDeletion(caller, params.id, body.melding ?? ''),
  )
}
