import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Planinnhold } from '@rp/contract/planinnhold'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { yearLock } from '../../../platform/db/year-lock.ts'
import { hold } from './funn.repository.ts'
import { funnkolonner, type Gammelt } from './funn.ts'
import type { Frigittrad, Korreksjonsrad, Oppsett, Pottrad } from './grunnlag.ts'
import type { Skrevet, Tabell } from './meldinger.ts'
import { linjekolonner, type Utregning, verkkolonner } from './regn.ts'

/** A run reads and sorts half a million rows at a time: in memory, where that is all it does. */
const settings = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local work_mem = '64MB'`

/** Everything is read at one moment, and kept or lost together. A change of the run meanwhile fails it, and it is begun anew. */
export async function inOneMoment<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('begin isolation level repeatable read')
    await client.query(settings)
    const result = await work(client)
    await client.query('commit')
    isDone = true
    return result
  } finally {
    // What was not committed is rolled back with the connection.
    client.release(!isDone)
  }
}

/**
 * Waits until nobody writes the list of the run's year (`lockVisningsaar`). An import says when it was made before it has written its
 * lines: what a run that began after that did not see of it would never be noticed. To be asked for before the moment is read.
 */
export const waitForSendeliste = (pool: pg.Pool, id: string) =>
  pool.query(`select pg_advisory_xact_lock_shared(${yearLock}, visningsaar) from kjoering where id = $1`, [
    id,
  ])

type Kjoering = { visningsaar: number; oppsett: Oppsett }

/**
 * The corrections that the run `$1` counts: those that no other run does and that are of the source and kind of one of its pots, and of the
 * production where the pot is of one alone. What was held back takes nothing of a pot, and comes with any, with such a one first. A person who is erased is paid nothing more. None is deleted before the run has been written.
 */
const ventende = `
select ko.id, ko.beloep, ko.frigitt, l.produksjon_id as "produksjonId", v.tittel, v.selskap, v.verkstype, l.gruppe, l.dokument_id as "dokumentId",
  l.bruker_id as "brukerId", l.fagfunksjon, samme.id as "pottId"
from korreksjon ko
join kjoeringslinje l on l.kjoering_id = ko.kjoering_id and l.nummer = ko.linje
join kjoeringsverk v on v.kjoering_id = l.kjoering_id and v.pott_id = l.pott_id and v.produksjon_id = l.produksjon_id
join pott p on p.id = l.pott_id
join bruker b on b.id = l.bruker_id and b.slettet is null
cross join lateral (
  select n.id from kjoering_pott kp join pott n on n.id = kp.pott_id
  cross join lateral (select lower(btrim(n.kilde)) = lower(btrim(p.kilde)) and n.slag = p.slag
    and n.produksjon_id is not distinct from p.produksjon_id as kilde) lik
  where kp.kjoering_id = $1 and (lik.kilde or ko.frigitt) order by lik.kilde desc, n.id limit 1) samme
