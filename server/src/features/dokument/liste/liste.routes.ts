import { perSide } from '@rp/contract/liste'
import * as contract from '@rp/contract/registreringsliste'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { Caller } from '../../bruker/bruker.policy.ts'
import type { ListeService } from './liste.service.ts'

export function registerListeRoutes(route: Route<Caller>, liste: ListeService): void {
  route(contract.listRegistreringer, ({ query: { side = 1, antall = perSide, ...sporring } }) =>
    liste.list(sporring, { side, antall }),
  )
  route(contract.listStatuser, () => liste.listStatuser())
  route(contract.listUtvalg, ({ query }) => liste.listUtvalg(query))
  route(contract.listRekke, ({ query: { dokument, ...sporring } }) => liste.listRekke(sporring, dokument))
}
