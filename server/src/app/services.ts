import crypto from 'node:crypto'
import { type AuthService, createAuthService } from '../features/auth/auth.service.ts'
import { createGjetting } from '../features/auth/gjetting.ts'
import { createKontoService } from '../features/auth/konto/konto.service.ts'
import { type BevisService, createBevisService } from '../features/auth/oidc/bevis.ts'
import { createRobotsjekk } from '../features/auth/robotsjekk.ts'
import { createSesjonService } from '../features/auth/sesjon/sesjon.service.ts'
import { createTokens } from '../features/auth/token.ts'
import { createTotrinnService } from '../features/auth/totrinn/totrinn.service.ts'
import { createBrukerService } from '../features/bruker/bruker.service.ts'
import { createForseglingJobs } from '../features/bruker/personnummer/personnummer.jobs.ts'
import { createPersonnummerService } from '../features/bruker/personnummer/personnummer.service.ts'
import { mayReceive } from '../features/bruker/postmottak.ts'
import { createBrukerStabService } from '../features/bruker/stab/stab.service.ts'
import type { Clock, InTransaction, Tables } from '../features/database.ts'
import { createDokumentService, type DokumentService } from '../features/dokument/dokument.service.ts'
import { createDokumentendring, type Dokumentendring } from '../features/dokument/endring.ts'
import { listNewestFiler } from '../features/dokument/filsjekk/filsjekk.service.ts'
import { createFilterService } from '../features/dokument/filter/filter.service.ts'
import { createFraseService } from '../features/dokument/frase/frase.service.ts'
import { createListeService } from '../features/dokument/liste/liste.service.ts'
import { createMasseendringService } from '../features/dokument/masseendring/masseendring.service.ts'
import { createOpplastingJobs, sweepWork } from '../features/dokument/opplasting/opplasting.jobs.ts'
import { createOriginalService } from '../features/dokument/original/original.service.ts'
import { createPaaminnelseJobs } from '../features/dokument/paaminnelse/paaminnelse.jobs.ts'
import { createPapirkurvService } from '../features/dokument/papirkurv/papirkurv.service.ts'
import { createVurderingService } from '../features/dokument/vurdering/vurdering.service.ts'
import { createFordelingService } from '../features/fordeling/fordeling.service.ts'
import { createHistorikkService } from '../features/historikk/historikk.service.ts'
import { createKjedeJobs } from '../features/historikk/kjede/kjede.jobs.ts'
import { createKjedeService } from '../features/historikk/kjede/kjede.service.ts'
import type { ReadBrev } from '../features/innstilling/brev.service.ts'
import { createBestillingService } from '../features/ki/bestilling.service.ts'
import * as funn from '../features/ki/dom.service.ts'
import { createFeiletService } from '../features/oversikt/feilet/feilet.service.ts'
import { createMerkeJobs } from '../features/oversikt/merke/merke.jobs.ts'
import { createOversiktService } from '../features/oversikt/oversikt.service.ts'
import { createEgneDataService } from '../features/personvern/egne-data/egne-data.service.ts'
import { createProduksjonService } from '../features/produksjon/produksjon.service.ts'
import { createSaksbehandlingService } from '../features/sak/behandling/behandling.service.ts'
import { createHenvendelseService } from '../features/sak/henvendelse/henvendelse.service.ts'
import { createOmstridtJobs } from '../features/sak/omstridt.ts'
import { createSakService } from '../features/sak/sak.service.ts'
import { createSendelisteService } from '../features/sendeliste/sendeliste.service.ts'
import type { Config } from '../platform/config/config.ts'
import { parseKeyring } from '../platform/config/secrets.ts'
import type { Database } from '../platform/db/pool.ts'
import { createSmtpMailer } from '../platform/email/mailer.ts'
import { createOutbox } from '../platform/email/outbox.ts'
import { createForsoek } from '../platform/forsoek.ts'
import type { JobHandlers, RecurringJob } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import { createPdfPool } from '../platform/pdf/pdf-pool.ts'
import { claimStore } from '../platform/storage/claim-store.ts'
import { createFilServices } from './filer.ts'
import { fillagerOf, openArbeid, openSlettede } from './fillager.ts'
import { createFordeling } from './fordeling.ts'
import { createFilkryptering, createKeyJobs, openCipher } from './keys.ts'
import { createKiServices, type KiParts } from './ki.ts'
import { createOidc } from './oidc.ts'
import { createPersonvern } from './personvern.ts'
import { createRegisters } from './registers.ts'
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

