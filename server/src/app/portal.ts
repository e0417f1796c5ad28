import type { Oppsett } from '@rp/contract/oppsett'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { createAbandonedJobs } from '../platform/jobs/abandoned-jobs.ts'
import { countJobs } from '../platform/jobs/job-tables.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics, type Metrics, serveMetrics } from '../platform/metrics.ts'
import { StartError } from '../platform/start-error.ts'
import { ensureAdministrator } from './administrator.ts'
import { type AppOptions, buildApp } from './build-app.ts'
import { type Closers, createClosers } from './closers.ts'
import { openDatabase } from './open-database.ts'
import { recurringJobs } from './recurring-jobs.ts'
import { createServices, type Services } from './services.ts'

export type Portal = { address: string; demo: Oppsett['demo']; stop(): Promise<void> }

type PortalOptions = {
  config: Config
  log: Log
  web: AppOptions['web']
  /** Tells the person at the keyboard what takes time. */
  say: (line: string) => void
}

const jobsAtOnce = 4
const sweepEveryMs = 60_000
const isPortTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

const hostOf = ({ HOST, production }: Config): string => HOST ?? (production ? '0.0.0.0' : '127.0.0.1')

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.PORT, host: hostOf(config) })
  } catch (error) {
    if (isPortTaken(error))
      throw new StartError(
        `Port ${config.PORT} er i bruk. Stopp det som bruker den, eller velg en annen med PORT.`,
      )
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new StartError(`Portalen får ikke bruke port ${config.PORT}. Velg en over 1024 med PORT.`)
    throw error
  }
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.PORT
  return config.PUBLIC_URL ?? `http://localhost:${port}`
}

type Running = {
  config: Config
  services: Services
  log: Log
  closers: Closers
  metrics?: Metrics | undefined
}

async function startWeb(
  { config, services, log, closers, metrics }: Running,
  web: AppOptions['web'],
  demo: Oppsett['demo'],
) {
  let accepting = true
  const app = await buildApp({ config, services, log, web, demo, isAccepting: () => accepting, metrics })
  const address = await listen(app, config)
  closers.add(async () => {
    accepting = false
    await app.close()
  })
  return address
}

/**
 * Reading takes minutes, and so may a virus scanner that does not answer. Mail must not wait for them: each has a worker of its own,
 * which does so many documents at a time.
 */
const slow = { ki_les: 1, kontroller_virus: 2 } as const

async function startWorker(
  { services, log, closers }: Running,
  pool: Parameters<typeof startJobs>[0]['pool'],
) {
  const isSlow = (name: string) => name in slow
  const all = Object.entries(services.jobs)
  const handlers = Object.fromEntries(all.filter(([name]) => !isSlow(name)))
  const runners = [
    { handlers, recurring: recurringJobs.filter(({ name }) => name in handlers), concurrency: jobsAtOnce },
  ]
  for (const [name, concurrency] of Object.entries(slow)) {
    const handler = services.jobs[name]
    if (handler) runners.push({ handlers: { [name]: handler }, recurring: [], concurrency })
  }
  await services.kiLesing.resume()
  await services.sletting.resume()
  const abandoned = createAbandonedJobs(pool, recurringJobs)
  closers.add(() => abandoned.stop())
  await abandoned.start()
  for (const runner of runners) {
    const started = await startJobs({ pool, log, abandoned, ...runner })
    closers.add(() => started.stop())
  }
  closers.add(async () => services.kiLesing.stop())
  closers.add(async () => services.viruskontroll.stop())
}

/**
 * What a killed process leaves readable must not lie there until somebody happens to look. No job: one machine would take it, and
 * sweep its own disk alone.
 */
async function startSweeping(services: Services, log: Log, closers: Closers): Promise<void> {
  await services.sweepWork()
  const sweep = () =>
    services.sweepWork().catch(error => log.error({ err: error }, 'failed to sweep the work folder'))
  const timer = setInterval(sweep, sweepEveryMs)
  closers.add(async () => clearInterval(timer))
}

/** Figures, where a port is set for them. */
async function startMetrics(
  config: Config,
  { db }: Services,
  pool: Parameters<typeof createMetrics>[0]['pool'],
  closers: Closers,
): Promise<Metrics | undefined> {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = config
  if (port === undefined) return undefined
  const metrics = await createMetrics({ pool, countJobs: () => countJobs(db) })
  try {
    const served = await serveMetrics(metrics, { port, token, host: hostOf(config) })
    closers.add(() => served.close())
  } catch (error) {
    throw new StartError(
      `Port ${port} for målinger kan ikke brukes (${(error as NodeJS.ErrnoException).code}). Velg en annen med METRICS_PORT. Hver prosess trenger sin egen.`,
      { cause: error },
    )
  }
  return metrics
}

/** What draws the demo's contracts is never in the memory of a portal without a demo. */
async function fillDemo(
  config: Config,
  services: Services,
  say: PortalOptions['say'],
): Promise<Oppsett['demo']> {
  if (config.production || config.DEMO === false) return null
  const { ensureDemo } = await import('../demo/seed-demo.ts')
  return ensureDemo(services, say)
}

/** Merging may take longer than a stop: then it is broken off, while there is time to tell the sender and to clean up. */
const mergeShare = 0.6

async function stop({ config, services, closers }: Running): Promise<void> {
  const breakOff = setTimeout(() => void services.pdf.close(), config.STOP_SECONDS * 1000 * mergeShare)
  await closers.closeAll()
  clearTimeout(breakOff)
}

/** For those who set up a read replica for an earlier version (decision 0021). */
const replicaIsGone =
  'DATABASE_REPLICA_URL is set, but read replicas are no longer used: DATABASE_URL answers everything. Remove the setting.'

/**
 * Starts the portal, or the part of it that PROCESS names.
 * @throws StartError with a sentence for the person at the keyboard; what was opened is closed again
 */
export async function startPortal({ config, log, web, say }: PortalOptions): Promise<Portal> {
  const closers = createClosers(log)
  if (config.DATABASE_REPLICA_URL) log.warn(replicaIsGone)
  try {
    const database = await openDatabase(config, log, closers)
    const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
    const services = await createServices({ config, publicUrl, database, log })
    closers.add(() => services.pdf.close())
    closers.add(() => services.kiReader.close())
    const gjenlagte = await services.sletting.reapplyErasures()
    if (gjenlagte > 0) log.warn({ gjenlagte }, 'people were erased anew')
    await startSweeping(services, log, closers)
    await services.bruker.fillKontonummerIndeks()
    await services.registreringsliste.fillOrder()
    await ensureAdministrator(config, services)
    const demo = await fillDemo(config, services, say)
    const metrics = await startMetrics(config, services, database.pool, closers)
    const running = { config, services, log, closers, metrics }
    const address = config.PROCESS === 'worker' ? publicUrl : await startWeb(running, web, demo)
    if (config.PROCESS !== 'web') await startWorker(running, database.pool)
    return { address, demo, stop: () => stop(running) }
  } catch (error) {
    await closers.closeAll()
    throw error
  }
}
