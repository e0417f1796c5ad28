import * as contract from '@rp/contract/masseendring'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { MasseendringService } from './masseendring.service.ts'

export function registerMasseendringRoutes(route: Route<Caller>, masseendring: MasseendringService): void {
  route(contract.previewMasseendring, ({ body }) => masseendring.preview(body))
  route(contract.createMasseendring, ({ caller, body }) => masseendring.create(caller, body))
  route(contract.listMasseendringer, ({ caller }) => masseendring.list(caller))
  route(contract.undoMasseendring, async ({ caller, params }) => ({
    message: 'Endringen er angret.',
    ...(await masseendring.undo(caller, params.id)),
  }))
}
