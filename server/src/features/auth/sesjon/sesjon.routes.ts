import * as contract from '@rp/contract/innlogging'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { SesjonService } from './sesjon.service.ts'

export function registerSesjonRoutes(route: Route<Caller>, sesjon: SesjonService): void {
  route(contract.listInnlogginger, ({ caller, params }) => sesjon.list(caller, params.id))
  route(contract.endInnlogging, async ({ caller, params }) => {
    await sesjon.end(caller, params.id, params.sesjonId)
    return { message: 'Du er logget ut der.' }
  })
}
