import pino, { type Logger } from 'pino'

export type Log = Logger

/** Values under these names never reach a log, however deep they lie. */
const secretNames = [
  'password',
  'personnummer',
  'token',
  'authorization',
  'captcha',
  'kontonummer',
  'iban',
  'cookie',
]
const redacted = secretNames.flatMap(name => [name, `*.${name}`, `*.*.${name}`])

/** Structured log on standard output. An address is logged without its query, since a viewer token may stand there. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[skjult]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  })
