import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Sent = { url: string; authorization: string | undefined; body: string }
type Answering = (sent: Sent, response: http.ServerResponse) => void

/** A real server on this machine that speaks as OpenAI does, and answers what the test tells it to. */
export async function startOpenAi() {
  const received: Sent[] = []
  let answering: Answering = (_, response) => response.writeHead(500).end()
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { url = '', headers } = request
    const sent = { url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() }
    received.push(sent)
    answering(sent, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const say =
    (content: string): Answering =>
    (_, response) => {
      const message = { role: 'assistant', content }
      const choices = [{ index: 0, message, finish_reason: 'stop' }]
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 0, model: 'm', choices }))
    }
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    /** Every answer from now on: these words of the model. */
    answer: (content: string | object) => {
      answering = say(typeof content === 'string' ? content : JSON.stringify(content))
    },
    /** Every answer from now on is this. */
    answerWith: (how: Answering) => {
      answering = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type OpenAi = Awaited<ReturnType<typeof startOpenAi>>
