import * as contract from '@rp/contract/ki'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { KiService } from './ki.service.ts'
import type { KvalitetService } from './kvalitet/kvalitet.service.ts'

export function registerKiRoutes(route: Route<Caller>, ki: KiService, kvalitet: KvalitetService): void {
  route(contract.getKi, ({ caller, params }) => ki.get(caller, params.id))
  route(contract.startKi, ({ caller, params }) => ki.start(caller, params.id))
  route(contract.answerForslag, ({ caller, params, body }) => ki.answer(caller, { ...params, ...body }))
  route(contract.getKiKvalitet, ({ query }) => kvalitet.get(query))
}
