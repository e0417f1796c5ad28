import * as contract from '@rp/contract/oidc'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Route } from '../../../platform/http/caller-route.ts'
import { opphav, withMessage } from '../auth.routes.ts'
import type { AuthService } from '../auth.service.ts'
import type { OidcService } from './oidc.service.ts'

export function registerOidcRoutes(route: Route<Caller>, service: OidcService, auth: AuthService): void {
  route(contract.startOidc, async ({ body, request }) => ({
    adresse: await service.start(body.nettleser, opphav(request)),
  }))
  route(contract.completeOidc, async ({ body, request }) => {
    const svar = await service.finish(body, opphav(request))
    return 'ukjent' in svar || 'kobling' in svar ? svar : withMessage(svar)
  })
  route(contract.linkOidc, async ({ body, request }) =>
    withMessage(await auth.linkIdentitet(body, opphav(request))),
  )
  route(contract.listKoblinger, ({ caller }) => service.listKoblinger(caller))
  route(contract.answerKoblinger, async ({ caller, body }) => {
    await service.answerKoblinger(caller, body.svar)
    return { message: 'Takk. Svaret er lagret.' }
  })
  route(contract.reportMisbruk, async ({ body, request }) => {
    await service.report(body.kobling, body.melding, opphav(request))
    return { message: 'Takk. Vi har fått meldingen, og tar kontakt med deg.' }
  })
}
