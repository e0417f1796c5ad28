import * as contract from '@rp/contract/korreksjon'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { KorreksjonService } from './korreksjon.service.ts'

export function registerKorreksjonRoutes(route: Route<Caller>, korreksjon: KorreksjonService): void {
  route(contract.listKorreksjoner, ({ params }) => korreksjon.list(params.id))
  route(contract.createKorreksjon, ({ caller, params, body }) => korreksjon.create(caller, params.id, body))
  route(contract.deleteKorreksjon, async ({ caller, params }) => {
    await korreksjon.delete(caller, params.id)
    return { message: 'Korreksjonen er slettet.' }
  })
}
