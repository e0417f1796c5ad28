import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Whole = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

const isIdempotent = ({ method = '', headers }: http.IncomingMessage): boolean =>
  ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method) || headers['idempotency-key'] !== undefined

async function ask(target: string, from: http.IncomingMessage, body: Buffer): Promise<Whole> {
  const headers = { ...from.headers, connection: 'close', 'content-length': String(body.length) }
  const request = http.request(target + from.url, { method: from.method ?? 'GET', headers, agent: false })
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const content = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>))
  return { status: response.statusCode ?? 0, headers: response.headers, body: content }
}

/**
 * As load balancers do: each request to the next process in turn, and an idempotent one to another when the connection is refused or
 * breaks, or the process says that it cannot now. It knows nothing of sessions.
 */
export async function startBalancer() {
  const targets: string[] = []
  let turn = 0
  async function pass(from: http.IncomingMessage, body: Buffer): Promise<Whole> {
    for (let attempt = 1; ; attempt++) {
      const target = targets[turn++ % targets.length] ?? ''
      const answer = await ask(target, from, body).catch(() => undefined)
      const isGood = answer && ![502, 503].includes(answer.status)
      // Tries enough for a start of the only process there is, on a busy machine.
      if (isGood || !isIdempotent(from) || attempt === 600)
        return answer ?? { status: 502, headers: {}, body: Buffer.alloc(0) }
      await sleep(attempt > targets.length ? 100 : 0)
    }
  }
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const { status, headers, body: content } = await pass(request, body)
    const { connection: _theirs, 'transfer-encoding': _chunked, ...rest } = headers
    response.writeHead(status, { ...rest, 'content-length': content.length }).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sends to this process in place of that one. */
    swap(out: string | undefined, into: string) {
      const at = out === undefined ? -1 : targets.indexOf(out)
      targets.splice(at === -1 ? targets.length : at, at === -1 ? 0 : 1, into)
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