/** Times in UTC: the night in Norway. */
export const recurringJobs: readonly RecurringJob[] = [
  { name: 'rydd_filer', cron: '17 * * * *', once: true, atStart: true },
  { name: 'rydd_skattegrunnlag', cron: '13 * * * *', once: true, atStart: true },
  { name: 'kontroller_ventende', cron: '* * * * *' },
  { name: 'rydd_innlogging', cron: '43 2 * * *' },
  { name: 'ki_gjenoppta', cron: '*/5 * * * *' },
  { name: 'forsegl_historikk', cron: '* * * * *' },
  { name: 'finn_endrede', cron: '* * * * *', once: true },
  // A key is new at a start, and an older process beside it may use its own for a while.
  { name: 'bytt_noekler', cron: '7 * * * *', once: true, atStart: true },
  { name: 'bytt_filnoekler', cron: '7 * * * *', once: true, atStart: true },
  { name: 'be_om_bekreftelse', cron: '29 6 * * *', once: true, atStart: true },
  { name: 'forsegl_internasjonal_id', cron: '11 2 * * *', once: true, atStart: true },
  { name: 'rens_tekst', cron: '3 1 * * *', once: true, atStart: true },
  { name: 'slett_resten', cron: '23 1 * * *' },
  { name: 'oppbevaring', cron: '31 1 * * *' },
  { name: 'ta_sikkerhetskopi', cron: '*/5 * * * *', once: true },
  { name: 'les_titler', cron: '*/15 * * * *' },
  { name: 'varsle_andeler', cron: '*/5 * * * *', once: true },
  { name: 'send_merke', cron: '11 5 * * *', once: true },
  { name: 'rydd_epostbytte', cron: '47 2 * * *' },
  // Read over the morning coffee; the next day takes what a night without power left.
  { name: 'finn_paaminnelser', cron: '5 7 * * *' },
]

async function createPlatform(options: ServiceOptions) {
  const { config, publicUrl, database, now = () => new Date() } = options
  const newId = () => crypto.randomUUID()
  const db = database.kysely
  const cipher = await openCipher(config, database)
  const mailer = config.SMTP_URL
    ? createSmtpMailer(config.SMTP_URL, config.MAIL_FROM, new URL(publicUrl).hostname)
    : null
  const inTransaction: InTransaction = work => database.transaction(work)
  const workFolder = openArbeid(config)
  const place = await fillagerOf(config, () => workFolder)
  // Before anything is written there: it may be another's.
  const storage = await claimStore({
    pool: database.pool,
    place,
    cipher: createFilkryptering(config),
    sampleKeys: () => listNewestFiler(db),
  })
  return {
    now,
    newId,
    db,
    inTransaction,
    cipher,
    mailer,
    workFolder,
    slettede: await openSlettede(config, place),
    storage,
    outbox: createOutbox({ db, cipher, mailer, now, newId, mayReceive }),
    pdf: createPdfPool({
      workers: config.PDF_WORKERS,
      timeoutMs: config.PDF_SECONDS * 1000,
      maxMemoryMb: config.PDF_MEMORY_MB,
      behind: config.NODE_ENV !== 'test',
      limits: { maxPages: config.UPLOAD_MAX_PAGES },
    }),
  }
}

