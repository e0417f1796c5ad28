import type { Clock, Database, InTransaction, NewId } from '../features/database.ts'
import { createNavnebytteService } from '../features/dokument/navnebytte.service.ts'
import type { HistorikkService } from '../features/historikk/historikk.service.ts'
import { createEnhetsregisterService } from '../features/produksjon/enhetsregister/enhetsregister.service.ts'
import { createForslagService } from '../features/produksjon/forslag/forslag.service.ts'
import { createNyProduksjonService } from '../features/produksjon/ny/ny.service.ts'
import { createRegisterService } from '../features/produksjon/register/register.service.ts'
import { createSammenslaaingService } from '../features/produksjon/sammenslaaing/sammenslaaing.service.ts'
import { createSelskapService } from '../features/produksjon/selskap/selskap.service.ts'
import type { Config } from '../platform/config/config.ts'
import type { Forsoek } from '../platform/forsoek.ts'

type Base = {
  db: Database
  inTransaction: InTransaction
  historikk: HistorikkService
  forsoek: Forsoek
  now: Clock
  newId: NewId
}

/** What members and staff do with the registers of productions and companies. */
export function createRegisters(config: Config, base: Base) {
  const parts = { ...base, navnebytte: createNavnebytteService() }
  return {
    nyProduksjon: createNyProduksjonService(base),
    forslag: createForslagService(base.db),
    register: createRegisterService(parts),
    sammenslaaing: createSammenslaaingService(parts),
    selskap: createSelskapService(parts),
    enhetsregister: createEnhetsregisterService({
      adresse: config.ENHETSREGISTERET_URL,
      timeoutMs: config.ENHETSREGISTERET_SECONDS * 1000,
    }),
  }
}
