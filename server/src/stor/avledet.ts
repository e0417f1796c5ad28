import type pg from 'pg'
import { sortKey } from '../platform/db/sort-key.ts'
import { copyRows } from './copy-rows.ts'

// What triggers keep while people write, written at once for all of it. seed-stor.test.ts holds it against what the triggers give.

const sorted = ['arbeidstaker', 'produksjonsnavn', 'fagfunksjon', 'selskap'] as const
const facts =
  'id, dokument_id, posisjon, opprettet, status, arbeidstaker, produksjonsnavn, fagfunksjon, selskap, pc_signert, rh_signert, oekonomiske, episoder, soketekst, tildelt_id, tur, besvart, utsatt_til'

/** As `skriv_registreringsrader` (migration 0081) takes them together. */
const rader = `
  select r.id, r.dokument_id, r.posisjon, d.opprettet, d.status,
    coalesce(nullif(btrim(d.arbeidstaker), ''), nullif(eier.navn, ''), b.epost) as arbeidstaker,
    r.produksjonsnavn, r.fagfunksjon, d.produksjonsselskap as selskap,
    d.signatur_pc is true as pc_signert, d.signatur_rh is true as rh_signert, d.rettighet_status is true as oekonomiske, r.episoder,
    concat_ws(' ', d.arbeidstaker, eier.navn, b.epost, d.produksjonsselskap, d.filnavn, r.produksjonsnavn, r.fagfunksjon) as soketekst,
    d.tildelt_id, d.tur, d.besvart, d.utsatt_til
  from registrering r join dokument d on d.id = r.dokument_id join bruker b on b.id = d.eier_id
  cross join lateral (select concat_ws(' ', nullif(b.fornavn, ''), nullif(b.mellomnavn, ''), nullif(b.etternavn, '')) as navn) eier
  where d.slettet is null`

/** The list of registrations, in order: what `fillOrder` would put in is there from the start. @param known sort keys that are made already */
async function writeRader(client: pg.ClientBase, known: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await client.query<{ tekst: string }>(
    `select arbeidstaker as tekst from dokument union select produksjonsselskap from dokument
     union select produksjonsnavn from registrering union select fagfunksjon from registrering`,
  )
  await client.query('create temporary table orden (tekst text, sort text collate "C") on commit drop')
  await copyRows(
    client,
    'orden',
    rows.map(({ tekst }) => ({ tekst, sort: known.get(tekst) ?? sortKey(tekst) })),
  )
  await client.query('analyze orden, registrering, dokument, bruker')
  await client.query(
    `insert into registreringsrad (${facts}, ${sorted.map(name => `${name}_sort`).join(', ')})
     select ${facts}, ${sorted.map(name => `${name}_orden.sort`).join(', ')} from (${rader}) as rad
     ${sorted.map(name => `left join orden as ${name}_orden on ${name}_orden.tekst = rad.${name}`).join(' ')}`,
  )
}

/** Who may be registered twice, as `finn_likheter` (migration 0037) would find it. */
async function writeLikheter(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temporary table kjennemerke on commit drop as
     select id, kontonummer_indeks as konto, telefonnoekkel(telefonnummer) as telefon, navn, likhetsnoekkel(navn) as likt,
       adressenoekkel(adresse, postnummer) as bosted, postnummer, fornavn <> '' and etternavn <> '' as har_navn
     from bruker cross join lateral (select navnenoekkel(fornavn, etternavn) as navn) as deres where slettet is null`,
  )
  await client.query('analyze kjennemerke')
  const grunner = {
    kontonummer: `n.konto = o.konto and n.konto <> ''`,
    telefon: `n.telefon = o.telefon and length(n.telefon) = 8`,
    navn: `n.navn = o.navn and n.har_navn and o.har_navn`,
    adresse: `n.bosted = o.bosted and n.bosted <> '' and similarity(n.likt, o.likt) >= 0.4`,
    lignende_navn: `n.postnummer = o.postnummer and n.postnummer <> '' and n.navn <> o.navn and similarity(n.likt, o.likt) >= 0.6`,
  }
  for (const [grunn, alike] of Object.entries(grunner))
    await client.query(
      `insert into bruker_likhet (a, b, grunn)
       select n.id, o.id, '${grunn}' from kjennemerke n join kjennemerke o on n.id < o.id and ${alike}`,
    )
}

/** Everything that is derived from the rows of the tables, while their triggers rest. */
export async function writeAvledet(client: pg.ClientBase, known: ReadonlyMap<string, string>): Promise<void> {
  await writeRader(client, known)
  await writeLikheter(client)
  // Each process is to see that the registers it keeps are old (migration 0005).
  await client.query('update registerversjon set versjon = gen_random_uuid()')
}
