import { listForslag } from '@rp/contract/forslag'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { ForslagService } from './forslag.service.ts'

export function registerForslagRoutes(route: Route<Caller>, forslag: ForslagService): void {
  route(listForslag, ({ caller, params }) => forslag.list(caller, params.userId))
}
