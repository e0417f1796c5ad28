import type { Insertable } from 'kysely'
import { kontonummerIndeks, sealNummer } from '../features/bruker/bruker.mapping.ts'
import type { Database, NewId, Tables } from '../features/database.ts'
import type { Oppsett, Rader } from '../features/fordeling/kjoering/grunnlag.ts'
import { calculate, linjekolonner, verkkolonner } from '../features/fordeling/kjoering/regn.ts'
import { noekkelOf } from '../features/sendeliste/importer/samsvar.ts'
import type { FieldCipher } from '../platform/crypto/field-cipher.ts'
import { sortKey } from '../platform/db/sort-key.ts'
import type { DemoData } from './demo-data.ts'
import { visningsaar } from './produksjoner.ts'

const fraser = [
  'Last opp siste side på nytt med signaturen din.',
  'Produksjonsselskapet har ikke signert. Be dem om en signert kopi.',
  'Skriv hvor mange episoder du arbeidet på.',
  'Vi finner ingen klausul om rettigheter i avtalen.',
]

/** Phrases for comments to members. */
export const insertFraser = (db: Database, tid: Date, newId: NewId) =>
  db
    .insertInto('frase')
    .values(
      fraser.map(tekst => ({ id: newId(), tekst, tekst_sort: sortKey(tekst), opprettet: tid, endret: tid })),
    )
    .execute()

/** Writes the registers; answers the id of each production, in the order of `data.produksjoner`. */
export async function insertRegistre(
  db: Database,
  data: Pick<DemoData, 'selskaper' | 'produksjoner' | 'sendeliste'>,
  tid: Date,
  newId: NewId,
  administratorId: string,
): Promise<string[]> {
  const selskaper = data.selskaper.map(selskap => ({
    id: newId(),
    ...selskap,
    navn_sort: sortKey(selskap.navn),
    kontaktperson_sort: sortKey(selskap.kontaktperson),
  }))
  await db.insertInto('produksjonsselskap').values(selskaper).execute()
  const produksjoner = data.produksjoner.map(
    (produksjon): Insertable<Tables['produksjon']> => ({
      id: newId(),
      tittel: produksjon.Produksjonstittel,
      tittel_sort: sortKey(produksjon.Produksjonstittel),
      selskap: produksjon.Produksjonsselskap,
      selskap_sort: sortKey(produksjon.Produksjonsselskap),
      sesong: produksjon.Sesong,
      premiere: produksjon.Premiere,
      verkstype: produksjon.Verkstype,
      spilletid_sekunder: produksjon.Spilletid_sekunder,
      episoder: produksjon.Episoder,
      bruk: JSON.stringify(produksjon.Bruk),
      opprettet: tid,
      endret: tid,
    }),
  )
  await db.insertInto('produksjon').values(produksjoner).execute()
  await insertSendeliste(db, data.sendeliste, produksjoner, { tid, newId, administratorId })
  return produksjoner.map(({ id }) => id)
}

type Register = readonly { id: string; tittel: string }[]
type Import = { tid: Date; newId: NewId; administratorId: string }

/** The list as one finished import, with some lines that wait for a person. */
async function insertSendeliste(
  db: Database,
  sendeliste: DemoData['sendeliste'],
  register: Register,
  { tid, newId, administratorId }: Import,
): Promise<void> {
  const importId = newId()
  const linjer = sendeliste.map(linje => toLinje(linje, register))
  const rows = linjer.map(linje => ({ id: newId(), visningsaar, ...linje }))
  await db
    .insertInto('sendelisteimport')
    .values({
      id: importId,
      visningsaar,
      filnavn: `sendeliste-${visningsaar}.csv`,
      oppsett: '{}',
      importert: tid,
      importert_av: administratorId,
      nye: rows.length,
      endrede: 0,
      kjente: 0,
      merknader: JSON.stringify([
        { rad: rows.length + 2, utelatt: true, grunn: 'Raden ser ut som en sumlinje.' },
      ]),
    })
    .execute()
  await db.insertInto('sendeliste').values(rows).execute()
  const rader = rows.map(({ id, visningsaar: _, tittel_sort: __, noekkel: ___, ...linje }, index) => ({
    import_id: importId,
    sendeliste_id: id,
    rad: index + 2,
    ...linje,
  }))
  await db.insertInto('sendelisterad').values(rader).execute()
}

/** As the matching would have told it. */
const metodeOf = (sendt: string, tittel: string): string =>
  sendt.toLowerCase() === tittel.toLowerCase() ? 'noeyaktig' : 'normalisert'

