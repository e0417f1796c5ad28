import type { Endpoint } from '@rp/contract/endpoint'
import { utgaveHeader } from '@rp/contract/oppsett'
import { heedUtgave } from './api.ts'
import { type Answer, ApiError, addressOf, answerOf, errorOf, headersOf, networkError } from './api-answer.ts'
import { getToken } from './session.ts'

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

/** What stands before the server takes no more than so much, and says it in its own way. */
const forStor = 'Det du sendte, er for stort. Velg en mindre fil, eller send færre om gangen.'

function errorOfForm(request: XMLHttpRequest, token: string | null): ApiError {
  const error = errorOf(request.status, request.responseText, token, request.getResponseHeader('retry-after'))
  if (error.status === 413 && error.code === 'uventet_svar') error.message = forStor
  return error
}

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
        if (request.status < 200 || request.status > 299) throw errorOfForm(request, token)
        resolve(answerOf(endpoint, request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
