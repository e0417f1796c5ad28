import { setTimeout as sleep } from 'node:timers/promises'
import type { Oppsett } from '@rp/contract/oppsett'
import { sql } from 'kysely'
import { createOwnerOf, registerAuthRoutes } from '../features/auth/auth.routes.ts'
import { createAuthorize } from '../features/auth/authorize.ts'
import { registerBrukerRoutes } from '../features/bruker/bruker.routes.ts'
import { registerDokumentRoutes } from '../features/dokument/dokument.routes.ts'
import { registerFordelingRoutes } from '../features/fordeling/fordeling.routes.ts'
import { registerHistorikkRoutes } from '../features/historikk/historikk.routes.ts'
import { createRepeat } from '../features/idempotens/idempotens.service.ts'
import { registerInnstillingRoutes } from '../features/innstilling/innstilling.routes.ts'
import { registerKiRoutes } from '../features/ki/ki.routes.ts'
import { registerOversiktRoutes } from '../features/oversikt/oversikt.routes.ts'
import { registerPersonvernRoutes } from '../features/personvern/personvern.routes.ts'
import { registerProduksjonRoutes } from '../features/produksjon/produksjon.routes.ts'
import { registerSakRoutes } from '../features/sak/sak.routes.ts'
import { registerSendelisteRoutes } from '../features/sendeliste/sendeliste.routes.ts'
import { type Health, registerSystemRoutes } from '../features/system/system.routes.ts'
import type { Config } from '../platform/config/config.ts'
import { createRoutes } from '../platform/http/caller-route.ts'
import { createListExport } from '../platform/http/list-export.ts'
import { createHttpServer } from '../platform/http/server.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Services } from './services.ts'
import { serveBuiltWeb, serveNoWeb, serveWebSources } from './web.ts'

export type AppOptions = {
  config: Config
  services: Services
  log: Log
  /** `built`: web/dist. `sources`: Vite compiles as asked (development). `none`: the API alone (tests). */
  web: 'built' | 'sources' | 'none'
  demo: Oppsett['demo']
  /** False once the portal has been told to stop. */
  isAccepting?: () => boolean
  /** Told of every path as it is registered; the tests hold them against the contract. */
  onRoute?: (url: string) => void
  metrics?: Metrics | undefined
}

const readOppsett = async (config: Config, services: Services, demo: Oppsett['demo']): Promise<Oppsett> => ({
  ...(await services.innstilling.getOppsett()),
  organisasjon: config.ORGANISATION,
  maksFiler: config.UPLOAD_MAX_FILES,
  maksBytes: config.UPLOAD_MAX_MB * 2 ** 20,
  ki: config.KI === 'ekstern' && config.KI_BILDER !== 'av' ? 'ekstern_bilder' : config.KI,
  oidc: config.OIDC_ISSUER ? { knapp: config.OIDC_KNAPP } : null,
  utgave: '',
  oppbevaring: { ...(await services.innstilling.getOppbevaring()), papirkurv: config.TRASH_DAYS },
  enhetsregisteret: config.ENHETSREGISTERET_URL !== undefined,
  demo,
})

/** Who asks whether the portal is ready, does not wait for a database or a file store that hangs. */
const healthMs = 2000
const giveUp = () => Promise.reject(new Error('no answer in time'))

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

async function checkHealth({ db, storage }: Services, isAccepting: () => boolean): Promise<Health> {
  const inTime = (work: Promise<unknown>) =>
    succeeds(Promise.race([work, sleep(healthMs, null, { ref: false }).then(giveUp)]))
  const [database, filer] = await Promise.all([inTime(sql`select 1`.execute(db)), inTime(storage.check())])
  return { ready: database && filer && isAccepting(), checks: { database, filer } }
}

const createServer = ({
  config,
  services,
  log,
  web,
}: Pick<AppOptions, 'config' | 'services' | 'log' | 'web'>) =>
  createHttpServer({
    log,
    trustProxy: config.TRUST_PROXY === true,
    development: web === 'sources',
    origin: config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin,
    formTargets: services.oidc.listFormTargets,
  })

/** The HTTP server with every route, not listening yet: tests inject requests into it. */
export async function buildApp({
  config,
  services,
  log,
  web,
  demo,
  isAccepting = () => true,
  onRoute,
  metrics,
}: AppOptions) {
  const app = await createServer({ config, services, log, web })
  metrics?.observe(app)
  if (onRoute) app.addHook('onRoute', ({ url }) => onRoute(url))
  const route = createRoutes(app, createAuthorize(services.auth), {
    checkAnswers: config.NODE_ENV === 'test',
    collect: createListExport(services.inSnapshot, services.workFolder),
    repeat: createRepeat(services),
    ownerOf: createOwnerOf(services.auth),
  })
  registerAuthRoutes(route, services)
  registerBrukerRoutes(route, services)
  registerPersonvernRoutes(route, services)
  registerDokumentRoutes(route, services)
  registerKiRoutes(route, services)
  registerProduksjonRoutes(route, services)
  registerSendelisteRoutes(route, services.sendeliste)
  registerFordelingRoutes(route, services)
  registerSakRoutes(route, services)
  registerOversiktRoutes(route, services.oversikt, services.feilet, services.viruskontroll)
  registerHistorikkRoutes(route, services.historikk)
  registerInnstillingRoutes(route, services)
  registerSystemRoutes(app, {
    checkHealth: () => checkHealth(services, isAccepting),
    listLocalMail: config.production || config.SMTP_URL ? null : services.outbox.listLocal,
  })
  const oppsett = () => readOppsett(config, services, demo)
  if (web === 'built') await serveBuiltWeb(app, oppsett)
  if (web === 'none') serveNoWeb(app)
  if (web === 'sources') await serveWebSources(app, oppsett)
  return app
}