function toLinje(linje: DemoData['sendeliste'][number], register: Register) {
  const sendt = {
    tittel: linje.produksjonstittel,
    alternativTittel: '',
    sesong: null,
    mediehus: linje.mediehus,
    episoder: linje.episoder,
    premiere: linje.premiere,
    selskap: linje.produksjonsselskap,
  }
  const { alternativTittel, ...columns } = sendt
  const produksjon = linje.produksjonIndeks === null ? undefined : register[linje.produksjonIndeks]
  return {
    ...columns,
    alternativ_tittel: alternativTittel,
    tittel_sort: sortKey(linje.produksjonstittel),
    produksjon_id: produksjon?.id ?? null,
    tvil: linje.tvil === true,
    sikkerhet: produksjon ? 0.99 : linje.tvil ? 0.5 : 0,
    metode: produksjon
      ? metodeOf(linje.produksjonstittel, produksjon.tittel)
      : linje.tvil
        ? 'normalisert'
        : null,
    noekkel: noekkelOf(sendt),
  }
}

/** The contact and bank details that a member fills in after registering. */
export const updatePersondata = (
  db: Database,
  cipher: FieldCipher,
  id: string,
  bruker: DemoData['brukere'][number],
) =>
  db
    .updateTable('bruker')
    .set({
      kontonummer_kryptert: sealNummer(cipher, id, 'kontonummer', bruker.kontonummer),
      kontonummer_indeks: kontonummerIndeks(cipher, bruker.kontonummer),
      telefonnummer: bruker.telefonnummer,
      adresse: bruker.adresse,
      postnummer: bruker.postnummer,
      poststed: bruker.by,
      poststed_sort: sortKey(bruker.by),
      land: bruker.land,
      land_sort: sortKey(bruker.land),
    })
    .where('id', '=', id)
    .execute()

/** What a run of an earlier year counts: the finished registrations of works from before, each work shown once. */
async function readRader(tx: Database, aar: number): Promise<Rader> {
  const rows = await tx
    .selectFrom('registrering as r')
    .innerJoin('dokument as d', 'd.id', 'r.dokument_id')
    .innerJoin('produksjon as p', 'p.id', 'r.produksjon_id')
    .where('d.status', '=', 'BEHANDLET')
    .where('p.verkstype', 'is not', null)
    .where('p.premiere', '<=', aar)
    .select([
      'r.id',
      'r.fagfunksjon',
      'r.episoder',
      'p.id as produksjonId',
      'p.tittel',
      'p.selskap',
      'p.verkstype',
    ])
    .select([
      'p.spilletid_sekunder as sekunder',
      'p.episoder as viste',
      'p.premiere as fra',
      'd.id as dokumentId',
    ])
    .select(['d.eier_id as brukerId', 'd.rettighet_status as rettigheter', 'd.signatur_pc as signaturPc'])
    .select('r.forvaltes_annet_sted as annetSted')
    .orderBy('r.id')
    .execute()
  const verk = [
    ...new Map(
      rows.map(row => [row.produksjonId, { ...row, id: row.produksjonId, episoder: row.viste ?? 1 }]),
    ).values(),
  ]
  const sendt = verk.map(({ fra, ...row }) => ({ ...row, mediehus: 'NRK', premiere: fra === aar }))
  return { verk, sendt, krav: rows, andel: [] }
}

type Ferdig = { id: string; navn: string; visningsaar: number; plan_id: string; tid: Date; oppsett: Oppsett }

/** A run of an earlier year that somebody who has left since has controlled. @returns the hash of its lines */
export async function insertKontrollert(
  tx: Database,
  { tid, oppsett, ...kjoering }: Ferdig,
): Promise<string> {
  const { verk, linje, ferdig } = calculate(oppsett, await readRader(tx, kjoering.visningsaar))
  const rowsOf = (rader: typeof linje, kolonner: readonly string[]): object[] =>
    Array.from(rader, verdier => ({
      kjoering_id: kjoering.id,
      ...Object.fromEntries(kolonner.map((navn, index) => [navn, verdier[index]])),
    }))
  const rows = { verk: rowsOf(verk, verkkolonner), linje: rowsOf(linje, linjekolonner) }
  const { resultat, regnskap, linjer, mottakere, sumVerdi } = ferdig()
  const talt = {
    resultat,
    regnskap: JSON.stringify(regnskap),
    linjer,
    mottakere: mottakere.length,
    simulert: tid,
  }
  await tx
    .insertInto('kjoering')
    .values({ ...kjoering, ...talt, tilstand: 'kontrollert', kontrollert: tid, opprettet: tid, endret: tid })
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
  return resultat
}
