import type { Endpoint } from '@rp/contract/endpoint'
import { utgaveHeader } from '@rp/contract/oppsett'
import type * as z from 'zod/mini'
import type { Answer } from './api-answer.ts'
import {
  ApiError,
  addressOf,
  answerOf,
  errorOf,
  headersOf,
  isRefused,
  networkError,
  savedBy,
} from './api-answer.ts'
import { isInDoubleClick } from './double-click.ts'
import { getOppsett } from './oppsett.ts'
import { getToken } from './session.ts'
import { noteOutdated } from './utgave.ts'

export { type Answer, ApiError, isRefused, savedBy }

type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined

type Part<E, Name extends string> = E extends Record<Name, infer S> ? { [N in Name]: Input<S> } : object
type OptionalPart<E, Name extends string> =
  E extends Record<Name, infer S> ? { [N in Name]?: Input<S> | undefined } : object

/** What a call carries. Path parameters and body are demanded where the endpoint has them. */
export type CallOptions<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'body'> &
  OptionalPart<E, 'query'> & {
    signal?: AbortSignal | undefined
    headers?: Readonly<Record<string, string>> | undefined
  }

type AnyOptions = {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>> | undefined
}

/** An answer that names another edition than this page's means that the portal was upgraded meanwhile. */
export function heedUtgave(utgave: string | null): void {
  const own = getOppsett().utgave
  if (utgave !== null && own !== '' && utgave !== own) noteOutdated()
}

declare global {
  interface Window {
    /** What public/start.js has asked for, by its address; nothing where the page is not ours. */
    rpHentet?: Map<string, { token: string; answer: Promise<Response> }>
  }
}

/** As old an answer as the cache of queries takes for fresh (app/query-client.ts). */
const freshMs = 30_000

/** The answer that is under way since before the scripts were here: once, and only to who asked. What changes anything makes it old. */
function takeHentet(method: string, address: string, token: string | null): Promise<Response> | null {
  const hentet = window.rpHentet?.get(address)
  if (method === 'GET') window.rpHentet?.delete(address)
  else window.rpHentet?.clear()
  return method === 'GET' && hentet?.token === token && performance.now() < freshMs ? hentet.answer : null
}

/**
 * Calls an endpoint of the contract and parses its answer.
 * @throws {ApiError} for every answer that is not good, and when no answer came
 * @throws {DOMException} named `AbortError` when `signal` was aborted
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  ...[given]: object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]
): Promise<Answer<E>> => callAsAsked(endpoint, given ?? {})

/** As long as the second half of a double click may come after the answer to the first. */
const againMs = 500
/** As long as somebody may try again what had no answer. */
const againLongMs = 120_000
let latest: { asked: string; answer: Promise<unknown> } | null = null

/**
 * Keys of changes that may have been made without our hearing of it: sent again they are answered as they were, and made once. Only while
 * nothing else is done, and not for long: later the same is asked for anew.
 */
const unanswered = new Map<string, string>()

/**
 * As `call`, with words from the page's address: what means nothing there, the server refuses with a sentence.
 * The same change asked for by the second half of a double click, while it is under way or just done, gets the answer of the first: sent
 * twice it would be told that somebody else had changed or deleted what it is about.
 */
export function callAsAsked<E extends Endpoint>(endpoint: E, options: AnyOptions): Promise<Answer<E>> {
  if (endpoint.method === 'GET') return send(endpoint, options)
  const { params, query, body } = options
  const asked = JSON.stringify([endpoint.method, endpoint.path, params, query, body, getToken()])
  if (latest?.asked === asked && isInDoubleClick()) return latest.answer as Promise<Answer<E>>
  const noekkel = unanswered.get(asked) ?? crypto.randomUUID()
  unanswered.set(asked, noekkel)
  const answer = send(endpoint, { ...options, headers: { 'idempotency-key': noekkel, ...options.headers } })
  const mine = { asked, answer }
  latest = mine
  const forget = () => {
    if (latest === mine) latest = null
  }
  answer.then(
    () => {
      unanswered.clear()
      setTimeout(forget, againMs)
    },
    () => {
      setTimeout(() => unanswered.delete(asked), againLongMs)
      forget()
    },
  )
  return answer
}

async function send<E extends Endpoint>(endpoint: E, options: AnyOptions): Promise<Answer<E>> {
  const token = getToken()
  const headers = headersOf(token, options.headers)
  const init: RequestInit = { method: endpoint.method, headers, signal: options.signal ?? null }
  if (options.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(options.body)
  }
  let response: Response
  let text: string
  try {
    const address = addressOf(endpoint, options.params, options.query)
    response = await (takeHentet(endpoint.method, address, token) ?? fetch(address, init))
    heedUtgave(response.headers.get(utgaveHeader))
    text = await response.text()
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw networkError(cause)
  }
  if (!response.ok) throw errorOf(response.status, text, token)
  return answerOf(endpoint, response.status, text)
}
