import http from 'node:http'
import https from 'node:https'
import { EksternFeil } from './feil.ts'

/** A long contract with sixty registrations is a tenth of it. */
const maxBytes = 1_000_000

async function collect(answer: http.IncomingMessage): Promise<Response> {
  const status = answer.statusCode ?? 500
  // Another address is not followed.
  if (status !== 200) throw new EksternFeil(status >= 400 && status < 500 ? 'avvist' : 'nede', status)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    if (size > maxBytes) throw new EksternFeil('for_stort_svar')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': 'application/json' } })
}

/**
 * Sends a question, in the form of `fetch`, and takes in no more than a fair answer: the whole of it is held in memory. Not by way of
 * `fetch`, which gives up when nothing has come for five minutes: a model without a graphics card says nothing until it has
 * finished. On a connection of its own: one that the service closed meanwhile would look as if it were down, and there is no second try.
 * @throws EksternFeil
 */
export async function postOnce(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input)
  const { signal } = init
  const client = url.protocol === 'https:' ? https : http
  const request = client.request(url, {
    method: init.method ?? 'POST',
    headers: Object.fromEntries(new Headers(init.headers)),
    agent: false,
    ...(signal && { signal }),
  })
  try {
    return await new Promise<Response>((resolve, reject) => {
      request.on('error', reject)
      request.on('response', answer => collect(answer).then(resolve, reject))
      request.end(init.body)
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof EksternFeil ? error : new EksternFeil('nede')
  } finally {
    request.destroy()
  }
}
