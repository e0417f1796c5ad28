import type pg from 'pg'
import type { Config } from '../../platform/config/config.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import type { Base } from '../base.ts'
import type { DokumentService } from '../dokument/dokument.service.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import { createAndelJobs } from './andel/andel.jobs.ts'
import { createAndelService } from './andel/andel.service.ts'
import { createAvsattService } from './avsatt/avsatt.service.ts'
import { createEgenFordelingService } from './egen/egen.service.ts'
import { createFordelingService } from './fordeling.service.ts'
import { createKjoeringJobs } from './kjoering/kjoering.jobs.ts'
import { createKjoeringService } from './kjoering/kjoering.service.ts'
import { createKontrollService } from './kontroll/kontroll.service.ts'
import { createKorreksjonService } from './korreksjon/korreksjon.service.ts'
import { createOppgjoerService } from './oppgjoer/oppgjoer.service.ts'
import { createPlanService } from './plan/plan.service.ts'
import { createPottService } from './pott/pott.service.ts'
import { createRegnskapService } from './regnskap/regnskap.service.ts'
import { createSkattegrunnlagJobs } from './skatt/skattegrunnlag.jobs.ts'
import { createSkattegrunnlagService } from './skatt/skattegrunnlag.service.ts'
import { createUhentetService } from './uhentet/uhentet.service.ts'
import type { Betaler } from './utbetaling/pain001.ts'
import { createUtbetalingJobs } from './utbetaling/utbetaling.jobs.ts'
import { createUtbetalingService } from './utbetaling/utbetaling.service.ts'
import { createVarselJobs } from './utbetaling/varsel.jobs.ts'

/** `fillOrder` puts registrations in Norwegian order that were written since they were last listed. */
type Given = Base & {
  pool: pg.Pool
  log: Log
  dokument: DokumentService
  produksjon: ProduksjonService
  fillOrder: () => Promise<void>
}

/** The account that money is paid from. The demo has an example of one. */
function betalerOf({ production, ORGANISATION, PAYER_ACCOUNT, PAYER_BIC, PAYER_ID }: Config): Betaler | null {
  const example = production ? '' : '15039999991'
  const [konto, bic] = [PAYER_ACCOUNT ?? example, PAYER_BIC ?? (production ? '' : 'EKSENOKKXXX')]
  return konto && bic ? { navn: ORGANISATION, id: PAYER_ID ?? '', konto, bic } : null
}

/** The distribution: from money that came in to what each person is given. */
export function wireFordeling(config: Config, given: Given) {
  const base = { ...given, betaler: betalerOf(config) }
  const kontroll = createKontrollService(base)
  const jobs: JobHandlers = {
    ...createKjoeringJobs(base),
    ...kontroll.jobs,
    ...createUtbetalingJobs(base),
    ...createSkattegrunnlagJobs(base),
    ...createVarselJobs(base),
    ...createAndelJobs(base),
  }
  return {
    services: {
      fordeling: createFordelingService(base),
      egenFordeling: createEgenFordelingService(base),
      plan: createPlanService(base),
      pott: createPottService(base),
      kjoering: createKjoeringService(base),
      kontroll,
      korreksjon: createKorreksjonService(base),
      andel: createAndelService(base),
      avsatt: createAvsattService(base),
      oppgjoer: createOppgjoerService(base),
      regnskap: createRegnskapService(base),
      skattegrunnlag: createSkattegrunnlagService(base),
      utbetaling: createUtbetalingService(base),
      uhentet: createUhentetService(base),
    },
    jobs,
  }
}
export type FordelingServices = ReturnType<typeof wireFordeling>['services'] & { storage: FileStorage }
