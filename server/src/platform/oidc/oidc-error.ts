/** `nede`: the provider was not reached, or is out of order. `avvist`: what came back proves nothing. */
export type OidcFailure = 'nede' | 'avvist' | 'for_svak'

export class OidcError extends Error {
  readonly failure: OidcFailure

  constructor(failure: OidcFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'OidcError'
    this.failure = failure
  }
}
