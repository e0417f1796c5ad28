import * as contract from '@rp/contract/konto'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { EgneDataService } from './egne-data.service.ts'

export function registerEgneDataRoutes(route: Route<Caller>, egneData: EgneDataService): void {
  route(contract.getEgneData, async ({ caller, params, reply }) => {
    const data = await egneData.read(caller, params.id)
    reply.header('Content-Disposition', 'attachment; filename="mine-opplysninger.json"')
    return data
  })
  route(contract.getEgneDataPakke, async ({ caller, params, reply }) => {
    const { stream, bytes } = await egneData.pack(caller, params.id)
    reply
      .type('application/zip')
      .header('Content-Length', bytes)
      .header('Content-Disposition', 'attachment; filename="mine-opplysninger.zip"')
    return reply.send(stream)
  })
  route(contract.deleteSletteoenske, ({ caller, params }) => egneData.withdrawDeletion(caller, params.id))
  route(contract.getSletteoenske, ({ caller, params }) => egneData.findDeletionRequest(caller, params.id))
  route(contract.createSletteoenske, ({ caller, params, body }) =>
    egneData.requestDeletion(caller, params.id, body.melding ?? ''),
  )
}
