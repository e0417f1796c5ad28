import {
  getInnstillinger,
  listBrev,
  resetBrev,
  resetInnstilling,
  sendBrevproeve,
  updateBrev,
  updateInnstilling,
} from '@rp/contract/innstilling'
import {
  createVisningsaar,
  deleteVisningsaar,
  listVisningsaar,
  updateVisningsaar,
} from '@rp/contract/visningsaar'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { BrevService } from './brev.service.ts'
import type { InnstillingService } from './innstilling.service.ts'
import type { VisningsaarService } from './visningsaar.service.ts'

type Services = { innstilling: InnstillingService; brev: BrevService; visningsaar: VisningsaarService }

export function registerInnstillingRoutes(
  route: Route<Caller>,
  { innstilling, brev, visningsaar }: Services,
): void {
  route(getInnstillinger, () => innstilling.getAll())
  route(updateInnstilling, ({ caller, body }) => innstilling.update(caller, body))
  route(resetInnstilling, ({ caller, params }) => innstilling.reset(caller, params.navn))
  route(listBrev, () => brev.list())
  route(updateBrev, ({ caller, params, body }) => brev.update(caller, params.navn, body.verdi, body.versjon))
  route(resetBrev, ({ caller, params }) => brev.reset(caller, params.navn))
  route(sendBrevproeve, async ({ caller, params, body }) => {
    await brev.sendTrial(caller, params.navn, body)
    return { message: `Prøven er sendt til ${caller.email}.` }
  })
  route(listVisningsaar, () => visningsaar.list())
  route(createVisningsaar, ({ caller, body }) => visningsaar.create(caller, body))
  route(updateVisningsaar, ({ caller, params, body }) => visningsaar.update(caller, params.aar, body))
  route(deleteVisningsaar, ({ caller, params }) => visningsaar.delete(caller, params.aar))
}
