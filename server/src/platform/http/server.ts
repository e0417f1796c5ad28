import multipart from '@fastify/multipart'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { DatabaseUnavailable, databaseFull } from '../db/unavailable.ts'
import type { Log } from '../log.ts'
import { AppError } from './app-error.ts'
import { type Every, everySecond, requirePace } from './body-pace.ts'
import { compressJson } from './compressed.ts'
import { createHearing } from './hear-out.ts'
import { requireSameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'

type Hearing = ReturnType<typeof createHearing>

const jsonLimit = 1024 * 1024
const minute = 60_000

/** A photo from a phone on a slow line takes its time; a header does not. */
const timeouts = {
  requestTimeout: 30 * minute,
  keepAliveTimeout: 10_000,
  connectionTimeout: 2 * minute,
} as const

/** Names for what the framework itself refuses. Its own words quote the address or the body: the log gets their code. */
function fromFramework(error: FastifyError): AppError {
  const { statusCode: status = 500, code = 'refused by the framework' } = error
  if (status === 413) return new AppError('foresporsel_for_stor', code)
  if (status === 415) return new AppError('feil_innholdstype', code)
  if (status === 404) return new AppError('ikke_funnet', code)
  if (status >= 400 && status < 500) return new AppError('ugyldig_foresporsel', code)
  return new AppError('intern_feil', error.message, { cause: error })
}

/** What the system says of the folder that files pass through. */
const diskFull = ['ENOSPC', 'EDQUOT']
/** Somebody must make room first: no program gains by asking soon. */
const fullSeconds = 300
const damagedText = '22021'
/** A statement that took too long, and what still was in others' way after some tries: deadlock, serialization. */
const tooBusy = ['57014', '40P01', '40001']

/** Every failure as a fact with a name; what is not foreseen is `intern_feil`, and its details stay in the log. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DatabaseUnavailable)
    return new AppError('database_utilgjengelig', error.message, { retryAfter: 1, cause: error })
  const { code } = error as { code?: string }
  if (code && tooBusy.includes(code))
    return new AppError('database_utilgjengelig', `database busy: ${code}`, { retryAfter: 1, cause: error })
  if (code === databaseFull)
    return new AppError('database_full', 'database disk full', { retryAfter: fullSeconds, cause: error })
  if (code && diskFull.includes(code)) return new AppError('lager_fullt', 'disk full', { cause: error })
  if (code === damagedText)
    return new AppError('ugyldig_foresporsel', 'text the database cannot hold', { cause: error })
  return fromFramework(error as FastifyError)
}

const fileHeaders = ['Content-Disposition', 'Content-Range', 'Content-Length', 'Accept-Ranges', 'ETag']

function answerError(hearing: Hearing | null, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error)
  const level = appError.status >= 500 ? 'error' : 'info'
  request.log[level](
    { code: appError.code, reason: appError.message, ...(level === 'error' && { err: error }) },
    'refused',
  )
  if (appError.details.retryAfter) reply.header('Retry-After', appError.details.retryAfter)
  // A file that fails before its first byte has been announced already.
  for (const name of fileHeaders) reply.removeHeader(name)
  reply.type('application/json; charset=utf-8')
  reply.status(appError.status).header('Cache-Control', 'no-store')
  if (!hearing || !request.isMultipart() || request.raw.readableEnded) return reply.send(appError.toAnswer())
  const text = JSON.stringify(appError.toAnswer())
  return reply.header('Content-Length', Buffer.byteLength(text)).send(hearing.answer(request.raw, text))
}

/** A client that keeps its connection must not hold up a portal that stops: each connection ends with the answer under way. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
  // An answer whose header had already left could not say so.
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
  })
}

/** A Fastify server with the portal's limits, headers and errors, and no routes yet. */
export async function createHttpServer(options: {
  log: Log
  trustProxy: boolean
  development: boolean
  /** Where people reach the portal, when that is known. */
  origin?: string | undefined
  /** The beat by which the pace of bodies is looked at; a test has its own. */
  every?: Every
  /** Other origins that a page may send a form to, as they are known now. */
  formTargets?: () => readonly string[]
}): Promise<FastifyInstance> {
  const { development, formTargets = () => [] } = options
  const headers = () => securityHeaders({ development, formTargets: formTargets() })
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // The balancer's own entry alone: what stands before it in the header came from whoever called.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: jsonLimit,
    // What cannot even be routed, such as a broken % in the address, passes by the hooks below.
    frameworkErrors: (error, request, reply) => answerError(null, error, request, reply.headers(headers())),
    ...timeouts,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A connection that is idle when the portal stops must not hold it up.
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  // Some clients name JSON on every call, also on those that carry nothing.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  )
  const hearing = createHearing(options.every ?? everySecond)
  app.setErrorHandler((error, request, reply) => answerError(hearing, error, request, reply))
  app.addHook('preClose', async () => hearing.stop())
  endConnectionsOnClose(app)
  compressJson(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers())
  })
  requirePace(app, options.every)
  app.addHook('onRequest', requireSameOrigin(options.origin))
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store')
  })
  await app.register(multipart)
  return app
}
