import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import net from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import type { Every } from './body-pace.ts'
import { bytesPerBeat } from './hear-out.ts'
import { createHttpServer } from './server.ts'

const log = pino(new Writable({ write: (_chunk, _encoding, done) => done() }))

let beats: Set<() => void>
/** Time passes when the test says so. */
const every: Every = (_seconds, work) => {
  beats.add(work)
  return { stop: () => beats.delete(work) }
}
const beat = () => {
  for (const work of [...beats]) work()
}

let app: Awaited<ReturnType<typeof createHttpServer>>
let refused: IncomingMessage[]

beforeEach(async () => {
  beats = new Set()
  refused = []
  app = await createHttpServer({ log, trustProxy: false, development: false, every })
  app.post('/skjema', async request => {
    refused.push(request.raw)
    throw new AppError('travelt', 'too many uploads', { retryAfter: 10 })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

function connect(bytes: number, connection: string): net.Socket {
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
  const head = ['POST /skjema HTTP/1.1', 'Host: x', 'Content-Type: multipart/form-data; boundary=b']
  socket.write([...head, `Connection: ${connection}`, `Content-Length: ${bytes}`, '', ''].join('\r\n'))
  return socket
}

for (const connection of ['keep-alive', 'close'])
  it(`lets who looks at the answer when all is sent read it, with «Connection: ${connection}»`, async () => {
    const bytes = 20 * bytesPerBeat
    const socket = connect(bytes, connection)
    const sent = once(socket, 'drain')
    socket.write(Buffer.alloc(bytes))
    await expect
      .poll(() => {
        beat()
        return socket.writableLength
      })
      .toBe(0)
    await sent
    const [answer] = await once(socket.setEncoding('utf8'), 'data')
    expect(answer).toMatch(/^HTTP\/1\.1 503 .*retry-after: 10\r\n.*"code":"travelt"/is)
    socket.destroy()
  })

it('has answered before anything of the form is read, and reads no more than a beat allows', async () => {
  const senders = Array.from({ length: 3 }, () => connect(1e9, 'keep-alive'))
  const answers = await Promise.all(senders.map(socket => once(socket.setEncoding('utf8'), 'data')))
  expect(answers.map(([text]) => String(text).slice(0, 12))).toEqual(Array(3).fill('HTTP/1.1 503'))
  for (const socket of senders) socket.write(Buffer.alloc(8 * bytesPerBeat))
  const came = () => refused.reduce((sum, { socket }) => sum + socket.bytesRead, 0)
  // What each may hold unread, and a piece of each that was on its way when the beat was over.
  const unread = 3 * 2 * 64 * 1024 + 3000
  for (let count = 1; count <= 4; count++) {
    beat()
    await expect.poll(came).toBeGreaterThanOrEqual(count * bytesPerBeat)
    expect(came()).toBeLessThanOrEqual(count * (bytesPerBeat + 64 * 1024) + unread)
  }
  for (const socket of senders) socket.destroy()
})

it('hears nobody out when the portal stops', async () => {
  const socket = connect(1e9, 'keep-alive')
  await once(socket, 'data')
  await app.close()
  expect(beats.size).toBe(0)
})
