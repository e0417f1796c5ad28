import crypto from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Tables } from '../server/src/features/database.ts'
import {
  createKoblingService,
  type KoblingService,
} from '../server/src/features/sendeliste/kobling/kobling.service.ts'
import type { Sendelinje } from '../server/src/features/sendeliste/kobling/vurdering.ts'
import { proposeOppsett } from '../server/src/features/sendeliste/lesing/kolonner.ts'
import { readFil } from '../server/src/features/sendeliste/lesing/les-fil.ts'
import { readLinjer } from '../server/src/features/sendeliste/lesing/linjer.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { createDatabase, type Database } from '../server/src/platform/db/pool.ts'
import { sortKey } from '../server/src/platform/db/sort-key.ts'

/**
 * A folder with `sendeliste-2023.csv`, the register as `produksjoner.json` and, as `sendeliste-fasit.json`, which title each row is:
 * `RP_BENCH_FASIT=/mappe npm run bench`. The clone has none.
 */
const answers = process.env.RP_BENCH_FASIT
const log = { info: () => {}, warn: () => {} }

type Verk = {
  tittel: string
  selskap: string
  sesong: number | null
  premiere: number | null
  verkstype: string | null
  episoder: number | null
}
type Line = Sendelinje & { fasit: string | null }
type RegisterRow = {
  Produksjonstittel: string
  Produksjonsselskap: string | null
  Sesong: number | null
  Premiere: number | null
  Verkstype: string | null
  Episoder: number | null
}

/** Puts the works in the register; answers the title of each id. */
async function insertVerk({ pool }: Database<Tables>, verk: readonly Verk[]): Promise<Map<string, string>> {
  await pool.query('truncate produksjon cascade')
  const ids = verk.map(() => crypto.randomUUID())
  await pool.query(
    `insert into produksjon (id, tittel, tittel_sort, selskap, selskap_sort, sesong, premiere, verkstype, episoder, opprettet, endret)
     select *, now(), now() from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[], $9::int[])`,
    [
      ids,
      verk.map(one => one.tittel),
      verk.map(one => sortKey(one.tittel)),
      verk.map(one => one.selskap),
      verk.map(one => sortKey(one.selskap)),
      verk.map(one => one.sesong),
      verk.map(one => one.premiere),
      verk.map(one => one.verkstype),
      verk.map(one => one.episoder),
    ],
  )
  await pool.query('analyze produksjon')
  return new Map(ids.map((id, i) => [id, verk[i]?.tittel ?? '']))
}

async function measure(
  name: string,
  kobling: KoblingService,
  titles: Map<string, string>,
  linjer: readonly Line[],
): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  const outcomes = await kobling.match(linjer)
  const seconds = (performance.now() - start) / 1000
  delay.disable()
  const title = (id: string) => titles.get(id) ?? null
  const graded = linjer.map((linje, i) => ({ linje, outcome: outcomes[i] }))
  const linked = graded.filter(({ outcome }) => outcome?.produksjonId)
  const right = linked.filter(({ linje, outcome }) => title(outcome?.produksjonId ?? '') === linje.fasit)
  const answerable = graded.filter(({ linje }) => linje.fasit !== null)
  const among = answerable.filter(({ linje, outcome }) =>
    outcome?.kandidater.some(one => title(one.produksjonId) === linje.fasit),
  )
  const doubtful = graded.filter(({ outcome }) => outcome?.tvil)
  const falseLinks = linked.filter(({ linje }) => linje.fasit === null)
  const share = (part: number, whole: number) => `${part}/${whole} = ${(part / whole).toFixed(4)}`
  console.log(`
${name}
  precision of linked lines              ${share(right.length, linked.length)}
  recall of linked lines                 ${share(right.length, answerable.length)}
  right answer among the candidates      ${share(among.length, answerable.length)}
  lines without an answer that were linked ${share(falseLinks.length, linjer.length - answerable.length)}
  doubtful lines                         ${share(doubtful.length, linjer.length)}
  time                                   ${seconds.toFixed(1)} s, event loop held at most ${(delay.max / 1e6).toFixed(0)} ms (99 %: ${(delay.percentile(99) / 1e6).toFixed(0)} ms)`)
  if (process.env.BENCH_DETAILS)
    for (const { linje, outcome } of graded)
      if ((outcome?.produksjonId ? title(outcome.produksjonId) : null) !== linje.fasit)
        console.log(
          `  ${outcome?.produksjonId ? 'WRONG' : 'open'} «${linje.tittel}»: ${linje.fasit}; ${outcome?.kandidater
            .slice(0, 3)
            .map(one => `${title(one.produksjonId)} ${one.metode} ${one.sikkerhet.toFixed(2)}`)
            .join(', ')}`,
        )
}

