import * as contract from '@rp/contract/oversikt'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { FeiletService } from './feilet/feilet.service.ts'
import type { OversiktService } from './oversikt.service.ts'

/** What the virus scanner holds back, and another look at it. */
type Viruskontroll = {
  listHoldt(): Promise<contract.HoldtDokument[]>
  retry(id: string): Promise<void>
}

export function registerOversiktRoutes(
  route: Route<Caller>,
  oversikt: OversiktService,
  feilet: FeiletService,
  viruskontroll: Viruskontroll,
): void {
  route(contract.getOversikt, () => oversikt.get())
  route(contract.listFeilet, async () => ({
    ...(await feilet.list()),
    filer: await viruskontroll.listHoldt(),
  }))
  route(contract.retryViruskontroll, async ({ params }) => {
    await viruskontroll.retry(params.id)
    return { message: 'Filene kontrolleres på nytt.' }
  })
  route(contract.retryEpost, async ({ params }) => {
    await feilet.retryEpost(params.id)
    return { message: 'E-posten sendes på nytt.' }
  })
  route(contract.forgetEpost, async ({ params }) => {
    await feilet.forgetEpost(params.id)
    return { message: 'E-posten er tatt ut av listen.' }
  })
  route(contract.retryJobb, async ({ params }) => {
    await feilet.retryJobb(params.jobbId)
    return { message: 'Jobben kjøres på nytt.' }
  })
}
