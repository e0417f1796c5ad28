import crypto from 'node:crypto'
import { demoplan } from '../server/src/demo/fordelingsplan.ts'
import type { Tables } from '../server/src/features/database.ts'
import { createKjoeringJobs } from '../server/src/features/fordeling/kjoering/kjoering.jobs.ts'
import { createFieldCipher } from '../server/src/platform/crypto/field-cipher.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { createDatabase, type Database } from '../server/src/platform/db/pool.ts'
import { type Result, sideBySide } from './side-by-side.ts'
import { toGrowthTable } from './vekst.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const hele = 50_000
const skalaer = [0.01, 0.1, 1]
const aar = 2023
const cipher = createFieldCipher(
  { current: '1', keys: { 1: crypto.randomBytes(32) } },
  crypto.randomBytes(32),
)
const plan = crypto.randomUUID()
const kjoering = crypto.randomUUID()

/** So many works on the list of the year, ten registrations of each, five in a document. Triggers are of no matter here. */
const fill = (verk: number) => `
set statement_timeout = 0;
alter table produksjon disable trigger user; alter table dokument disable trigger user; alter table registrering disable trigger user; alter table bruker disable trigger user; alter table sendeliste disable trigger user;
truncate produksjon, sendeliste, bruker, dokument, registrering, kjoeringslinje, kjoeringsverk cascade;
insert into produksjon (id, tittel, tittel_sort, premiere, verkstype, spilletid_sekunder, episoder, opprettet, endret)
select md5('p' || i)::uuid, 'Verk ' || i, 'verk ' || i, 2000 + i % 24,
  (array['TV-drama', 'Dokumentar', 'Spillefilm', 'Animasjon'])[1 + i % 4], 1200 + i * 37 % 5400, 1 + i * 7 % 12, now(), now()
from generate_series(1, ${verk}) i;
insert into sendeliste (id, visningsaar, produksjon_id, tittel, tittel_sort, mediehus, episoder, premiere)
select md5('s' || i)::uuid, ${aar}, md5('p' || i)::uuid, '', '', (array['NRK', 'TV 2'])[1 + i % 2], null, null
from generate_series(1, ${verk}) i;
insert into bruker (id, epost, epost_noekkel, passord_hash, personnummer_kryptert, personnummer_indeks, personnummer_kontrollert, brukertype, kontonummer_kryptert, opprettet, endret)
select md5('b' || i)::uuid, i, i, '', 'x', i, true, 'arbeidstaker', '', now(), now() from generate_series(0, ${verk / 2}) i;
insert into dokument (id, eier_id, filnavn, tjeneste, autoextract, status, signatur_pc, rettighet_status, innhold_sha256, opprettet, endret, status_satt)
select md5('d' || i)::uuid, md5('b' || i % ${verk / 2})::uuid, '', '', false, 'BEHANDLET', i % 3 > 0, i % 4 > 0, '', now(), now(), now()
from generate_series(0, ${verk * 2}) i;
insert into registrering (id, dokument_id, posisjon, produksjon_id, fagfunksjon, episoder)
select md5('r' || i)::uuid, md5('d' || i / 5)::uuid, i % 5, md5('p' || 1 + i * 7919::bigint % ${verk})::uuid,
  (array['Regi', 'Manus', 'Foto', 'Klipp', 'Lyd', 'Scenograf', 'Kostymedesigner'])[1 + i % 7], 1 + i % 6
from generate_series(0, ${verk * 10 - 1}) i;

reset statement_timeout;
analyze`

async function insertOppsett({ pool: client }: Database<Tables>): Promise<void> {
  await client.query(
    `insert into fordelingsplan (id, visningsaar, utgave, innhold, opprettet, endret) values ($1, ${aar}, 1, $2, now(), now())`,
    [plan, JSON.stringify(demoplan())],
  )
  await client.query(
    `insert into kjoering (id, navn, visningsaar, plan_id, opprettet, endret) values ($1, 'Bench', ${aar}, $2, now(), now())`,
    [kjoering, plan],
  )
}

/** The pots go with the works that they may be of. */
async function insertPotter({ pool: client }: Database<Tables>): Promise<void> {
  for (const slag of ['F©R-vederlag', 'Privatkopiering'])
    await client.query(
      `with p as (insert into pott (id, kilde, slag, visningsaar, beloep, mottatt, fra_organisasjon, opprettet, endret)
         values (gen_random_uuid(), 'Bench', $2, ${aar}, 2200000000, '2024-01-01', false, now(), now()) returning id)
       insert into kjoering_pott (kjoering_id, pott_id) select $1, id from p`,
      [kjoering, slag],
    )
}

