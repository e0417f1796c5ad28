import type { Config } from '../../platform/config/config.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Route } from '../../platform/http/caller-route.ts'
import type { Needs } from '../../platform/needs.ts'
import { createClamd } from '../../platform/virus/clamd.ts'
import { registerDokumentRoutes } from './dokument.routes.ts'
import { createDokumentService } from './dokument.service.ts'
import { registerFilterRoutes } from './filter/filter.routes.ts'
import { createFilterService } from './filter/filter.service.ts'
import { registerFraseRoutes } from './frase/frase.routes.ts'
import { createFraseService } from './frase/frase.service.ts'
import { registerListeRoutes } from './liste/liste.routes.ts'
import { createListeService } from './liste/liste.service.ts'
import { registerMasseendringRoutes } from './masseendring/masseendring.routes.ts'
import { createMasseendringService } from './masseendring/masseendring.service.ts'
import { createOpplastingJobs, sweepWork } from './opplasting/opplasting.jobs.ts'
import { registerOpplastingRoutes } from './opplasting/opplasting.routes.ts'
import { createOpplastingService } from './opplasting/opplasting.service.ts'
import { createOriginalService } from './original/original.service.ts'
import { createPaaminnelseJobs } from './paaminnelse/paaminnelse.jobs.ts'
import { registerPapirkurvRoutes } from './papirkurv/papirkurv.routes.ts'
import { createPapirkurvService } from './papirkurv/papirkurv.service.ts'
import { createKontrollbestilling } from './viruskontroll/bestilling.service.ts'
import { createViruskontrollService } from './viruskontroll/viruskontroll.service.ts'
import { registerVurderingRoutes } from './vurdering/vurdering.routes.ts'
import { createVurderingService } from './vurdering/vurdering.service.ts'

const megabyte = 2 ** 20

type FilBase = Omit<
  Needs<typeof createOpplastingService | typeof createViruskontrollService>,
  'grenser' | 'atOnce' | 'kontrollbestilling' | 'scanner'
>

/** Receiving files, within the limits of the configuration, and holding them back until they are known to be clean. */
function wireFiler(config: Config, base: FilBase) {
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

type Base = FilBase &
  Omit<
    Needs<
      | typeof createDokumentService
      | typeof createOriginalService
      | typeof createVurderingService
      | typeof createFraseService
      | typeof createListeService
      | typeof createMasseendringService
      | typeof createPapirkurvService
      | typeof createFilterService
      | typeof createPaaminnelseJobs
      | typeof createOpplastingJobs
    >,
    'dokument' | 'orphanMinutes' | 'trashDays'
  >

/** The documents: what their owners and staff do with them, one by one and many at once. */
export function wireDokument(config: Config, given: Base) {
  const dokument = createDokumentService(given)
  const base = { ...given, dokument, orphanMinutes: config.ORPHAN_MINUTES, trashDays: config.TRASH_DAYS }
  const filer = wireFiler(config, base)
  return {
    services: {
      dokument,
      original: createOriginalService(base),
      vurdering: createVurderingService(base),
      frase: createFraseService(base),
      registreringsliste: createListeService(base),
      masseendring: createMasseendringService(base),
      papirkurv: createPapirkurvService(base),
      filter: createFilterService(base),
      ...filer,
      sweepWork: () => sweepWork(base),
    },
    jobs: {
      ...dokument.jobs,
      ...createOpplastingJobs(base),
      ...filer.viruskontroll.jobs,
      ...createPaaminnelseJobs(base),
    },
  }
}
type DokumentServices = ReturnType<typeof wireDokument>['services'] &
  Parameters<typeof registerDokumentRoutes>[1]

export function registerDokument(route: Route<Caller>, services: DokumentServices): void {
  registerDokumentRoutes(route, services)
  registerVurderingRoutes(route, services.vurdering)
  registerFraseRoutes(route, services.frase)
  registerListeRoutes(route, services.registreringsliste)
  registerMasseendringRoutes(route, services.masseendring)
  registerPapirkurvRoutes(route, services.papirkurv)
  registerFilterRoutes(route, services.filter)
  registerOpplastingRoutes(route, services.opplasting, services.dokument)
}
