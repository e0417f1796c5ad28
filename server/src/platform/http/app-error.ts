import { type EndretAv, type ErrorCode, errorStatus, sentence } from '@rp/contract/errors'

type Details = {
  /** Fills the placeholders of the sentence. */
  values?: Readonly<Record<string, string>>
  /** Field path -> Norwegian sentence. */
  felt?: Readonly<Record<string, string>>
  /** The object as it stands now, for code `konflikt`; or the one that is there already. */
  gjeldende?: unknown
  /** Who has changed it meanwhile. */
  av?: EndretAv
  /** Seconds to wait before the next try; becomes the Retry-After header. */
  retryAfter?: number
  cause?: unknown
}

/** A failure with a name. The person reads the sentence of its code; the log reads `logMessage`, never the other way round. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details

  constructor(code: ErrorCode, logMessage: string, details: Details = {}) {
    super(logMessage, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorStatus[code]
    this.details = details
  }

  /** The body that the caller gets. */
  toAnswer() {
    const { felt, gjeldende, av, values } = this.details
    const first = felt && Object.values(felt)[0]
    const message = this.code === 'ugyldig_foresporsel' && first ? first : sentence(this.code, values)
    return {
      message,
      code: this.code,
      ...(felt && { felt }),
      ...(gjeldende !== undefined && { gjeldende }),
      ...(av && { av }),
    }
  }
}
