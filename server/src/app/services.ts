import { wireAuth } from '../features/auth/auth.wiring.ts'
import { createBrukerService } from '../features/bruker/bruker.service.ts'
import { wireBruker } from '../features/bruker/bruker.wiring.ts'
import type { Clock, Tables } from '../features/database.ts'
import { wireDokument } from '../features/dokument/dokument.wiring.ts'
import { createDokumentendring } from '../features/dokument/endring.ts'
import { createNavnebytteService } from '../features/dokument/navnebytte.service.ts'
import { createUtfyllingService } from '../features/dokument/utfylling.service.ts'
import { wireFordeling } from '../features/fordeling/fordeling.wiring.ts'
import { createHistorikkService } from '../features/historikk/historikk.service.ts'
import { createKjedeJobs } from '../features/historikk/kjede/kjede.jobs.ts'
import { createKjedeService } from '../features/historikk/kjede/kjede.service.ts'
import { createBestillingService } from '../features/ki/bestilling.service.ts'
import * as funn from '../features/ki/dom.service.ts'
import { type KiParts, wireKi } from '../features/ki/ki.wiring.ts'
import { wireOversikt } from '../features/oversikt/oversikt.wiring.ts'
import { wirePersonvern } from '../features/personvern/personvern.wiring.ts'
import { createProduksjonService } from '../features/produksjon/produksjon.service.ts'
import { wireProduksjon } from '../features/produksjon/produksjon.wiring.ts'
import { wireSak } from '../features/sak/sak.wiring.ts'
import { createSendelisteService } from '../features/sendeliste/sendeliste.service.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/pool.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import { createKeyJobs } from './keys.ts'
import { openPlatform } from './platform.ts'
import { createRensJobs } from './rens-tekst.ts'
import { createSettings } from './settings.ts'
import { createKopiJobs } from './sikkerhetskopi/jobb.ts'

export type ServiceOptions = {
  config: Config
  publicUrl: string
  database: Database<Tables>
  log: Log
  now?: Clock
  ki?: KiParts
}
export type Services = Awaited<ReturnType<typeof createServices>>

const noticeMinutesInProduction = 10

/** What nearly every feature leans on: the platform, history, the settings that staff keep, people and the register of works. */
async function createBase({ config, publicUrl, database, log, now = () => new Date() }: ServiceOptions) {
  const platform = { ...(await openPlatform({ config, publicUrl, database, now })), log }
  const { db } = platform
  const historikk = createHistorikkService(db)
  const settings = createSettings(config, publicUrl, { ...platform, historikk })
  const { innstilling } = settings
  const parts = {
    ...platform,
    ...settings,
    historikk,
    readBrev: settings.brev.read,
    readSvarfrist: () => innstilling.get('svarfrist'),
    readTider: () => innstilling.get('oppbevaring'),
    innsynsgrenser: { utenPassord: config.NUMBERS_WITHOUT_PASSWORD, iTimen: config.NUMBERS_PER_HOUR },
    kjede: createKjedeService(platform),
    produksjon: createProduksjonService(platform),
    navnebytte: createNavnebytteService(),
  }
  return { ...parts, bruker: createBrukerService(parts) }
}

/** Everything the portal can do: each feature is made once, with what it needs of those before it. */
export async function createServices(options: ServiceOptions) {
  const { config, publicUrl } = options
  const base = { ...(await createBase(options)), funn }
  const auth = await wireAuth(config, publicUrl, base)
  const bruker = wireBruker(config, { ...base, ...auth.services })
  const noticeMinutes = config.NOTICE_MINUTES ?? (config.production ? noticeMinutesInProduction : 0)
  const endring = createDokumentendring({ ...base, noticeMinutes })
  const bestilling = createBestillingService({ ...base, paa: config.KI !== 'av' })
  const dokument = wireDokument(config, { ...base, endring, bestilling })
  const known = { ...base, ...auth.services, ...bruker.services, ...dokument.services, endring, bestilling }
  const sak = wireSak(known)
  const sendeliste = createSendelisteService(base)
  const utfylling = createUtfyllingService(known)
  const ki = wireKi(config, { ...known, sendeliste, utfylling }, options.ki)
  const fordeling = wireFordeling(config, {
    ...base,
    ...dokument.services,
    fillOrder: dokument.services.registreringsliste.fillOrder,
  })
  const personvern = wirePersonvern(config, known)
  const oversikt = wireOversikt(base)
  const jobs: JobHandlers = {
    ...base.outbox.jobs,
    ...auth.jobs,
    ...bruker.jobs,
    ...dokument.jobs,
    ...sak.jobs,
    ...sendeliste.jobs,
    ...ki.jobs,
    ...fordeling.jobs,
    ...personvern.jobs,
    ...oversikt.jobs,
    ...createKjedeJobs(base.kjede),
    ...createRensJobs({ ...base, sak: sak.services.sak }),
    ...createKeyJobs(base),
    // A worker without the folder must not take the job from one that has it.
    ...(config.BACKUP_DIR && createKopiJobs({ config, ...base })),
  }
  return {
    ...known,
    ...sak.services,
    sendeliste,
    ...ki.services,
    ...fordeling.services,
    ...personvern.services,
    ...oversikt.services,
    ...wireProduksjon(config, base),
    jobs,
  }
}
