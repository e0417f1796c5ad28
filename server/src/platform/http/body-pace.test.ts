import { once } from 'node:events'
import net from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Demand, demandPace, type Every, leastBytes, lookSeconds, looksInAll } from './body-pace.ts'
import { createHttpServer } from './server.ts'

const log = pino(new Writable({ write: (_chunk, _encoding, done) => done() }))

let looks: Set<() => void>
/** Time passes when the test says so. */
const every: Every = (_seconds, work) => {
  looks.add(work)
  return { stop: () => looks.delete(work) }
}
const lookOnce = () => {
  for (const work of [...looks]) work()
}
const look = () => {
  for (let i = 0; i < looksInAll; i++) lookOnce()
}

let app: Awaited<ReturnType<typeof createHttpServer>>
let received = 0
/** Ends when the handler reads the form. */
let mayRead = Promise.resolve()
let demand: Demand | undefined

beforeEach(async () => {
  looks = new Set()
  received = 0
  mayRead = Promise.resolve()
  demand = undefined
  app = await createHttpServer({ log, trustProxy: false, development: false, every })
  app.post('/json', async request => request.body)
  app.post('/skjema', async request => {
    await mayRead
    const takeBack = demand && demandPace(request, demand)
    for await (const part of request.parts({ limits: { fileSize: 1e9 } }))
      if (part.type === 'file') for await (const chunk of part.file) received += chunk.length
    takeBack?.()
    return { received }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** A connection that has sent the head of a request and the first of its body. */
async function begin(
  path: string,
  type: string,
  start: string,
): Promise<{ socket: net.Socket; answer: Promise<string> }> {
  const { port } = app.server.address() as net.AddressInfo
  const socket = net.connect(port, '127.0.0.1')
  socket.setEncoding('utf8')
  let said = ''
  socket.on('data', text => {
    said += text
  })
  socket.on('error', () => {})
  const answer = once(socket, 'close').then(() => said)
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n`
  socket.write(head + start)
  await expect.poll(() => looks.size).toBe(1)
  return { socket, answer }
}

const form = 'multipart/form-data; boundary=b'
const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n'

it('gives a body that is no form one look, however it drips [F9]', async () => {
  const { answer } = await begin('/json', 'application/json', '{"email":"a')
  look()
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*connection: close.*"code":"for_sakte"/is)
})

it('cuts a form that nearly nothing comes of, and lets one go on that comes at a pace [F9]', async () => {
  const { socket, answer } = await begin('/skjema', form, part)
  const send = async (bytes: number) => {
    const before = received
    socket.write('a'.repeat(bytes))
    // What may be the beginning of the end of a part is held back.
    await expect.poll(() => received).toBeGreaterThan(before + bytes - 10)
  }
  look()
  for (let i = 0; i < 3; i++) {
    await send(leastBytes)
    look()
  }
  expect(socket.destroyed).toBe(false)
  await send(leastBytes / 2)
  look()
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*"code":"for_sakte"/is)
})

it('takes the wait for its turn for no delay of the sender', async () => {
  let read = () => {}
  mayRead = new Promise(resolve => {
    read = resolve
  })
  const { socket, answer } = await begin('/skjema', form, part + 'a'.repeat(300_000))
  for (let i = 0; i < 5; i++) look()
  read()
  await expect.poll(() => received).toBeGreaterThan(299_000)
  socket.end()
  expect(await answer).not.toMatch(/^HTTP\/1\.1 408/)
})

it('cuts a form by what is asked of it in particular, counted from when that is asked [L8]', async () => {
  const asked: [bytes: number, seconds: number][] = []
  demand = (bytes, seconds) => {
    asked.push([bytes, seconds])
    return bytes < 20_000 * (seconds / lookSeconds)
  }
  const { socket, answer } = await begin('/skjema', form, part)
  const send = async (bytes: number) => {
    const before = received
    socket.write('a'.repeat(bytes))
    await expect.poll(() => received).toBeGreaterThan(before + bytes - 10)
  }
  await send(50_000)
  lookOnce()
  lookOnce()
  expect(socket.destroyed).toBe(false)
  lookOnce()
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*"code":"for_sakte"/is)
  expect(asked.map(([, seconds]) => seconds)).toEqual([1, 2, 3].map(looks => looks * lookSeconds))
})
