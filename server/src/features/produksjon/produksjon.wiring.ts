import type { Config } from '../../platform/config/config.ts'
import type { Base } from '../base.ts'
import { createEnhetsregisterService } from './enhetsregister/enhetsregister.service.ts'
import { createForslagService } from './forslag/forslag.service.ts'
import { createProduksjonslisteService } from './liste/liste.service.ts'
import type { Navnebytte } from './navnebytte.ts'
import { createNyProduksjonService } from './ny/ny.service.ts'
import type { ProduksjonService } from './produksjon.service.ts'
import { createRegisterService } from './register/register.service.ts'
import { createSammenslaaingService } from './sammenslaaing/sammenslaaing.service.ts'
import { createSelskapService } from './selskap/selskap.service.ts'

/** What members and staff do with the registers of productions and companies. */
export const wireProduksjon = (config: Config, base: Base & { navnebytte: Navnebytte }) => ({
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
export type ProduksjonServices = ReturnType<typeof wireProduksjon> & { produksjon: ProduksjonService }
