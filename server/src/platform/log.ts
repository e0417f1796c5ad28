import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Values under these names never reach a log, however deep they lie. */
export const secretNames = [
  'password',
  'personnummer',
  'token',
  'authorization',
  'captcha',
  'kontonummer',
  'iban',
  'cookie',
  'utfordring',
  'kobling',
  'kode',
  'koder',
  'noekkel',
]
const redacted = secretNames.flatMap(name => [name, `*.${name}`, `*.*.${name}`])

/** What is known of a call before it is answered; no route where nobody answers at its address. */
type Request = { method: string; routeOptions?: { url?: string | undefined } }

/**
 * Structured log on standard output. A call is logged by the pattern of its route (`/api/document/:id`), never by its address: what
 * people type or are sent stands there, secrets included.
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redacted, censor: '[skjult]' },
      serializers: {
        req: ({ method, routeOptions }: Request) => ({ method, route: routeOptions?.url ?? null }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    destination,
  )