where not exists (select from kjoeringslinje t where t.korreksjon_id = ko.id and t.kjoering_id <> $1)
order by ko.id for key share of ko`

/** What a run is to count; undefined when this simulation is not the one that was asked for last. */
export async function findOppsett(
  client: pg.ClientBase,
  id: string,
  simulering: string,
): Promise<Kjoering | undefined> {
  const found = await client.query<{ visningsaar: number; innhold: Planinnhold }>(
    `select k.visningsaar, p.innhold from kjoering k join fordelingsplan p on p.id = k.plan_id
     where k.id = $1 and k.simulering = $2`,
    [id, simulering],
  )
  const [row] = found.rows
  if (!row) return undefined
  const potter = await client.query<Pottrad>(
    `select p.id, p.kilde, p.slag, p.mediehus, p.produksjon_id as "produksjonId", p.beloep from kjoering_pott kp
     join pott p on p.id = kp.pott_id where kp.kjoering_id = $1 order by p.id`,
    [id],
  )
  const korreksjoner = await client.query<Korreksjonsrad>(ventende, [id])
  const frigitt = await client.query<Frigittrad>(
    `select f.til_pott_id as "pottId", f.beloep from frigivelse f join kjoering_pott kp on kp.pott_id = f.til_pott_id
     where kp.kjoering_id = $1 and f.godkjent is not null order by f.id`,
    [id],
  )
  return {
    visningsaar: row.visningsaar,
    oppsett: {
      plan: row.innhold,
      potter: potter.rows,
      korreksjoner: korreksjoner.rows,
      frigitt: frigitt.rows,
    },
  }
}

/** The works of a run: what the year's list has, and what its pots of single productions are about. */
const works = (aar: number, id: string) => `(
  select s.produksjon_id from sendeliste s where s.visningsaar = ${aar} and s.produksjon_id is not null
  union select p.produksjon_id from pott p join kjoering_pott kp on kp.pott_id = p.id
  where kp.kjoering_id = ${id} and p.produksjon_id is not null)`

const sources: Readonly<Record<Tabell, (aar: number, id: string) => string>> = {
  verk: (
    aar,
    id,
  ) => `select p.id, p.tittel, p.selskap, p.verkstype, p.spilletid_sekunder, p.episoder from produksjon p
    where p.id in ${works(aar, id)} order by p.id`,
  sendt:
    aar => `select s.produksjon_id, s.mediehus, s.episoder, coalesce(s.premiere, p.premiere) = s.visningsaar
    from sendeliste s join produksjon p on p.id = s.produksjon_id where s.visningsaar = ${aar} order by s.produksjon_id, s.id`,
  // The same status as `describeStatus` makes of it.
  krav: (
    aar,
    id,
  ) => `select r.id, r.produksjon_id, d.id, d.eier_id, r.fagfunksjon, r.episoder, d.rettighet_status, d.signatur_pc, r.forvaltes_annet_sted
    from registrering r join dokument d on d.id = r.dokument_id
    where r.produksjon_id in ${works(aar, id)} and d.slettet is null and upper(btrim(d.status)) = 'BEHANDLET' order by r.id`,
  // An agreement whose claims have changed in the same moment has not ended yet, and does not count either.
  andel: (
    aar,
    id,
  ) => `select a.id, t.registrering_id, t.andel from andelsavtale a join andelspart t on t.avtale_id = a.id
    where a.tilstand = 'enig' and a.produksjon_id in ${works(aar, id)}
      and a.grunnlag = andelsgrunnlag(a.produksjon_id, a.titler) order by a.id, t.registrering_id`,
}

/** Copies out the rows of a table that a run counts. `aar` is a whole number. */
export async function readRader(
  client: pg.ClientBase,
  tabell: Tabell,
  { visningsaar, id }: { visningsaar: number; id: string },
  target: Writable,
): Promise<void> {
  const query = sources[tabell](Math.trunc(visningsaar), client.escapeLiteral(id))
  await pipeline(client.query(copyTo(`copy (${query}) to stdout`)), target)
}

const tables = {
  linje: { navn: 'kjoeringslinje', kolonner: linjekolonner },
  verk: { navn: 'kjoeringsverk', kolonner: verkkolonner },
  funn: { navn: 'kjoeringsfunn', kolonner: funnkolonner },
} as const

/** Takes away what the run had, and copies in what it has now. */
export async function replaceRader(
  client: pg.ClientBase,
  id: string,
  tabell: Skrevet,
  rader: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { navn, kolonner } = tables[tabell]
  await client.query(`delete from ${navn} where kjoering_id = $1`, [id])
  const target = client.query(copyFrom(`copy ${navn} (kjoering_id, ${kolonner.join(', ')}) from stdin`))
  await pipeline(Readable.from(rader), target)
}

type Mottakerrad = {
  id: string
  kontonummer_kryptert: string
  iban_kryptert: string
  swift: string
  konto_avvist_kryptert: string
  eoes: string
  uten_nummer: boolean
}
/** What the portal knows of these people: their accounts, whether they are of the EEA, and whether it has their number. */
export const listMottakere = async (client: pg.ClientBase, ids: readonly string[]): Promise<Mottakerrad[]> =>
  (
    await client.query<Mottakerrad>(
      `select id, kontonummer_kryptert, iban_kryptert, swift, konto_avvist_kryptert, eoes,
         personnummer_kryptert = '' and internasjonal_id_kryptert = '' as uten_nummer
       from bruker where id = any ($1::uuid[])`,
      [ids],
    )
  ).rows

/** Øre that the approved runs of a viewing year gave each person. */
export async function listGitt(client: pg.ClientBase, visningsaar: number): Promise<Map<string, number>> {
  const { rows } = await client.query<{ bruker_id: string; beloep: number }>(
    `select l.bruker_id, sum(l.beloep)::bigint as beloep from kjoeringslinje l join kjoering k on k.id = l.kjoering_id
     where k.tilstand = 'frosset' and l.slag = 'krav' and l.bruker_id is not null and k.visningsaar = $1 group by 1`,
    [visningsaar],
  )
  return new Map(rows.map(({ bruker_id, beloep }) => [bruker_id, beloep]))
}

/** What was found of the run before, with what was decided of it. */
export const listGamleFunn = async (client: pg.ClientBase, id: string): Promise<Gammelt[]> =>
  (
    await client.query<Gammelt>(
      `select id, noekkel, tall, mot, avgjoerelse, begrunnelse, avgjort::text, avgjort_av from kjoeringsfunn
       where kjoering_id = $1 and slag <> 'dokument_endret'`,
      [id],
    )
  ).rows

type Lagret = {
  grunnlag: string
  utregning: Utregning
  naa: Date
}

/**
 * Says what came out; a run that lacks something stays a draft. A plan that a run was computed by never changes again: one that was
 * changed since it was read fails the transaction, and the run is computed anew.
 */
export async function saveUtregning(
  client: pg.ClientBase,
  id: string,
  { grunnlag, utregning, naa }: Lagret,
): Promise<void> {
  const { mangler, regnskap, linjer, mottakere, resultat, sumVerdi } = utregning
  const isWhole = mangler.length === 0
  if (isWhole) await client.query(hold, [id])
  await client.query(
    `update kjoering set simulering = null, tilstand = $2, mangler = $3, grunnlag = $4, resultat = $5, regnskap = $6,
       linjer = $7, mottakere = $8, simulert = $9, kontrollert = null, kontrollert_av = null, versjon = versjon + 1,
       holdt_tilbake = (select coalesce(sum(beloep), 0) from kjoeringslinje where kjoering_id = $1 and holdt_tilbake)
     where id = $1`,
    [
      id,
      isWhole ? 'simulert' : 'utkast',
      JSON.stringify(mangler),
      isWhole ? grunnlag : null,
      isWhole ? resultat : null,
      isWhole ? JSON.stringify(regnskap) : null,
      linjer,
      mottakere.length,
      naa,
    ],
  )
  if (isWhole)
    await client.query(
      `update fordelingsplan p set laast = $2 from kjoering k where k.id = $1 and p.id = k.plan_id and p.laast is null`,
      [id, naa],
    )
  for (const [pott, sum] of Object.entries(sumVerdi))
    await client.query('update kjoering_pott set sum_verdi = $3 where kjoering_id = $1 and pott_id = $2', [
      id,
      pott,
      sum,
    ])
}
