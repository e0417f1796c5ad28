import { sendMelding } from '@rp/contract/sak'
import type { Route } from '../../platform/http/caller-route.ts'
import type { Caller } from '../bruker/bruker.policy.ts'
import type { SakService } from './sak.service.ts'

export function registerSakRoutes(route: Route<Caller>, sak: SakService): void {
  route(sendMelding, async ({ caller, body }) => {
    const { sakId, saksnummer } = await sak.send(caller, body)
    return { message: `Meldingen er sendt. Saken har nummer ${saksnummer}.`, saksnummer, sakId }
  })
}
