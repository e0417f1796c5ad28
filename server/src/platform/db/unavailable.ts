/** The database does not answer. The HTTP layer says 503; whether a statement under way took effect is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code = 'database_utilgjengelig'
}

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** SQLSTATE class 08 is a broken connection; the others say that the server stops, starts or is full of sessions. */
const isServerGone = (code: string): boolean => /^(08...|57P0[123]|53300)$/.test(code)

/** The driver gives these no code of their own. */
const DRIVER_SENTENCES =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|not queryable|connection error/

/** Turns a failure to reach the database into `DatabaseUnavailable`; every other error is given back as it is. */
export function mapUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isGone =
    SYSTEM_CODES.has(code) || isServerGone(code) || (!code && DRIVER_SENTENCES.test(error.message))
  return isGone
    ? new DatabaseUnavailable(`database unavailable: ${code} ${error.message}`, { cause: error })
    : error
}

/** SQLSTATE of a database whose disk is full: it can still be read. */
export const databaseFull = '53100'