/** The same shares as one statement, rounded down: what the database needs for the sum alone. */
const enSetning = `
create temp table bench_linje as
with innhold as (select innhold from fordelingsplan where id = '${plan}'),
liste as (
  select v ->> 'verkstype' as verkstype, g ->> 'gruppe' as gruppe, (g ->> 'poeng')::numeric as poeng, lower(tittel) as tittel
  from innhold, jsonb_array_elements(innhold -> 'verkstyper') v, jsonb_array_elements(v -> 'grupper') g,
    jsonb_array_elements_text(g -> 'titler') tittel
), verk as (
  select p.id, p.verkstype, sum(p.spilletid_sekunder * coalesce(s.episoder, p.episoder) *
    case when coalesce(s.premiere, p.premiere) = s.visningsaar then 100 else 50 end::numeric) as verdi, max(coalesce(s.episoder, p.episoder)) as viste
  from sendeliste s join produksjon p on p.id = s.produksjon_id where s.visningsaar = ${aar} group by p.id
), krav as (
  select r.id, v.id as verk, l.gruppe, l.poeng, v.verdi, v.viste, coalesce(r.episoder, v.viste) as egne,
    d.rettighet_status and d.signatur_pc as vederlag
  from registrering r join dokument d on d.id = r.dokument_id join verk v on v.id = r.produksjon_id
  join liste l on l.verkstype = v.verkstype and l.tittel = lower(btrim(r.fagfunksjon))
  where d.slettet is null and upper(btrim(d.status)) = 'BEHANDLET'
)
select k.id, pott.id as pott, floor(pott.beloep * 0.85 * k.verdi / (select sum(verdi) from verk) * k.poeng / 1000 * k.egne /
  greatest(sum(k.egne) over (partition by pott.id, k.verk, k.gruppe), k.viste)) as beloep
from krav k join pott on pott.slag = 'Privatkopiering' or k.vederlag
join kjoering_pott kp on kp.pott_id = pott.id and kp.kjoering_id = '${kjoering}'`

/** Simulates as the job does. @returns by how many megabytes the process, with the thread that computes, grew at most */
async function simuler({ kysely: db, pool }: Database<Tables>): Promise<number> {
  const simulering = crypto.randomUUID()
  await pool.query('update kjoering set simulering = $2 where id = $1', [kjoering, simulering])
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 50)
  try {
    const jobs = createKjoeringJobs({ db, pool, cipher, now: () => new Date() })
    await jobs.simuler_kjoering?.({ id: kjoering, simulering } as never, { log } as never)
  } finally {
    clearInterval(watch)
  }
  return (most - before) / 1e6
}

async function measure(database: Database<Tables>, skala: number): Promise<Result> {
  const verk = hele * skala
  await database.pool.query(fill(verk))
  await insertPotter(database)
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  let mb = 0
  try {
    const tall = (antall: number) => antall.toLocaleString('nb')
    const result = await sideBySide({
      name: `Simulering av ${tall(verk)} verk og ${tall(verk * 10)} registreringer / de samme delene i én SQL-setning`,
      goal: skala === 1 ? { ms: 30_000 } : null,
      rounds: skala === 1 ? 1 : 3,
      warmUps: skala === 1 ? 0 : 1,
      ours: async () => {
        mb = Math.max(mb, await simuler(database))
        return undefined
      },
      floor: async () => {
        await client.query('drop table if exists bench_linje')
        await client.query(enSetning)
        return undefined
      },
    })
    const { rows } = await client.query<{ linjer: number; tilstand: string; diff: string }>(
      `select k.linjer, k.tilstand, (select max(abs(l.beloep - b.beloep)) from bench_linje b
         join kjoeringslinje l on l.kjoering_id = k.id and l.registrering_id = b.id and l.pott_id = b.pott) as diff
       from kjoering k where k.id = $1`,
      [kjoering],
    )
    const [row] = rows
    if (row?.tilstand !== 'simulert' || row.diff === null) throw new Error('The run has no lines to compare.')
    console.log(
      `  ${row.linjer} linjer, minne +${mb.toFixed(0)} MB, største avvik fra setningen ${row.diff} øre`,
    )
    return result
  } finally {
    client.release()
  }
}

/** A run at a hundredth, a tenth and all of 50,000 works and 500,000 registrations: time, memory, and how it grows. */
export async function benchFordeling(folder: string): Promise<Result[]> {
  const embedded = await startEmbeddedPostgres({ dataDir: folder, log })
  const database = createDatabase<Tables>({ connection: embedded.connection, max: 4, log })
  try {
    await migrate(database.pool, new URL('../server/migrations/', import.meta.url), log)
    await insertOppsett(database)
    const maalt: { skala: number; results: Result[] }[] = []
    for (const skala of skalaer) maalt.push({ skala, results: [await measure(database, skala)] })
    console.log(`\n${toGrowthTable(maalt)}`)
    return maalt.flatMap(({ results }) => results)
  } finally {
    await database.close()
    await embedded.stop()
  }
}
