import type { Endpoint } from '@rp/contract/endpoint'
import { utgaveHeader } from '@rp/contract/oppsett'
import type * as z from 'zod/mini'
import type { Answer } from './api-answer.ts'
import { ApiError, addressOf, answerOf, errorOf, headersOf, networkError } from './api-answer.ts'
import { getOppsett } from './oppsett.ts'
import { getToken } from './session.ts'
import { noteOutdated } from './utgave.ts'

export { type Answer, ApiError }

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
function heedUtgave(utgave: string | null): void {
  const own = getOppsett().utgave
  if (utgave !== null && own !== '' && utgave !== own) noteOutdated()
}

/**
 * Calls an endpoint of the contract and parses its answer.
 * @throws {ApiError} for every answer that is not good, and when no answer came
 * @throws {DOMException} named `AbortError` when `signal` was aborted
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]
): Promise<Answer<E>> {
  const options = (given ?? {}) as AnyOptions
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
    response = await fetch(addressOf(endpoint, options.params, options.query), init)
    heedUtgave(response.headers.get(utgaveHeader))
    text = await response.text()
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw networkError(cause)
  }
  if (!response.ok) throw errorOf(response.status, text, token)
  return answerOf(endpoint, response.status, text)
}

export type UploadOptions = {
  form: FormData
  params?: Readonly<Record<string, string>>
  /** Bytes of the request body sent so far, and all of them. */
  onProgress?: (sent: number, total: number) => void
  /** The portal is too busy now; it is sent again after so many seconds. */
  onWait?: (seconds: number) => void
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
}

const sendingsAtMost = 6
const longestWait = 60

/** Seconds until the same sending may be tried again; null when that would not help, or could do its work twice. */
function secondsToWait(error: unknown, { headers }: UploadOptions): number | null {
  if (!(error instanceof ApiError) || !headers?.['idempotency-key']) return null
  if (error.status !== 429 && error.status !== 503) return null
  return error.retryAfter !== null && error.retryAfter <= longestWait ? error.retryAfter : null
}

/**
 * Sends a multipart form and tells how many bytes have gone. A portal that is busy for a moment is asked again by itself.
 * @throws {ApiError} and {DOMException} as `call` does
 */
export async function uploadForm<E extends Endpoint>(
  endpoint: E,
  options: UploadOptions,
): Promise<Answer<E>> {
  for (let sendings = 1; ; sendings++) {
    try {
      return await sendForm(endpoint, options)
    } catch (error) {
      const seconds = secondsToWait(error, options)
      if (seconds === null || sendings >= sendingsAtMost) throw error
      options.onWait?.(seconds)
      await wait(seconds, options.signal)
    }
  }
}

const aborted = () => new DOMException('Avbrutt', 'AbortError')

const wait = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const stop = () => {
      clearTimeout(timer)
      reject(aborted())
    }
    signal?.addEventListener('abort', stop, { once: true })
  })

/** XMLHttpRequest, because fetch reports no upload progress. */
function sendForm<E extends Endpoint>(endpoint: E, options: UploadOptions): Promise<Answer<E>> {
  const { form, params, onProgress, signal, headers } = options
  const token = getToken()
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted())
    const request = new XMLHttpRequest()
    request.open(endpoint.method, addressOf(endpoint, params, undefined))
    headersOf(token, headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = event => onProgress?.(event.loaded, event.total)
    request.onerror = () => reject(networkError(undefined))
    request.onabort = () => reject(aborted())
    request.onload = () => {
      heedUtgave(request.getResponseHeader(utgaveHeader))
      try {
        if (request.status < 200 || request.status > 299)
          throw errorOf(request.status, request.responseText, token, request.getResponseHeader('retry-after'))
        resolve(answerOf(endpoint, request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
