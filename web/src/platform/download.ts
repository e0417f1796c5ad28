import type { Endpoint } from '@rp/contract/endpoint'
import { ApiError, addressOf, errorOf, headersOf, networkError } from './api-answer.ts'
import { getToken } from './session.ts'

export type DownloadOptions = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
  /** Bytes that have come so far, and all of them; 0 where the server has not said how many. */
  onProgress?: (received: number, total: number) => void
  signal?: AbortSignal
}

/**
 * Fetches a file that an endpoint answers.
 * @throws {ApiError} for every answer that is not good, and when the file did not come whole
 * @throws {DOMException} named `AbortError` when `signal` was aborted
 */
export async function downloadFile(endpoint: Endpoint, options: DownloadOptions = {}): Promise<Blob> {
  const { params, query, onProgress, signal } = options
  const token = getToken()
  try {
    const response = await fetch(addressOf(endpoint, params, query), {
      headers: headersOf(token),
      signal: signal ?? null,
    })
    if (!response.ok || response.body === null) throw errorOf(response.status, await response.text(), token)
    const total = Number(response.headers.get('content-length'))
    let received = 0
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.byteLength
        onProgress?.(received, total)
        controller.enqueue(chunk)
      },
    })
    return await new Response(response.body.pipeThrough(counter)).blob()
  } catch (cause) {
    // A broken-off body fails with an error of another name.
    if (signal?.aborted) throw signal.reason
    if (cause instanceof ApiError) throw cause
    throw networkError(cause)
  }
}