const createTotrinn = (
  config: Config,
  base: Awaited<ReturnType<typeof createPlatform>> & Omit<Parts, 'totrinn' | 'bevis'>,
) => {
  const requiredOfAdministrators = config.TOTRINN_ADMINISTRATOR ?? config.production
  return createTotrinnService({ ...base, settings: { requiredOfAdministrators } })
}

function createAuth(config: Config, base: Awaited<ReturnType<typeof createPlatform>> & Parts) {
  const { db, now, forsoek } = base
  const robotsjekk = createRobotsjekk(db, config.CAPTCHA_KEY, now)
  const hashKey = (text: string) => base.cipher.blindIndex(text, 'forsoek')
  const perMinute = config.LOGINS_PER_ACCOUNT
  return createAuthService({
    ...base,
    gjetting: createGjetting({ db, now, forsoek, robotsjekk, hashKey, perMinute }),
    tokens: createTokens(parseKeyring('SESSION_KEYS', config.SESSION_KEYS), now),
    robotsjekk,
    settings: {
      production: config.production,
      sessionHours: config.SESSION_HOURS,
      idleMinutes: config.SESSION_IDLE_MINUTES,
      loginsPerMinute: config.LOGINS_PER_MINUTE,
      loginsPerAccount: config.LOGINS_PER_ACCOUNT,
      registrationsPerHour: config.REGISTRATIONS_PER_HOUR,
      resetDelayMs: config.NODE_ENV === 'test' ? 0 : 2000,
    },
  })
}
type Parts = {
  funn: typeof funn
  endring: Dokumentendring
  readBrev: ReadBrev
  readSvarfrist: () => Promise<number>
  historikk: ReturnType<typeof createHistorikkService>
  bruker: ReturnType<typeof createBrukerService>
  forsoek: ReturnType<typeof createForsoek>
  innsynsgrenser: { utenPassord: number; iTimen: number }
  totrinn: ReturnType<typeof createTotrinnService>
  bevis: BevisService
}

/** What a person does with their own account and data, and staff with other people's. */
function createPersonServices(
  config: Config,
  base: Awaited<ReturnType<typeof createPlatform>> & Parts & { auth: AuthService },
  dokument: DokumentService,
) {
  const personnummer = createPersonnummerService({ ...base, production: config.production })
  return {
    konto: createKontoService(base),
    sesjon: createSesjonService({ ...base, idleMinutes: config.SESSION_IDLE_MINUTES }),
    brukerStab: createBrukerStabService(base),
    personnummer,
    egneData: createEgneDataService({ ...base, dokument, personnummer }),
    original: createOriginalService({ ...base, dokument }),
  }
}

/** The staff's list of registrations, what is done from it, and what staff look at from above. */
const createListServices = (
  base: Awaited<ReturnType<typeof createPlatform>> & Parts & { trashDays: number },
  registreringsliste = createListeService(base),
) => ({
  registreringsliste,
  masseendring: createMasseendringService(base),
  papirkurv: createPapirkurvService(base),
  filter: createFilterService(base),
  fordeling: createFordelingService({ ...base, fillOrder: registreringsliste.fillOrder }),
  oversikt: createOversiktService(base),
  feilet: createFeiletService(base),
})

/** What staff, and the members they write with, do around documents. */
const createCaseServices = (
  base: Awaited<ReturnType<typeof createPlatform>> & Parts & { dokument: DokumentService },
) => ({
  vurdering: createVurderingService(base),
  frase: createFraseService(base),
  sak: createSakService(base),
  henvendelse: createHenvendelseService(base),
  saksbehandling: createSaksbehandlingService(base),
})

