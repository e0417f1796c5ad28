import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { venterPaaOss } from '@rp/contract/tur'
import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { selectRader } from '../server/src/features/dokument/liste/liste.repository.ts'
import { selectRegister } from '../server/src/features/produksjon/register/register.repository.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'
import { norwegianDay } from '../server/src/platform/norwegian-day.ts'
import { logIn } from '../server/test/process.ts'
import { type QueryText, toQueryText } from '../server/test/query-text.ts'
import { benchHeleListen } from './hele-listen.ts'
import { benchPlaner } from './planer.ts'
import { type Result, sideBySide } from './side-by-side.ts'
import { startPortal } from './upload.ts'
import { type Maalt, toGrowthTable } from './vekst.ts'

const log = { info: () => {}, warn: () => {} }
/** `RP_BENCH_SKALA=0.01,0.1` for a try on a small machine. */
const skalaer = (process.env.RP_BENCH_SKALA ?? '0.01,0.1,1').split(',').map(Number)
const connections = 16
const perRound = 160

type Sted = { url: string; headers: Record<string, string> }
/** `most`: what a call, and a call among many at once, may be of the floor's; the latter null where nothing is asked for. */
type Liste = { name: string; path: string; floor: QueryText; most: { one: number; many: number | null } }

const dokumentFloor = `select row_to_json(alt)::text as rader from (
  select d.*, (select json_agg(r) from (select r.*, p.verkstype, p.premiere, p.episoder as av from registrering r
      left join produksjon p on p.id = r.produksjon_id where r.dokument_id = d.id order by r.posisjon) as r) as ansiennitet,
    (select to_json(f) from fil f where f.dokument_id = d.id and f.rolle = 'samlet' and f.erstattet is null) as fil
  from dokument d where d.id = $1 and d.slettet is null) as alt`

/** The very queries of our repositories, of which the floor knows no more than their text. */
const lister = (dokument: string): readonly Liste[] => [
  {
    name: 'Registreringer, 50 som venter',
    most: { one: 1.4, many: 1.4 },
    path: '/api/document/registreringer?side=1&antall=50&status=venter-paa-oss',
    floor: toQueryText(
      selectRader({ status: venterPaaOss, idag: norwegianDay(new Date()) }, { limit: 50, offset: 0 }),
    ),
  },
  {
    name: 'Produksjoner, 50 av en tittel',
    most: { one: 1.2, many: 1.25 },
    path: '/api/produksjoner?side=1&antall=50&tittel=havet',
    floor: toQueryText(selectRegister({ tittel: 'havet' }, { side: 1, antall: 50 }, 2023)),
  },
  {
    name: 'Ett dokument',
    most: { one: 2, many: null },
    path: `/api/document/${dokument}`,
    floor: { sql: dokumentFloor, parameters: [dokument] },
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

async function startFloor(
  dataDir: string,
  { sql, parameters }: QueryText,
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(import.meta.dirname, 'floor-list.ts'), [
    dataDir,
    sql,
    JSON.stringify(parameters),
  ])
  const [port] = await once(child, 'message')
  return { child, url: `http://127.0.0.1:${port}` }
}

async function compare(ours: Sted, floor: Sted, { name, most }: Liste): Promise<Result[]> {
  const one = await sideBySide({
    name: `${name}: ett kall med økt / samme spørring fra node:http`,
    goal: { ratio: most.one },
    rounds: 100,
    ours: () => get(ours),
    floor: () => get(floor),
  })
  const many = await sideBySide({
    name: `${name}: tid per kall med ${connections} forbindelser / det samme`,
    goal: most.many === null ? null : { ratio: most.many },
    rounds: 10,
    ours: () => load(ours),
    floor: () => load(floor),
  })
  return [one, many]
}

async function findDokument(dataDir: string): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  const { pool, close } = createDatabase({ connection: embedded.connection, max: 1, log })
  try {
    return (await pool.query('select id from dokument order by opprettet desc limit 1')).rows[0].id
  } finally {
    await close()
    await embedded.stop()
  }
}

async function measure(dataDir: string, skala: number): Promise<Maalt> {
  console.log(`\nMed ${skala} av dataene:`)
  const portal = await startPortal(dataDir, ['--skala', `${skala}`])
  const results: Result[] = []
  try {
    const { email, password } = demoKontoer.administrator
    const { token } = await logIn(portal.address, email, password)
    const headers = { authorization: `Bearer ${token}` }
    for (const liste of lister(await findDokument(dataDir))) {
      const bare = await startFloor(dataDir, liste.floor)
      try {
        results.push(
          ...(await compare(
            { url: portal.address + liste.path, headers },
            { url: bare.url, headers: {} },
            liste,
          )),
        )
      } finally {
        bare.child.kill()
        await once(bare.child, 'exit')
      }
    }
    if (skala === skalaer.at(-1)) {
      results.push(...(await benchHeleListen(portal.address, headers, path.dirname(dataDir))))
      await benchPlaner(portal.env)
    }
    return { skala, results }
  } finally {
    portal.signal('SIGTERM')
    await portal.ended
  }
}

/**
 * The staff's two longest lists and a document over HTTP, login and session included, against the same indexed query from bare
 * node:http: at a hundredth, a tenth and all of the data, of which the last is the result.
 */
export async function benchRegistreringer(folder: string): Promise<Result[]> {
  const maalt: Maalt[] = []
  for (const skala of skalaer) maalt.push(await measure(path.join(folder, `data-${skala}`), skala))
  console.log(`\n${toGrowthTable(maalt)}\n`)
  return [...(maalt.at(-1)?.results ?? [])]
}
