import * as contract from '@rp/contract/andel'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { AndelService } from './andel.service.ts'

export function registerAndelRoutes(route: Route<Caller>, andel: AndelService): void {
  route(contract.listAndeler, ({ caller, params }) => andel.list(caller, params.userId))
  route(contract.createAndelsavtale, ({ caller, body }) => andel.create(caller, body))
  route(contract.answerAndelsavtale, ({ caller, params, body }) => andel.answer(caller, params.id, body))
}
