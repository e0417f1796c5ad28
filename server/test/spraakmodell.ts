import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Spurt = { sti: string; hoder: IncomingHttpHeaders; kropp: string }
type Svar = string | { status: number; kropp: string; sted?: string } | ((response: ServerResponse) => void)
/** What it answers; null for no answer, ever. */
export type Modellsvar = (spurt: Spurt) => Svar | null

/** What a language model said, in the form of the chat API. */
export const melding = (innhold: string | null, mer: object = {}): string =>
  JSON.stringify({
    id: 'svar-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'liten',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: innhold, ...mer } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

/** A service that goes away in the middle of the question, and one whose answer has no end. */
export const borte = (response: ServerResponse) => void response.destroy()
export const uendelig = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write('"'.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}

/** A service with a language model on this machine, which says what the test tells it to. */
export async function startSpraakmodell(svar: Modellsvar = () => melding('{}')) {
  const modell = { svar, spurt: [] as Spurt[] }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const kropp = (await buffer(request)).toString('utf8')
    const spurt = { sti: `${request.method} ${request.url}`, hoder: request.headers, kropp }
    modell.spurt.push(spurt)
    const said = modell.svar(spurt)
    if (said === null) return
    if (typeof said === 'function') return said(response)
    const { status, kropp: body, sted } = typeof said === 'string' ? { status: 200, kropp: said } : said
    response.writeHead(status, { 'content-type': 'application/json', ...(sted && { location: sted }) })
    response.end(body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return Object.assign(modell, {
    url: `http://127.0.0.1:${port}/v1`,
    close() {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  })
}
export type Spraakmodell = Awaited<ReturnType<typeof startSpraakmodell>>
