import { listHistorikk } from '@rp/contract/historikk'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { HistorikkService } from './historikk.service.ts'

/** History of anything, for staff. A thing that does not exist has an empty one. */
export function registerHistorikkRoutes(route: Route<Caller>, historikk: HistorikkService): void {
  route(listHistorikk, ({ params: { entitet, id } }) => historikk.list(entitet, id, { forMedlem: false }))
}
