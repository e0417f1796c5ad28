import type { Endpoint } from '@rp/contract/endpoint'
import type { Listeformat } from '@rp/contract/liste'
import { ApiError, addressOf, errorOf, headersOf, networkError } from './api-answer.ts'
import { fileDate, formatBytes } from './format.ts'
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

/** Hands the browser a file to keep. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has begun by then; without this the file stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export type Asked = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
}

/** Hands the browser a file of all that the query leaves, without page: what `ListMenu` calls. `name` is without date and ending. */
export const exportList =
  (endpoint: Endpoint, name: string, { query = {}, ...options }: Asked) =>
  async (fil: Listeformat, onProgress: (howMuch: string) => void, signal: AbortSignal): Promise<void> => {
    const { side: _, antall: __, ...asked } = query
    const file = await downloadFile(endpoint, {
      ...options,
      query: { ...asked, fil },
      onProgress: bytes => onProgress(formatBytes(bytes)),
      signal,
    })
    saveFile(file, `${name}-${fileDate(new Date())}.${fil}`)
  }
