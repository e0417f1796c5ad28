import { perSide } from '@rp/contract/liste'
import * as contract from '@rp/contract/papirkurv'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { PapirkurvService } from './papirkurv.service.ts'
import { papirkurvark } from './papirkurvark.ts'

export function registerPapirkurvRoutes(route: Route<Caller>, papirkurv: PapirkurvService): void {
  route(
    contract.listSlettede,
    ({ query: { side = 1, antall = perSide, sok = '' } }) => papirkurv.list(sok, { side, antall }),
    papirkurvark,
  )
  route(contract.restoreDokument, async ({ caller, params }) => {
    await papirkurv.restore(caller, params.id)
    return { message: 'Dokumentet er hentet tilbake.' }
  })
}
