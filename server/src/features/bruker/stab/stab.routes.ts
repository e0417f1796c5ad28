import { listBrukere } from '@rp/contract/bruker'
import { perSide } from '@rp/contract/liste'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { Caller } from '../bruker.policy.ts'
import type { BrukerStabService } from './stab.service.ts'

export function registerBrukerStabRoutes(route: Route<Caller>, stab: BrukerStabService): void {
  route(listBrukere, ({ query: { side, antall = perSide, ...sok } }) =>
    side === undefined ? stab.list(sok) : stab.listPage(sok, { side, antall }),
  )
}
