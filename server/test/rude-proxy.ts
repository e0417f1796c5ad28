import { once } from 'node:events'
import net from 'node:net'

/** What the proxy does to a connection. */
export type Manner =
  /** Passes everything on. */
  | 'through'
  /** Nobody is there. */
  | 'away'
  /** The connection is reset when so many bytes have gone this way. */
  | { reset: 'up' | 'down'; after: number }
  /** A byte of each larger piece arrives as another. */
  | 'garble'

export type RudeProxy = {
  readonly port: number
  /** From now on; connections that are open end. */
  behave(manner: Manner): void
  close(): Promise<void>
}

/** A connection between a program and a server of this machine that can be bad. */
export async function startRudeProxy(target: number): Promise<RudeProxy> {
  let manner: Manner = 'through'
  const open = new Set<net.Socket>()
  const server = net.createServer(near => {
    const mine = manner
    if (mine === 'away') return near.resetAndDestroy()
    const far = net.connect(target, '127.0.0.1')
    const cut = () => {
      near.resetAndDestroy()
      far.destroy()
    }
    const counted = { up: 0, down: 0 }
    const pass = (from: net.Socket, to: net.Socket, way: 'up' | 'down') =>
      from.on('data', (piece: Buffer) => {
        counted[way] += piece.length
        if (typeof mine === 'object' && mine.reset === way && counted[way] > mine.after) return cut()
        if (mine === 'garble' && piece.length > 8192) piece.writeUInt8(piece.readUInt8(8000) ^ 1, 8000)
        if (!to.write(piece)) {
          from.pause()
          to.once('drain', () => from.resume())
        }
      })
    pass(near, far, 'up')
    pass(far, near, 'down')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('end', () => other.end())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as net.AddressInfo).port,
    behave(next) {
      manner = next
      for (const socket of open) socket.resetAndDestroy()
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
