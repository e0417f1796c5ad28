import { createVisning, type Dokument, getFil, getOriginal } from '@rp/contract/dokument'
import { fillPath } from '@rp/contract/endpoint'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { LoadRange } from '../../ui/pdf-viewer/pdf-source.ts'

/** A viewer token lives for 60 seconds; it is renewed in good time before that. */
const tokenLife = 45_000

export type Filleser = {
  loadRange: (begin: number, end: number, signal: AbortSignal) => Promise<Uint8Array>
  /** Starts a download with the document's title as file name. Rejects with an `ApiError` when it cannot be had. */
  download: () => Promise<void>
}

/**
 * Reads the merged PDF of one document with viewer tokens, which open nothing else: no session token stands in an address.
 * @throws {Error} from `loadRange`, when the file cannot be had
 */
export function createFilleser(id: string): Filleser {
  let token: Promise<string> | null = null
  let made = 0

  const fresh = (): Promise<string> => {
    if (token === null || Date.now() - made > tokenLife) {
      made = Date.now()
      token = call(createVisning, { params: { id } }).then(answer => answer.token)
      token.catch(() => {
        token = null
      })
    }
    return token
  }

  const address = async (extra: Record<string, string> = {}) =>
    `${fillPath(getFil.path, { id })}?${new URLSearchParams({ token: await fresh(), ...extra })}`

  const fetchRange = async (begin: number, end: number, signal: AbortSignal) =>
    fetch(await address(), { headers: { range: `bytes=${begin}-${end - 1}` }, signal })

  return {
    async loadRange(begin, end, signal) {
      let response = await fetchRange(begin, end, signal)
      if (response.status === 401) {
        // The token died on the way, as it does when a laptop has been asleep.
        token = null
        response = await fetchRange(begin, end, signal)
      }
      if (!response.ok) throw new Error(`The file answered ${response.status}`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      // A cache or proxy that ignores ranges answers the whole file.
      return response.status === 206 ? bytes : bytes.slice(begin, end)
    },
    async download() {
      startDownload(await address({ nedlasting: '1' }))
    },
  }
}

/**
 * Starts the download of a file as it came, with its own name.
 * @throws {ApiError} when it cannot be had
 */
export async function downloadOriginal(id: string, filId: string): Promise<void> {
  const { token } = await call(createVisning, { params: { id } })
  startDownload(`${fillPath(getOriginal.path, { id, filId })}?${new URLSearchParams({ token })}`)
}

/** By a link, so that the browser shows how far it has come and the server names the file. */
function startDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** So much of a file is fetched ahead: all of most, and of the others enough for the first page. */
const startBytes = 1024 * 1024

type Fil = Pick<Dokument, '_id' | 'filversjon' | 'bytes'>

/** The beginning of a document's file, fetched before it is opened. Not kept for long. */
export const filStart = ({ _id, filversjon, bytes }: Fil) =>
  queryOptions({
    queryKey: ['dokument', 'fil', _id, filversjon],
    queryFn: ({ signal }) => createFilleser(_id).loadRange(0, Math.min(bytes, startBytes), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })

/** Reads from what was fetched ahead where it reaches that far, also while it is still on its way; else from the server. */
export function readWithStart(client: QueryClient, dokument: Fil, load: LoadRange): LoadRange {
  const options = filStart(dokument)
  return async (begin, end, signal) => {
    const state = client.getQueryState(options.queryKey)
    const ahead = state?.data !== undefined || state?.fetchStatus === 'fetching'
    if (!ahead || end > Math.min(dokument.bytes, startBytes)) return load(begin, end, signal)
    const start = await client.fetchQuery(options).catch(() => null)
    return start === null ? load(begin, end, signal) : start.slice(begin, end)
  }
}
