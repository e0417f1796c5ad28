import type { Produksjon, Produksjonsselskap, Sendeliste } from '@rp/contract/produksjon'
import type { Selectable } from 'kysely'
import type { Tables } from '../database.ts'

/** The production under the names of the contract. */
export const toProduksjon = (row: Selectable<Tables['produksjon']>): Produksjon => ({
  _id: row.id,
  Produksjonstittel: row.tittel,
  Produksjonsselskap: row.selskap,
  Sesong: row.sesong,
  Premiere: row.premiere,
  Verkstype: row.verkstype,
  Spilletid_sekunder: row.spilletid_sekunder,
  Episoder: row.episoder,
  Bruk: row.bruk,
})

export const toProduksjonsselskap = (row: Selectable<Tables['produksjonsselskap']>): Produksjonsselskap => ({
  _id: row.id,
  navn: row.navn,
  orgnr: row.orgnr,
  kontaktperson: row.kontaktperson,
  epost: row.epost,
  telefon: row.telefon,
})

type Sendelisterow = Pick<
  Selectable<Tables['sendeliste']>,
  'id' | 'produksjon_id' | 'tittel' | 'mediehus' | 'visningsaar' | 'episoder' | 'premiere' | 'selskap'
>
export const toSendeliste = (row: Sendelisterow): Sendeliste => ({
  _id: row.id,
  produksjonsID: row.produksjon_id,
  produksjonstittel: row.tittel,
  mediehus: row.mediehus,
  year: row.visningsaar,
  episoder: row.episoder,
  premiere: row.premiere,
  produksjonsselskap: row.selskap,
})
