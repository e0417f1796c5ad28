import * as contract from '@rp/contract/totrinn'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { TotrinnService } from './totrinn.service.ts'

export function registerTotrinnRoutes(route: Route<Caller>, totrinn: TotrinnService): void {
  route(contract.getTotrinn, ({ caller }) => totrinn.get(caller))
  route(contract.startTotrinn, ({ caller }) => totrinn.start(caller))
  route(contract.confirmTotrinn, async ({ caller, body }) => ({
    koder: await totrinn.confirm(caller, body.kode),
  }))
  route(contract.renewKoder, async ({ caller }) => ({ koder: await totrinn.renewKoder(caller) }))
  route(contract.disableTotrinn, async ({ caller, body }) => {
    await totrinn.turnOff(caller, body)
    return { message: 'Totrinnsinnlogging er slått av.' }
  })
}
