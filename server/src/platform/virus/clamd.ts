import { once } from 'node:events'
import net from 'node:net'

/** What the scanner says of a content: the name of what it found, or null when it found nothing. */
export type ScanResult = { found: string | null }

/** No answer that can be relied on: away, slow, or saying something else. The content is as unknown as before. */
export class ScannerUnavailable extends Error {}

export type VirusScanner = {
  /** Streams the content to the scanner; nothing of it is kept. @throws ScannerUnavailable */
  scan(content: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<ScanResult>
  /** @throws ScannerUnavailable when it does not answer */
  ping(): Promise<void>
}

export type ClamdOptions = {
  /** `/path/of/clamd.ctl`, or `host:port`. */
  address: string
  /** For one content, from the first byte sent to the answer. */
  timeoutMs: number
}

const longestReply = 4096

/** Where the scanner listens; null when the address names neither a socket file nor host and port. */
export function parseClamdAddress(address: string): net.NetConnectOpts | null {
  const socket = /^(?:unix:)?(\/.+)$/.exec(address)
  if (socket?.[1]) return { path: socket[1] }
  const [, host = '', port = ''] = /^(?:tcp:\/\/)?(\[[0-9a-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(address) ?? []
  const number = Number(port)
  return host && number > 0 && number < 65_536 ? { host: host.replace(/[[\]]/g, ''), port: number } : null
}

const lengthOf = (piece: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.byteLength)
  return length
}

/** The reply, which ends with a zero byte. The scanner may give it before it has had everything, and hangs up afterwards. */
async function readReply(socket: net.Socket): Promise<string> {
  let reply = ''
  for await (const piece of socket as AsyncIterable<Buffer>) {
    reply += piece.toString('latin1')
    if (reply.includes('\0') || reply.length > longestReply) break
  }
  return reply.replace(/\0.*$/s, '')
}

/** What is known of a content on its way. */
type Sending = { complete: boolean; failed: unknown }

/** INSTREAM of clamd: pieces with their length before them, and a length of 0 at the end. */
async function* frame(content: AsyncIterable<Uint8Array>, sending: Sending): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  try {
    for await (const piece of content) {
      if (piece.byteLength === 0) continue
      yield lengthOf(piece)
      yield piece
    }
  } catch (error) {
    sending.failed = error
    throw error
  }
  sending.complete = true
  yield Buffer.alloc(4)
}

/** Until all is written or the other end has hung up; what is left is then not asked for. */
async function send(
  socket: net.Socket,
  frames: AsyncIterable<Uint8Array>,
  hungUp: AbortSignal,
): Promise<void> {
  for await (const piece of frames) {
    if (hungUp.aborted) return
    if (!socket.write(piece)) await once(socket, 'drain', { signal: hungUp })
  }
}

function resultOf(reply: string): ScanResult {
  if (reply === 'stream: OK') return { found: null }
  const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (found) return { found: found.replace(/[^\x20-\x7e]/g, '?').slice(0, 200) }
  throw new ScannerUnavailable(`clamd answered ${JSON.stringify(reply.slice(0, 200))}`)
}

/** A connection for one command, within a time. */
async function talk<T>(
  { address, timeoutMs }: ClamdOptions,
  signal: AbortSignal | undefined,
  work: (socket: net.Socket) => Promise<T>,
): Promise<T> {
  const where = parseClamdAddress(address)
  if (!where) throw new ScannerUnavailable('the address of clamd is neither a socket file nor host:port')
  const time = AbortSignal.timeout(timeoutMs)
  const ended = signal ? AbortSignal.any([signal, time]) : time
  const socket = net.connect({ ...where })
  const stop = () => socket.destroy(new Error('no answer in time'))
  ended.addEventListener('abort', stop)
  // Whoever reads or writes hears of it; between the two nobody does.
  socket.on('error', () => {})
  try {
    ended.throwIfAborted()
    await once(socket, 'connect')
    return await work(socket)
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof ScannerUnavailable
      ? error
      : new ScannerUnavailable(`clamd: ${(error as Error).message}`, { cause: error })
  } finally {
    ended.removeEventListener('abort', stop)
    socket.destroy()
  }
}

async function scan(
  options: ClamdOptions,
  content: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<ScanResult> {
  const sending: Sending = { complete: false, failed: null }
  try {
    return await talk(options, signal, async socket => {
      // Each ends when the other does: a reply, or a hang-up, ends the sending, and a sender that fails hangs up.
      const hungUp = new AbortController()
      const [reply, sent] = await Promise.allSettled([
        readReply(socket).finally(() => hungUp.abort()),
        send(socket, frame(content, sending), hungUp.signal).catch(error => {
          socket.destroy()
          throw error
        }),
      ])
      const result = reply.status === 'fulfilled' && reply.value ? resultOf(reply.value) : null
      if (result && (result.found !== null || sending.complete)) return result
      const reason = sent.status === 'rejected' ? sent.reason : new Error('it hung up without an answer')
      throw reason
    })
  } catch (error) {
    // That the content cannot be read is nothing of the scanner's.
    if (sending.failed && !signal?.aborted) throw sending.failed
    throw error
  }
}

/** clamd over its socket. */
export const createClamd = (options: ClamdOptions): VirusScanner => ({
  scan: (content, signal) => scan(options, content, signal),
  ping: () =>
    talk(options, undefined, async socket => {
      socket.write('zPING\0')
      const reply = await readReply(socket)
      if (reply !== 'PONG')
        throw new ScannerUnavailable(`clamd answered ${JSON.stringify(reply.slice(0, 200))}`)
    }),
})
