import * as contract from '@rp/contract/kjoering'
import { perSide } from '@rp/contract/liste'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { KontrollService } from './kontroll.service.ts'

export function registerKontrollRoutes(route: Route<Caller>, kontroll: KontrollService): void {
  route(contract.getKjoering, ({ params }) => kontroll.get(params.id))
  route(contract.listFunn, ({ params, query: { side, antall, slag, aapne } }) =>
    kontroll.listFunn(params.id, { slag, aapne }, { side: side ?? 1, antall: antall ?? perSide }),
  )
  route(contract.decideFunn, ({ caller, params, body }) =>
    kontroll.decide(caller, params.id, params.funnId, body),
  )
  route(contract.checkKjoering, ({ caller, params, body }) => kontroll.check(caller, params.id, body.versjon))
  route(contract.freezeKjoering, ({ caller, params, body }) => kontroll.freeze(caller, params.id, body))
}
