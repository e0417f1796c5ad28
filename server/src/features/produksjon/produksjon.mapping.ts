import type { Produksjon } from '@rp/contract/produksjon'
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