/** What nearly every service leans on, and the settings that staff keep. */
function createBase(
  { config, publicUrl }: ServiceOptions,
  platform: Awaited<ReturnType<typeof createPlatform>>,
) {
  const { db } = platform
  const historikk = createHistorikkService(db)
  const forsoek = createForsoek(db, text => platform.cipher.blindIndex(text, 'forsoek'), platform.now)
  const settings = createSettings(config, publicUrl, { ...platform, historikk, forsoek })
  const readSvarfrist = () => settings.innstilling.get('svarfrist')
  const innsynsgrenser = { utenPassord: config.NUMBERS_WITHOUT_PASSWORD, iTimen: config.NUMBERS_PER_HOUR }
  const parts = {
    ...platform,
    funn,
    endring: createDokumentendring({
      historikk,
      funn,
      now: platform.now,
      noticeMinutes: config.NOTICE_MINUTES ?? (config.production ? noticeMinutesInProduction : 0),
    }),
    readBrev: settings.brev.read,
    readSvarfrist,
    historikk,
    forsoek,
    innsynsgrenser,
  }
  const bruker = createBrukerService(parts)
  const known = { ...parts, bruker }
  const totrinn = createTotrinn(config, known)
  return { base: { ...known, totrinn, bevis: createBevisService(known) }, settings }
}

const jobsOf = (...parts: readonly { jobs: JobHandlers }[]): JobHandlers =>
  Object.assign({}, ...parts.map(({ jobs }) => jobs))

/** What is done with the chain of history, its marks and what must not stand in it. */
const createHistorikkJobs = (
  base: Awaited<ReturnType<typeof createPlatform>> & Parts,
  kjede: ReturnType<typeof createKjedeService>,
): JobHandlers => ({
  ...createKjedeJobs(kjede),
  ...createForseglingJobs({ ...base, kjede }),
  ...createMerkeJobs({ ...base, kjede }),
})

/** Everything the portal can do, each part made once with what it needs. */
export async function createServices(options: ServiceOptions) {
  const { config } = options
  const platform = await createPlatform(options)
  const { base, settings } = createBase(options, platform)
  const kjede = createKjedeService(platform)
  const auth = createAuth(config, base)
  const produksjon = createProduksjonService(base)
  const dokument = createDokumentService({ ...base, produksjon })
  const person = createPersonServices(config, { ...base, auth }, dokument)
  const bestilling = createBestillingService({ ...base, paa: config.KI !== 'av' })
  const filer = createFilServices(config, { ...base, bestilling })
  const sendeliste = createSendelisteService({ ...base, produksjon })
  const ki = createKiServices(
    config,
    { ...base, ...settings, produksjon, dokument, sendeliste, bestilling },
    options.ki,
  )
  const fordeling = createFordeling(config, { ...base, pool: options.database.pool, log: options.log })
  const personvern = createPersonvern(config, settings, { ...base, auth, kjede })
  const saker = createCaseServices({ ...base, dokument })
  const sweeping = { ...base, orphanMinutes: config.ORPHAN_MINUTES, trashDays: config.TRASH_DAYS }
  const jobs: JobHandlers = {
    ...jobsOf(platform.outbox, auth, person.konto, dokument, sendeliste, ki.kiLesing, personvern, fordeling),
    ...createOpplastingJobs(sweeping),
    ...filer.viruskontroll.jobs,
    ...createOmstridtJobs(base),
    ...createHistorikkJobs(base, kjede),
    ...createRensJobs({ ...base, pool: options.database.pool, sak: saker.sak }),
    ...createKeyJobs(options.database, platform),
    // A worker without the folder must not take the job from one that has it.
    ...(config.BACKUP_DIR && createKopiJobs({ config, pool: options.database.pool, now: platform.now })),
    ...createPaaminnelseJobs({ ...base, innstilling: settings.innstilling }),
  }
  return {
    ...base,
    ...settings,
    ...person,
    ...saker,
    ...ki,
    auth,
    oidc: await createOidc(config, options.publicUrl, { ...base, auth }),
    kjede,
    ...personvern.services,
    produksjon,
    ...createRegisters(config, base),
    ...fordeling.services,
    dokument,
    ...createListServices({ ...base, trashDays: config.TRASH_DAYS }),
    ...filer,
    sendeliste,
    jobs,
    sweepWork: () => sweepWork(sweeping),
  }
}
