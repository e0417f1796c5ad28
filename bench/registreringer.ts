import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'
import { logIn } from '../server/test/process.ts'
import { insertRegisters, produksjoner } from './produksjoner-data.ts'
import { insertRegistreringsdata } from './registreringer-data.ts'
import { type Result, sideBySide } from './side-by-side.ts'
import { account, startPortal } from './upload.ts'

const log = { info: () => {}, warn: () => {} }
/** `RP_BENCH_REGISTRERINGER=20000` for a try on a small machine. */
const registreringer = Number(process.env.RP_BENCH_REGISTRERINGER ?? 500_000)
const connections = 16
const perRound = 160

type Sted = { url: string; headers: Record<string, string> }
type Liste = { name: string; path: string; floor: string }

/** The queries of our repositories, with the JSON built where the rows are. */
const lister = (): readonly Liste[] => [
  {
    name: `registrations, 50 of ${registreringer.toLocaleString('en')}`,
    path: '/api/document/registreringer?side=1&antall=50&koe=venter',
    floor: `select json_build_object('rader', json_agg(side), 'antall', 0)::text as json from (
      select rad.id, rad.dokument_id, d.versjon, rad.arbeidstaker, d.filnavn, rad.produksjonsnavn, rad.fagfunksjon, rad.selskap,
        d.signatur_pc, d.signatur_rh, d.rettighet_status, rad.episoder, d.status, d.opprettet, b.fornavn, b.etternavn
      from (select * from registreringsrad where venter order by opprettet, dokument_id, posisjon limit 50) as rad
      join dokument d on d.id = rad.dokument_id join bruker b on b.id = d.eier_id
      order by rad.opprettet, rad.dokument_id, rad.posisjon) as side`,
  },
  {
    name: `productions, filtered, 50 of ${produksjoner.toLocaleString('en')}`,
    path: '/api/produksjoner?side=1&antall=50&tittel=havet',
    floor: `select json_build_object('rader', json_agg(side), 'antall', 0)::text as json from (
      select * from produksjon where tittel ilike '%havet%' order by tittel_sort, id limit 50) as side`,
  },
]

const agent = new http.Agent({ keepAlive: true, maxSockets: connections })

async function get({ url, headers }: Sted): Promise<undefined> {
  const request = http.get(url, { agent, headers })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  await Array.fromAsync(response as AsyncIterable<Buffer>)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
}

/** So many requests over all connections; answers with the milliseconds that one took of the whole. */
async function load(sted: Sted): Promise<number> {
  const start = performance.now()
  let left = perRound
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await get(sted)
    }),
  )
  return (performance.now() - start) / perRound
}

async function startFloor(dataDir: string, query: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(import.meta.dirname, 'floor-list.ts'), [dataDir, query])
  const [port] = await once(child, 'message')
  return { child, url: `http://127.0.0.1:${port}` }
}

async function compare(ours: Sted, floor: Sted, name: string): Promise<Result[]> {
  const one = await sideBySide({
    name: `${name}: one request with session / one bare query`,
    goal: null,
    rounds: 100,
    ours: () => get(ours),
    floor: () => get(floor),
  })
  const many = await sideBySide({
    name: `${name}: time a request at ${connections} connections`,
    goal: null,
    rounds: 10,
    ours: () => load(ours),
    floor: () => load(floor),
  })
  return [one, many]
}

async function insertAll(dataDir: string): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  const { pool, close } = createDatabase({ connection: embedded.connection, max: 1, log })
  try {
    await insertRegistreringsdata(pool, registreringer)
  } finally {
    await close()
    await embedded.stop()
  }
}

/** The staff's two longest lists over HTTP, login and session included, against the same indexed query from bare node:http. */
export async function benchRegistreringer(folder: string): Promise<Result[]> {
  const dataDir = path.join(folder, 'data')
  const portal = await startPortal(dataDir)
  const results: Result[] = []
  try {
    await insertAll(dataDir)
    await insertRegisters(dataDir)
    const { token } = await logIn(portal.address, account.ADMIN_EMAIL, account.ADMIN_PASSWORD)
    const headers = { authorization: `Bearer ${token}` }
    for (const { name, path: at, floor } of lister()) {
      const bare = await startFloor(dataDir, floor)
      try {
        results.push(
          ...(await compare({ url: portal.address + at, headers }, { url: bare.url, headers: {} }, name)),
        )
      } finally {
        bare.child.kill()
        await once(bare.child, 'exit')
      }
    }
    return results
  } finally {
    portal.signal('SIGTERM')
    await portal.ended
  }
}
