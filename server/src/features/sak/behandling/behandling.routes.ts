import {
  addSaksnotat,
  answerSak,
  closeSak,
  getSak,
  listSaker,
  listSaksansvarlige,
  reopenSak,
  updateSak,
} from '@rp/contract/saksbehandling'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { describeKall } from '../../idempotens/idempotens.service.ts'
import type { SaksbehandlingService } from './behandling.service.ts'
import { saksark } from './saksark.ts'

/** What staff do with cases. */
export function registerSaksbehandlingRoutes(route: Route<Caller>, saker: SaksbehandlingService): void {
  route(listSaker, ({ caller, query }) => saker.list(caller, query), saksark)
  route(listSaksansvarlige, () => saker.listAnsvarlige())
  route(getSak, ({ params }) => saker.get(Number(params.nummer)))
  route(answerSak, ({ caller, params, body, request }) =>
    // Without what the caller had read: between two tries of one answer it may rightly differ.
    saker.answer(caller, Number(params.nummer), body, describeKall(request, body.tekst)),
  )
  route(addSaksnotat, ({ caller, params, body, request }) =>
    saker.note(caller, Number(params.nummer), body.tekst, describeKall(request, body)),
  )
  route(updateSak, ({ caller, params, body }) => saker.update(caller, Number(params.nummer), body))
  route(closeSak, ({ caller, params, body }) => saker.close(caller, Number(params.nummer), body))
  route(reopenSak, ({ caller, params, body }) => saker.reopen(caller, Number(params.nummer), body.versjon))
}
