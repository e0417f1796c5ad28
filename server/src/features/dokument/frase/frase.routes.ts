import * as contract from '@rp/contract/frase'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { FraseService } from './frase.service.ts'

export function registerFraseRoutes(route: Route<Caller>, frase: FraseService): void {
  route(contract.listFraser, () => frase.list())
  route(contract.createFrase, ({ caller, body }) => frase.create(caller, body.tekst))
  route(contract.updateFrase, ({ caller, params, body }) => frase.update(caller, params.id, body))
  route(contract.deleteFrase, async ({ caller, params }) => {
    await frase.delete(caller, params.id)
    return { message: 'Frasen er slettet.' }
  })
}
