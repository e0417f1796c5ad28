import * as contract from '@rp/contract/oidc'
import type { Route } from '../../../platform/http/caller-route.ts'
import type { Caller } from '../../bruker/bruker.policy.ts'
import { opphav, withMessage } from '../auth.routes.ts'
import type { OidcService } from './oidc.service.ts'

export function registerOidcRoutes(route: Route<Caller>, service: OidcService): void {
  route(contract.startOidc, async ({ body, request }) => ({
    adresse: await service.start(body.nettleser, opphav(request)),
  }))
  route(contract.fullfoerOidc, async ({ body, request }) => {
    const svar = await service.finish(body, opphav(request))
    return 'ukjent' in svar ? svar : withMessage(svar)
  })
}
