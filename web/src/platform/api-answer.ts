import type { Endpoint } from '@rp/contract/endpoint'
import { fillPath } from '@rp/contract/endpoint'
import { type EndretAv, Feilsvar } from '@rp/contract/errors'
import type * as z from 'zod/mini'
import { expireSession, holdSession } from './session.ts'

/** What an endpoint answers; `undefined` where it answers a file or nothing. */
export type Answer<E extends Endpoint> = E extends { response: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined

/** Sentences of our own, for what the server could not say itself. */
export const ownSentence = {
  nettverk: 'Vi får ikke kontakt med tjenesten. Sjekk nettforbindelsen og prøv igjen.',
  uventet_svar: 'Tjenesten svarte noe vi ikke forstår. Prøv igjen om litt.',
  /** Read once the person has logged in again, over the page: nothing was done. */
  utloept: 'Innloggingen din gjaldt ikke lenger. Prøv igjen.',
  /** What stands before the server answered in its place, as while it starts. */
  nede: 'Tjenesten er nede akkurat nå. Prøv igjen om litt.',
} as const

/** A call that failed. `message` is the sentence to show; `code` is one of the contract's, or `nettverk` / `uventet_svar`. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server has said no, and nothing was done. Without an answer nobody knows. */
  readonly isRefused: boolean
  readonly code: string
  /** Field path -> sentence, where the fault lies in named fields. */
  readonly felt: Readonly<Record<string, string>> | undefined
  /** The object as it stands on the server, with code `konflikt`; or the one that is there already. */
  readonly gjeldende: unknown
  /** Who has changed it meanwhile, with code `konflikt` where the server knows. */
  readonly av: EndretAv | null
  /** Seconds after which the server wants to be asked again; null when it did not say. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    feil: Feilsvar,
    { cause, retryAfter = null }: { cause?: unknown; retryAfter?: number | null } = {},
  ) {
    super(feil.message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.isRefused = status >= 400 && status < 500
    this.code = feil.code
    this.felt = feil.felt
    this.gjeldende = feil.gjeldende
    this.av = feil.av ?? null
    this.retryAfter = retryAfter
  }
}

export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.isRefused

/** Who saved it meanwhile, where that is why a call failed and the server knows. */
export const savedBy = (error: unknown): EndretAv | null => (error instanceof ApiError ? error.av : null)

/** The address of a call: braces filled, query appended; empty query values are left out. */
export function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const path = fillPath(endpoint.path, (params ?? {}) as Record<string, string>)
  return search.size > 0 ? `${path}?${search}` : path
}

/** What the server may want of a session before anything else, and where it is done. */
const heldAt: Readonly<Record<string, string>> = {
  krever_totrinn: '/totrinn',
  krever_koblingsvar: '/koblinger',
}

/** Makes the error of an answer that was not good; ends the session where the server no longer knows it, or holds it back. */
export function errorOf(
  status: number,
  text: string,
  token: string | null,
  retryAfter: string | null = null,
): ApiError {
  const feil = parseFeilsvar(text)
  if (feil?.code === 'ikke_innlogget') {
    expireSession(token)
    feil.message = ownSentence.utloept
  }
  const heldFor = feil && heldAt[feil.code]
  if (heldFor && token !== null) holdSession(token, heldFor)
  const message = status >= 500 ? ownSentence.nede : ownSentence.uventet_svar
  return new ApiError(status, feil ?? { code: 'uventet_svar', message }, {
    retryAfter: retryAfter === null ? null : Number(retryAfter),
  })
}

function parseFeilsvar(text: string): Feilsvar | null {
  try {
    return Feilsvar.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Parses a good answer with the contract's schema. */
export function answerOf<E extends Endpoint>(endpoint: E, status: number, text: string): Answer<E> {
  if (!endpoint.response) return undefined as Answer<E>
  try {
    return endpoint.response.parse(JSON.parse(text)) as Answer<E>
  } catch (cause) {
    throw new ApiError(status, { code: 'uventet_svar', message: ownSentence.uventet_svar }, { cause })
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError(0, { code: 'nettverk', message: ownSentence.nettverk }, { cause })
}

/** Headers of every call: the session's token, where there is one, and what the caller adds. */
export function headersOf(token: string | null, extra: Readonly<Record<string, string>> = {}): Headers {
  const headers = new Headers({ accept: 'application/json', ...extra })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  return headers
}
