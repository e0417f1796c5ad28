import { fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/**
 * A server in a process of its own that does the least one can: it reads what it is sent, throws it away, and says 503. What others
 * notice of a load that goes there is the work of whoever makes the load, on the same machine.
 */
export async function startBareServer(): Promise<{ address: string; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url))
  const [port] = await once(child, 'message')
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = http.createServer((request, response) => {
    request
      .resume()
      .once('end', () => response.writeHead(503, { 'content-type': 'text/plain' }).end('travelt'))
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}
