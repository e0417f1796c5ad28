import * as contract from '@rp/contract/lagret-filter'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { FilterService } from './filter.service.ts'

export function registerFilterRoutes(route: Route<Caller>, filter: FilterService): void {
  route(contract.listFiltre, ({ query }) => filter.list(query.liste))
  route(contract.createFilter, ({ caller, body }) => filter.create(caller, body))
  route(contract.renameFilter, async ({ caller, params, body }) => {
    await filter.rename(caller, params.id, body)
    return { message: 'Filteret har fått nytt navn.' }
  })
  route(contract.deleteFilter, async ({ caller, params }) => {
    await filter.delete(caller, params.id)
    return { message: 'Filteret er slettet.' }
  })
}
