import { once } from 'node:events'
import net from 'node:net'

/** What the stand-in finds a virus in. Not the EICAR text, which scanners on developers' machines take away. */
export const virusText = 'RETTIGHETSPORTALEN-TESTVIRUS'

/** How it behaves: as it should, without ever answering, hanging up, with nonsense, with OK before the end, or as if all were too large. */
export type ClamdMood = 'frisk' | 'stum' | 'legger-paa' | 'vrøvl' | 'for-rask' | 'for-stort'
export type FakeClamd = {
  readonly address: string
  mood: ClamdMood
  /** Bytes of content that have come in, over all calls; and how many contents. */
  readonly seen: { bytes: number; contents: number }
  close(): Promise<void>
}

/** Content of an INSTREAM, or undefined while the end has not come. */
function readContent(bytes: Buffer): Buffer | undefined {
  const parts = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

function answer(clamd: FakeClamd, socket: net.Socket, bytes: Buffer): boolean {
  if (clamd.mood === 'stum') return false
  if (bytes.toString('latin1').startsWith('zPING\0')) return socket.end('PONG\0') !== undefined
  if (clamd.mood === 'for-rask') return socket.end('stream: OK\0') !== undefined
  if (clamd.mood === 'for-stort' && bytes.length > 100)
    return socket.end('INSTREAM size limit exceeded. ERROR\0') !== undefined
  const content = readContent(bytes)
  if (!content) return false
  clamd.seen.bytes += content.length
  clamd.seen.contents++
  const said = content.includes(virusText) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0'
  socket.end(clamd.mood === 'vrøvl' ? '<html>502 Bad Gateway</html>' : said)
  return true
}

/** Speaks the protocol of clamd as far as the portal uses it. */
export async function startFakeClamd(listenTo: string | number = 0): Promise<FakeClamd> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (clamd.mood === 'legger-paa') {
      socket.destroy()
      return
    }
    let bytes = Buffer.alloc(0)
    let answered = false
    socket.on('data', (piece: Buffer) => {
      if (answered) return
      bytes = Buffer.concat([bytes, piece])
      answered = answer(clamd, socket, bytes)
    })
  })
  if (typeof listenTo === 'string') server.listen(listenTo)
  else server.listen(listenTo, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const clamd: FakeClamd = {
    address: typeof address === 'object' && address ? `127.0.0.1:${address.port}` : String(listenTo),
    mood: 'frisk',
    seen: { bytes: 0, contents: 0 },
    async close() {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise(resolve => server.close(resolve))
    },
  }
  return clamd
}
