import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Database, NewId, Tables } from '../features/database.ts'
import type { Oppsett, Rader } from '../features/fordeling/kjoering/grunnlag.ts'
import { calculate, linjekolonner, verkkolonner } from '../features/fordeling/kjoering/regn.ts'
import { holdLinjer } from '../features/fordeling/kontroll/kontroll.repository.ts'
import { sortKey } from '../platform/db/sort-key.ts'
import { createNavn, createSlug } from './names.ts'
import { createOrgnr, createTelefon } from './numre.ts'
import { produksjoner, selskaper, visningsaar } from './produksjoner.ts'
import type { Rng } from './rng.ts'

/** Writes the registers. @returns the id of each production, in their order */
export async function insertRegistre(db: Database, tid: Date, newId: NewId, rng: Rng): Promise<string[]> {
  const selskapsrader = selskaper.map(navn => {
    const kontakt = createNavn(rng)
    const kontaktperson = `${kontakt.fornavn} ${kontakt.etternavn}`
    return {
      id: newId(),
      navn,
      navn_sort: sortKey(navn),
      orgnr: createOrgnr(rng),
      kontaktperson,
      kontaktperson_sort: sortKey(kontaktperson),
      epost: `post@${createSlug(navn.replace(/ AS$/, ''))}.example`,
      telefon: createTelefon(rng),
    }
  })
  await db.insertInto('produksjonsselskap').values(selskapsrader).execute()
  const rader = produksjoner.map(produksjon => {
    const { tittel, selskap, premiere, episoder } = produksjon
    const bruk = premiere === visningsaar ? [{ mediehus: 'NRK', year: visningsaar, episoder }] : []
    return {
      id: newId(),
      ...produksjon,
      tittel_sort: sortKey(tittel),
      selskap_sort: sortKey(selskap),
      bruk: JSON.stringify(bruk),
      opprettet: tid,
      endret: tid,
    }
  })
  await db.insertInto('produksjon').values(rader).execute()
  return rader.map(({ id }) => id)
}

/** Nobody is mailed about what lies behind the demo. */
export const markVarslet = (db: Database) =>
  db
    .updateTable('dokument')
    .set(eb => ({ varslet_versjon: eb.ref('versjon') }))
    .execute()

/** What a run of an earlier year counts: the finished registrations of works from before, each work shown once. */
async function readRader(tx: Database, aar: number): Promise<Rader> {
  const krav = await tx
    .selectFrom('registrering as r')
    .innerJoin('dokument as d', 'd.id', 'r.dokument_id')
    .innerJoin('produksjon as p', 'p.id', 'r.produksjon_id')
    .where('d.status', '=', 'BEHANDLET')
    .where('p.verkstype', 'is not', null)
    .where('p.premiere', '<=', aar)
    .select(['r.id', 'r.fagfunksjon', 'r.episoder', 'd.id as dokumentId', 'd.eier_id as brukerId'])
    .select(['d.rettighet_status as rettigheter', 'd.signatur_pc as signaturPc'])
    .select(['r.forvaltes_annet_sted as annetSted', 'p.spilletid_sekunder as sekunder'])
    .select(['p.id as produksjonId', 'p.tittel', 'p.selskap', 'p.verkstype'])
    .select(['p.episoder as viste', 'p.premiere as fra'])
    .orderBy('r.id')
    .execute()
  const works = new Map(
    krav.map(row => [row.produksjonId, { ...row, id: row.produksjonId, episoder: row.viste ?? 1 }]),
  )
  const verk = [...works.values()]
  const sendt = verk.map(({ fra, ...row }) => ({ ...row, mediehus: 'NRK', premiere: fra === aar }))
  return { verk, sendt, krav, andel: [] }
}

/** Holds back the private copying of those who have not answered about the EEA, as staff must. */
async function holdUtenEoes(
  tx: Database,
  { id, tid, hvem }: Pick<Ferdig, 'id' | 'tid' | 'hvem'>,
): Promise<void> {
  await sql`
    insert into kjoeringsfunn (id, kjoering_id, noekkel, slag, bruker_id, tall, beloep, avgjoerelse, begrunnelse, avgjort, avgjort_av)
    select gen_random_uuid(), ${id}::uuid, 'mangler_eoes|' || b.id, 'mangler_eoes', b.id, 0, sum(l.beloep), 'holdt_tilbake',
      'Venter på svar.', ${tid}, ${hvem}
    from kjoeringslinje l join bruker b on b.id = l.bruker_id join pott p on p.id = l.pott_id
    where l.kjoering_id = ${id} and l.slag = 'krav' and p.slag = 'Privatkopiering' and b.eoes = '' group by b.id`.execute(
    tx,
  )
  await holdLinjer(tx, id, { bruker_id: null, produksjon_id: null, gruppe: null, dokument_id: null })
}

type Ferdig = {
  id: string
  navn: string
  visningsaar: number
  plan_id: string
  tid: Date
  hvem: string
  oppsett: Oppsett
}

/** A run of an earlier year that somebody has made and controlled. @returns the hash of its lines */
export async function insertKontrollert(
  tx: Database,
  { tid, hvem, oppsett, ...kjoering }: Ferdig,
): Promise<string> {
  const rader = await readRader(tx, kjoering.visningsaar)
  const { verk, linje, ferdig } = calculate(oppsett, rader)
  const rowsOf = (funnet: typeof linje, kolonner: readonly string[]): object[] =>
    Array.from(funnet, verdier => ({
      kjoering_id: kjoering.id,
      ...Object.fromEntries(kolonner.map((navn, index) => [navn, verdier[index]])),
    }))
  const rows = { verk: rowsOf(verk, verkkolonner), linje: rowsOf(linje, linjekolonner) }
  const { resultat, regnskap, linjer, mottakere, sumVerdi } = ferdig()
  const talt = {
    // What it was counted from has a hash of its own: a run without one shows none of its parts.
    grunnlag: createHash('sha256').update(JSON.stringify(rader)).digest('hex'),
    resultat,
    regnskap: JSON.stringify(regnskap),
    linjer,
    mottakere: mottakere.length,
    simulert: tid,
  }
  await tx
    .insertInto('kjoering')
    .values({
      ...kjoering,
      ...talt,
      tilstand: 'kontrollert',
      kontrollert: tid,
      kontrollert_av: hvem,
      opprettet: tid,
      endret: tid,
      endret_av: hvem,
    })
    .execute()
  const potter = Object.entries(sumVerdi).map(([pott_id, sum_verdi]) => ({
    kjoering_id: kjoering.id,
    pott_id,
    sum_verdi,
  }))
  await tx.insertInto('kjoering_pott').values(potter).execute()
  await tx
    .insertInto('kjoeringsverk')
    .values(rows.verk as Insertable<Tables['kjoeringsverk']>[])
    .execute()
  await tx
    .insertInto('kjoeringslinje')
    .values(rows.linje as Insertable<Tables['kjoeringslinje']>[])
    .execute()
  await holdUtenEoes(tx, { id: kjoering.id, tid, hvem })
  return resultat
}