async function readAnswers(folder: string): Promise<{ verk: Verk[]; linjer: Line[] }> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  const register = JSON.parse(await read('produksjoner.json')) as RegisterRow[]
  const fasit = JSON.parse(await read('sendeliste-fasit.json')) as Record<string, string | null>
  const ark = await readFil(await readFile(path.join(folder, 'sendeliste-2023.csv')), {
    ark: '',
    tegnsett: null,
    kjenteOrd: [],
  })
  const { linjer } = await readLinjer(ark.rader, proposeOppsett(ark), 2023)
  return {
    verk: register.map(one => ({
      tittel: one.Produksjonstittel,
      selskap: one.Produksjonsselskap ?? '',
      sesong: one.Sesong,
      premiere: one.Premiere,
      verkstype: one.Verkstype,
      episoder: one.Episoder,
    })),
    // Row 1 of the answers is the one below the header.
    linjer: linjer.map(linje => ({ ...linje, fasit: fasit[String(linje.rad - 1)] ?? null })),
  }
}

const firsts =
  'Arven Broen Fjorden Kysten Lyset Natten Skogen Stormen Vinteren Øya Åsen Isen Havet Dalen Byen'.split(' ')
const middles = 'gamle nye tapte skjulte stille ville frosne lange siste første'.split(' ')
const lasts =
  'nord sør kveld morgen snøen havet fjellet tåka mørket våren høsten byen elva skogen grensa'.split(' ')
const links = 'i mot under ved over bak'.split(' ')
const kinds = ['Dokumentar', 'TV-drama', 'Spillefilm', 'TV-underholdning']

/** Titles of few words, much alike, as hard for trigrams as a register can be. */
function createVerk(count: number): Verk[] {
  const at = (words: readonly string[], n: number) => words[n % words.length] ?? ''
  return Array.from({ length: count }, (_, n) => {
    const work = Math.floor(n / 3)
    const name = `${at(firsts, work)} ${at(links, work >> 2)} den ${at(middles, Math.floor(work / 15))} ${at(lasts, Math.floor(work / 150))} ${work.toString(36)}`
    return {
      tittel: `${name} (sesong ${(n % 3) + 1})`,
      selskap: `Selskap ${work % 700} AS`,
      sesong: (n % 3) + 1,
      premiere: 1995 + ((work + n) % 28),
      verkstype: at(kinds, work),
      episoder: 4 + (work % 9),
    }
  })
}

/** Every tenth work as a broadcaster may write it; one in five with a slip, one in ten in no register. */
function createLines(verk: readonly Verk[], count: number): Line[] {
  const step = Math.floor(verk.length / count)
  return Array.from({ length: count }, (_, n) => {
    const one = verk[n * step]
    if (!one) throw new Error('too few works')
    const name = one.tittel.replace(/ \(sesong \d+\)$/, '')
    const slip = (text: string) => `${text.slice(0, 3)}${text.slice(4)}`
    const unknown = n % 10 === 0
    const written = unknown
      ? `Ukjent verk nummer ${n}x`
      : n % 5 === 1
        ? slip(name)
        : n % 2 === 0
          ? name.toUpperCase()
          : `Dok.film: ${name}`
    const sesong = [`S0${one.sesong}`, `sesong ${one.sesong}`, `${one.sesong}. sesong`][n % 3]
    return {
      tittel: `${written} ${sesong}`,
      alternativTittel: '',
      sesong: null,
      mediehus: 'NRK1',
      episoder: one.episoder,
      premiere: one.premiere,
      selskap: n % 4 === 0 ? '' : one.selskap,
      fasit: unknown ? null : one.tittel,
    }
  })
}

/** How well and how fast broadcast lists find their productions. Prints; there is no floor to set it beside. */
export async function benchSendeliste(folder: string): Promise<[]> {
  const embedded = await startEmbeddedPostgres({ dataDir: folder, log })
  const database = createDatabase<Tables>({ connection: embedded.connection, max: 4, log })
  try {
    await migrate(database.pool, new URL('../server/migrations/', import.meta.url), log)
    const kobling = createKoblingService({
      db: database.kysely,
      inTransaction: work => database.transaction(work),
    })
    if (answers) {
      const { verk, linjer } = await readAnswers(answers)
      await measure(
        `sendeliste: ${linjer.length} lines against ${verk.length} productions`,
        kobling,
        await insertVerk(database, verk),
        linjer,
      )
    } else console.log('\nsendeliste: precision and recall are NOT measured: RP_BENCH_FASIT names no folder')
    const verk = createVerk(50_000)
    const titles = await insertVerk(database, verk)
    const linjer = createLines(verk, 5000)
    await measure(
      'sendeliste: 5,000 lines against 50,000 productions, which are read for the first time',
      kobling,
      titles,
      linjer,
    )
    await measure('sendeliste: the same again', kobling, titles, linjer)
    return []
  } finally {
    await database.close()
    await embedded.stop()
  }
}
