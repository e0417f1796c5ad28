import { statusnavn } from '@rp/contract/status'
import type { createDatabase } from '../server/src/platform/db/pool.ts'
import { sortKey } from '../server/src/platform/db/sort-key.ts'
import { tittel } from './produksjoner-data.ts'

const fornavn = 'Aasmund Brage Eirin Jo Kari Live Marit Odin Synne Tuva Une Vetle Øystein Åse'.split(' ')
const etternavn = 'Berg Fjærevik Grønnåsen Havnevold Kvamsøy Lyngmark Nordhus Solbrekke Ulvehaug Ås'.split(
  ' ',
)
const fagfunksjoner = ['Klipp', 'Foto', 'Lyd', 'Regi', 'Scenograf', 'Kostymedesigner', 'Manus', 'VFX']

const titler = Array.from({ length: 5000 }, (_, n) => tittel(n))
const selskaper = Array.from({ length: 700 }, (_, n) => `Selskap ${n} AS`)
const arbeidstakere = Array.from(
  { length: 2000 },
  (_, n) => `${fornavn[n % fornavn.length]} ${etternavn[n % etternavn.length]} ${n}`,
)

const perDokument = 2
const eiere = 500

const insertEiere = `
  insert into bruker (id, epost, epost_noekkel, passord_hash, personnummer_kryptert, personnummer_indeks,
    personnummer_kontrollert, brukertype, opprettet, endret)
  select gen_random_uuid(), 'eier' || n || '@folk.example', 'eier' || n || '@folk.example', '-', '-', 'bench' || n, true,
    'arbeidstaker', now(), now()
  from generate_series(1, ${eiere}) as n
  returning id`

/** Nineteen in twenty are finished or with the member; the rest wait, spread over the years. */
const insertDokumenter = `
  insert into dokument (id, eier_id, filnavn, arbeidstaker, produksjonsselskap, tjeneste, autoextract, status, signatur_pc,
    signatur_rh, rettighet_status, innhold_sha256, opprettet, endret)
  select gen_random_uuid(), ($2::uuid[])[1 + n % array_length($2::uuid[], 1)], 'Avtale ' || n,
    ($3::text[])[1 + (n * 7) % array_length($3::text[], 1)], ($4::text[])[1 + (n * 11) % array_length($4::text[], 1)],
    'Arkivering av signert kontrakt', false,
    case when n % 20 = 0 then 'IKKE VURDERT' else ($5::text[])[1 + (n * 3) % array_length($5::text[], 1)] end,
    n % 3 <> 0, n % 5 <> 0, n % 4 <> 0, md5(n::text), timestamptz '2016-01-01' + n * interval '20 minutes', now()
  from generate_series(1, $1) as n`

const insertRegistreringer = `
  insert into registrering (id, dokument_id, posisjon, produksjonsnavn, fagfunksjon, episoder)
  select gen_random_uuid(), id, posisjon, ($1::text[])[1 + (n * 13 + posisjon) % array_length($1::text[], 1)],
    ($2::text[])[1 + (n + posisjon) % array_length($2::text[], 1)], nullif((n * 17 + posisjon) % 400, 0)
  from (select id, row_number() over (order by id) as n from dokument) as d,
    generate_series(0, ${perDokument - 1}) as posisjon`

const sorted = {
  arbeidstaker: arbeidstakere,
  produksjonsnavn: titler,
  fagfunksjon: fagfunksjoner,
  selskap: selskaper,
}

const columns = Object.keys(sorted)
const insertSort = `
  update registreringsrad as rad set ${columns.map(name => `${name}_sort = ${name}_orden.sort`).join(', ')}
  from ${columns.map(name => `orden as ${name}_orden`).join(', ')}
  where ${columns.map(name => `${name}_orden.tekst = rad.${name}`).join(' and ')}`

/** Fills an empty database with so many registrations that do not exist, two a document. */
export async function insertRegistreringsdata(
  pool: ReturnType<typeof createDatabase>['pool'],
  antall: number,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    // All rows of the list are written at once afterwards.
    await client.query('alter table registrering disable trigger registrering_ny_rad')
    const { rows } = await client.query<{ id: string }>(insertEiere)
    const status = statusnavn.filter(
      navn => !['IKKE VURDERT', 'KI VURDERT', 'UNDER BEHANDLING'].includes(navn),
    )
    await client.query(insertDokumenter, [
      Math.ceil(antall / perDokument),
      rows.map(row => row.id),
      arbeidstakere,
      selskaper,
      status,
    ])
    await client.query(insertRegistreringer, [titler, fagfunksjoner])
    const { rows: indexes } = await client.query<{ navn: string; laget: string }>(
      `select indexname as navn, indexdef as laget from pg_indexes
       where tablename = 'registreringsrad' and indexname <> 'registreringsrad_pkey'`,
    )
    for (const { navn } of indexes) await client.query(`drop index ${navn}`)
    await client.query('select skriv_registreringsrader(array_agg(id)) from dokument')
    const texts = Object.values(sorted).flat()
    await client.query(
      `create temporary table orden as select * from unnest($1::text[], $2::text[]) as gitt (tekst, sort)`,
      [texts, texts.map(sortKey)],
    )
    await client.query(insertSort)
    for (const { laget } of indexes) await client.query(laget)
    await client.query('alter table registrering enable trigger registrering_ny_rad')
    await client.query('vacuum (analyze) registreringsrad')
    await client.query('analyze dokument, registrering, bruker')
  } finally {
    client.release(true)
  }
}
