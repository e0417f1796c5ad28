import { listEgenFordeling } from '@rp/contract/egen-fordeling'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { EgenFordelingService } from './egen.service.ts'
import { egenark } from './egenark.ts'

export function registerEgenFordelingRoutes(route: Route<Caller>, egen: EgenFordelingService): void {
  route(
    listEgenFordeling,
    ({ caller, params }) => egen.list(caller, params.userId, Number(params.aar)),
    egenark,
  )
}
