import type { Config } from '../../platform/config/config.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { Needs } from '../../platform/needs.ts'
import { registerEnhetsregisterRoutes } from './enhetsregister/enhetsregister.routes.ts'
import { createEnhetsregisterService } from './enhetsregister/enhetsregister.service.ts'
import { registerForslagRoutes } from './forslag/forslag.routes.ts'
import { createForslagService } from './forslag/forslag.service.ts'
import { createProduksjonslisteService } from './liste/liste.service.ts'
import { registerNyProduksjonRoutes } from './ny/ny.routes.ts'
import { createNyProduksjonService } from './ny/ny.service.ts'
import { registerProduksjonRoutes } from './produksjon.routes.ts'
import type { ProduksjonService } from './produksjon.service.ts'
import { registerRegisterRoutes } from './register/register.routes.ts'
import { createRegisterService } from './register/register.service.ts'
import { registerSammenslaaingRoutes } from './sammenslaaing/sammenslaaing.routes.ts'
import { createSammenslaaingService } from './sammenslaaing/sammenslaaing.service.ts'
import { registerSelskapRoutes } from './selskap/selskap.routes.ts'
import { createSelskapService } from './selskap/selskap.service.ts'

type Base = Needs<
  | typeof createNyProduksjonService
  | typeof createRegisterService
  | typeof createSammenslaaingService
  | typeof createSelskapService
>

/** What members and staff do with the registers of productions and companies. */
export const wireProduksjon = (config: Config, base: Base) => ({
  nyProduksjon: createNyProduksjonService(base),
  produksjonsliste: createProduksjonslisteService(base),
  forslag: createForslagService(base.db),
  register: createRegisterService(base),
  sammenslaaing: createSammenslaaingService(base),
  selskap: createSelskapService(base),
  enhetsregister: createEnhetsregisterService({
    adresse: config.ENHETSREGISTERET_URL,
    timeoutMs: config.ENHETSREGISTERET_SECONDS * 1000,
  }),
})
type ProduksjonServices = ReturnType<typeof wireProduksjon> & { produksjon: ProduksjonService }

export function registerProduksjon(route: Route<Caller>, services: ProduksjonServices): void {
  registerProduksjonRoutes(route, services.produksjon, services)
  registerRegisterRoutes(route, services.register)
  registerSammenslaaingRoutes(route, services.sammenslaaing)
  registerSelskapRoutes(route, services.selskap)
  registerEnhetsregisterRoutes(route, services.enhetsregister)
  registerForslagRoutes(route, services.forslag)
  registerNyProduksjonRoutes(route, services.nyProduksjon)
}
