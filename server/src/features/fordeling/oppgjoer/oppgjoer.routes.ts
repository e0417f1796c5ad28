import * as contract from '@rp/contract/oppgjoer'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { OppgjoerService } from './oppgjoer.service.ts'
import { oppgjoersark } from './oppgjoersark.ts'

export function registerOppgjoerRoutes(route: Route<Caller>, oppgjoer: OppgjoerService): void {
  route(
    contract.listOppgjoer,
    ({ caller, params, query }) => oppgjoer.list(caller, params.userId, query.kjoering),
    oppgjoersark,
  )
  route(contract.listAnslag, ({ caller, params }) =>
    oppgjoer.listAnslag(caller, params.userId, Number(params.aar)),
  )
  route(contract.listAarsoppgjoer, ({ caller, params }) => oppgjoer.listAar(caller, params.userId))
  route(contract.getHvorfor, ({ caller, params }) =>
    oppgjoer.getHvorfor(caller, params.userId, params.kjoeringId, Number(params.linje)),
  )
}
