import { setTimeout as sleep } from 'node:timers/promises'
import type { Oppsett } from '@rp/contract/oppsett'
import { sql } from 'kysely'
import { registerAuthRoutes } from '../features/auth/auth.routes.ts'
import { createAuthorize } from '../features/auth/authorize.ts'
import { registerKontoRoutes } from '../features/auth/konto/konto.routes.ts'
import { registerOidcRoutes } from '../features/auth/oidc/oidc.routes.ts'
import { registerSesjonRoutes } from '../features/auth/sesjon/sesjon.routes.ts'
import { registerTotrinnRoutes } from '../features/auth/totrinn/totrinn.routes.ts'
import { registerBrukerRoutes } from '../features/bruker/bruker.routes.ts'
import { registerPersonnummerRoutes } from '../features/bruker/personnummer/personnummer.routes.ts'
import { registerBrukerStabRoutes } from '../features/bruker/stab/stab.routes.ts'
import { registerDokumentRoutes } from '../features/dokument/dokument.routes.ts'
import { registerFilterRoutes } from '../features/dokument/filter/filter.routes.ts'
import { registerFraseRoutes } from '../features/dokument/frase/frase.routes.ts'
import { registerListeRoutes } from '../features/dokument/liste/liste.routes.ts'
import { registerMasseendringRoutes } from '../features/dokument/masseendring/masseendring.routes.ts'
import { registerOpplastingRoutes } from '../features/dokument/opplasting/opplasting.routes.ts'
import { registerPapirkurvRoutes } from '../features/dokument/papirkurv/papirkurv.routes.ts'
import { registerVurderingRoutes } from '../features/dokument/vurdering/vurdering.routes.ts'
import { registerFordelingRoutes } from '../features/fordeling/fordeling.routes.ts'
import { registerHistorikkRoutes } from '../features/historikk/historikk.routes.ts'
import { registerInnstillingRoutes } from '../features/innstilling/innstilling.routes.ts'
import { registerKiRoutes } from '../features/ki/ki.routes.ts'
import { registerOversiktRoutes } from '../features/oversikt/oversikt.routes.ts'
import { registerEgneDataRoutes } from '../features/personvern/egne-data/egne-data.routes.ts'
import { registerPersonvernRoutes } from '../features/personvern/personvern.routes.ts'
import { registerEnhetsregisterRoutes } from '../features/produksjon/enhetsregister/enhetsregister.routes.ts'
import { registerForslagRoutes } from '../features/produksjon/forslag/forslag.routes.ts'
import { registerNyProduksjonRoutes } from '../features/produksjon/ny/ny.routes.ts'
import { registerProduksjonRoutes } from '../features/produksjon/produksjon.routes.ts'
import { registerRegisterRoutes } from '../features/produksjon/register/register.routes.ts'
import { registerSammenslaaingRoutes } from '../features/produksjon/sammenslaaing/sammenslaaing.routes.ts'
import { registerSelskapRoutes } from '../features/produksjon/selskap/selskap.routes.ts'
import { registerSaksbehandlingRoutes } from '../features/sak/behandling/behandling.routes.ts'
import { registerSakRoutes } from '../features/sak/sak.routes.ts'
import { registerSendelisteRoutes } from '../features/sendeliste/sendeliste.routes.ts'
import { type Health, registerSystemRoutes } from '../features/system/system.routes.ts'
import type { Config } from '../platform/config/config.ts'
import { createRoutes } from '../platform/http/caller-route.ts'
import { createHttpServer } from '../platform/http/server.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { registerFordelingen } from './fordeling.ts'
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
  ki: config.KI,
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
  })
  registerAuthRoutes(route, services.auth, services.oidc)
  registerKontoRoutes(route, services.konto)
  registerOidcRoutes(route, services.oidc, services.auth)
  registerSesjonRoutes(route, services.sesjon)
  registerTotrinnRoutes(route, services.totrinn)
  registerBrukerRoutes(route, services.bruker)
  registerBrukerStabRoutes(route, services.brukerStab)
  registerPersonnummerRoutes(route, services.personnummer)
  registerEgneDataRoutes(route, services.egneData)
  registerPersonvernRoutes(route, services)
  registerDokumentRoutes(route, services)
  registerKiRoutes(route, services.ki, services.kiKvalitet)
  registerVurderingRoutes(route, services.vurdering)
  registerFraseRoutes(route, services.frase)
  registerListeRoutes(route, services.registreringsliste)
  registerMasseendringRoutes(route, services.masseendring)
  registerPapirkurvRoutes(route, services.papirkurv)
  registerFilterRoutes(route, services.filter)
  registerOpplastingRoutes(route, services.opplasting, services.dokument)
  registerProduksjonRoutes(route, services.produksjon, services)
  registerRegisterRoutes(route, services.register)
  registerOversiktRoutes(route, services.oversikt, services.feilet, services.viruskontroll)
  registerFordelingRoutes(route, services.fordeling)
  registerFordelingen(route, services)
  registerSammenslaaingRoutes(route, services.sammenslaaing)
  registerSelskapRoutes(route, services.selskap)
  registerEnhetsregisterRoutes(route, services.enhetsregister)
  registerHistorikkRoutes(route, services.historikk)
  registerForslagRoutes(route, services.forslag)
  registerNyProduksjonRoutes(route, services.nyProduksjon)
  registerSendelisteRoutes(route, services.sendeliste)
  registerInnstillingRoutes(route, services)
  registerSakRoutes(route, services.sak, services.henvendelse)
  registerSaksbehandlingRoutes(route, services.saksbehandling)
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
