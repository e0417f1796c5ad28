import type { Config } from '../../platform/config/config.ts'
import { createClamd } from '../../platform/virus/clamd.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { Base } from '../base.ts'
import type { BrukerService } from '../bruker/bruker.service.ts'
import type { InnstillingService } from '../innstilling/innstilling.service.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import { createDokumentService } from './dokument.service.ts'
import type { Dokumentendring } from './endring.ts'
import { createFilterService } from './filter/filter.service.ts'
import { createFraseService } from './frase/frase.service.ts'
import type { Lesebestilling, Lesefunn } from './lesing.ts'
import { createListeService } from './liste/liste.service.ts'
import { createMasseendringService } from './masseendring/masseendring.service.ts'
import { createOpplastingJobs, sweepWork } from './opplasting/opplasting.jobs.ts'
import { createOpplastingService } from './opplasting/opplasting.service.ts'
import { createOriginalService } from './original/original.service.ts'
import { createPaaminnelseJobs } from './paaminnelse/paaminnelse.jobs.ts'
import { createPapirkurvService } from './papirkurv/papirkurv.service.ts'
import { createKontrollbestilling } from './viruskontroll/bestilling.service.ts'
import { createViruskontrollService } from './viruskontroll/viruskontroll.service.ts'
import { createVurderingService } from './vurdering/vurdering.service.ts'

const megabyte = 2 ** 20

type Given = Base & {
  bruker: BrukerService
  produksjon: ProduksjonService
  endring: Dokumentendring
  funn: Lesefunn
  bestilling: Lesebestilling
  innstilling: InnstillingService
}

/** Receiving files, within the limits of the configuration, and holding them back until they are known to be clean. */
function wireFiler(config: Config, base: Given) {
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

/** The documents: what their owners and staff do with them, one by one and many at once. */
export function wireDokument(config: Config, given: Given) {
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
/** What the routes answer with: the services, and those of other features that a file is shown by. */
export type DokumentServices = ReturnType<typeof wireDokument>['services'] &
  Pick<Base, 'storage' | 'now'> & { auth: AuthService }
