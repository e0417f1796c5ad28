import {
  createOpplastingService,
  type OpplastingDependencies,
} from '../features/dokument/opplasting/opplasting.service.ts'
import { createKontrollbestilling } from '../features/dokument/viruskontroll/bestilling.service.ts'
import {
  createViruskontrollService,
  type ViruskontrollDependencies,
} from '../features/dokument/viruskontroll/viruskontroll.service.ts'
import type { Config } from '../platform/config/config.ts'
import { createClamd } from '../platform/virus/clamd.ts'

const megabyte = 2 ** 20

type Base = Omit<OpplastingDependencies, 'grenser' | 'atOnce' | 'kontrollbestilling'> &
  Omit<ViruskontrollDependencies, 'scanner' | 'kontrollbestilling'>

/** Receiving files, within the limits of the configuration, and holding them back until they are known to be clean. */
export function createFilServices(config: Config, base: Base) {
  const scanner = config.CLAMAV
    ? createClamd({ address: config.CLAMAV, timeoutMs: config.CLAMAV_SECONDS * 1000 })
    : null
  const kontrollbestilling = createKontrollbestilling(scanner !== null)
  return {
    viruskontroll: createViruskontrollService({ ...base, scanner, kontrollbestilling }),
    opplasting: createOpplastingService({
      ...base,
      kontrollbestilling,
      grenser: {
        maksFiler: config.UPLOAD_MAX_FILES,
        maksBytes: config.UPLOAD_MAX_MB * megabyte,
        maksSider: config.UPLOAD_MAX_PAGES,
      },
      atOnce: config.UPLOAD_AT_ONCE,
    }),
  }
}
