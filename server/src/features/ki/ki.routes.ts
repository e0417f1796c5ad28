import * as contract from '@rp/contract/ki'
import { getKiSamtykke, updateKiSamtykke } from '@rp/contract/konto'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { KiService } from './ki.service.ts'
import type { KvalitetService } from './kvalitet/kvalitet.service.ts'
import type { SamtykkeService } from './samtykke/samtykke.service.ts'

type Services = { ki: KiService; kiKvalitet: KvalitetService; kiSamtykke: SamtykkeService }

export function registerKiRoutes(route: Route<Caller>, { ki, kiKvalitet, kiSamtykke }: Services): void {
  route(contract.getKi, ({ caller, params }) => ki.get(caller, params.id))
  route(contract.startKi, ({ caller, params }) => ki.start(caller, params.id))
  route(contract.answerForslag, ({ caller, params, body }) => ki.answer(caller, { ...params, ...body }))
  route(contract.getKiKvalitet, ({ query }) => kiKvalitet.get(query))
  route(getKiSamtykke, ({ caller, params }) => kiSamtykke.get(caller, params.id))
  route(updateKiSamtykke, ({ caller, params, body }) => kiSamtykke.update(caller, params.id, body.samtykker))
}
