import * as contract from '@rp/contract/pott'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { PottService } from './pott.service.ts'

export function registerPottRoutes(route: Route<Caller>, pott: PottService): void {
  route(contract.listPotter, () => pott.list())
  route(contract.createPott, ({ caller, body }) => pott.create(caller, body))
  route(contract.updatePott, ({ caller, params, body }) => pott.update(caller, params.id, body))
  route(contract.deletePott, async ({ caller, params }) => {
    await pott.delete(caller, params.id)
    return { message: 'Potten er slettet.' }
  })
}
