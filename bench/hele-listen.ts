import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { type Result, sideBySide } from './side-by-side.ts'

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

async function ask(url: string, headers: http.OutgoingHttpHeaders, wanted: number) {
  const request = http.get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>))
  if (response.statusCode !== wanted) throw new Error(`${url} answered ${response.statusCode}`)
  return { body, etag: response.headers.etag ?? '' }
}

/** The whole list of productions, which every member's browser asks for: when it has it already, and when it does not. */
export async function benchHeleListen(
  address: string,
  headers: http.OutgoingHttpHeaders,
  folder: string,
): Promise<Result[]> {
  const url = `${address}/api/produksjoner`
  const { body, etag } = await ask(url, headers, 200)
  const file = path.join(folder, 'liste.json.br')
  await writeFile(file, body)
  const bare = fork(path.join(import.meta.dirname, 'floor-body.ts'), [file, etag])
  try {
    const [port] = await once(bare, 'message')
    const floor = `http://127.0.0.1:${port}`
    const known = { 'if-none-match': etag }
    const unchanged = await sideBySide({
      name: 'Hele produksjonslisten, uendret (304), med økt / 304 fra node:http',
      goal: { ms: 1 },
      rounds: 200,
      warmUps: 20,
      ours: async () => void (await ask(url, { ...headers, ...known }, 304)),
      floor: async () => void (await ask(floor, known, 304)),
    })
    const whole = await sideBySide({
      name: `Hele produksjonslisten, ${(body.length / 1e6).toFixed(1)} MB, med økt / samme byte fra node:http`,
      goal: null,
      rounds: 30,
      ours: async () => void (await ask(url, headers, 200)),
      floor: async () => void (await ask(floor, {}, 200)),
    })
    return [unchanged, whole]
  } finally {
    agent.destroy()
    bare.kill()
  }
}
