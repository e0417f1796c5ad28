import { Id } from '@rp/contract/id'
import type { Produksjon, Produksjonsselskap, Sendeliste } from '@rp/contract/produksjon'
import * as z from 'zod/mini'
import type { Database } from '../database.ts'
import { toProduksjon } from './produksjon.mapping.ts'
import {
  listProduksjonRows,
  listSelskapRows,
  listSendelisteRows,
  listTitles,
} from './produksjon.repository.ts'

/** The registers that everybody logged in may read: productions, companies, broadcast lists. */
export const createProduksjonService = (db: Database) => ({
  async listProduksjoner(): Promise<Produksjon[]> {
    return (await listProduksjonRows(db)).map(toProduksjon)
  },
  async listProduksjonsselskaper(): Promise<Produksjonsselskap[]> {
    const rows = await listSelskapRows(db)
    return rows.map(({ id, navn, orgnr, kontaktperson, epost, telefon }) => ({
      _id: id,
      navn,
      orgnr,
      kontaktperson,
      epost,
      telefon,
    }))
  },
  async listSendelister(): Promise<Sendeliste[]> {
    const rows = await listSendelisteRows(db)
    return rows.map(row => ({
      _id: row.id,
      produksjonsID: row.produksjon_id,
      produksjonstittel: row.tittel,
      mediehus: row.mediehus,
      year: row.visningsaar,
      episoder: row.episoder,
      premiere: row.premiere,
      produksjonsselskap: row.selskap,
    }))
  },
  /** Titles of those of the ids that exist; what is not an id names nothing. */
  async titlesOf(tx: Database, ids: readonly string[]): Promise<Map<string, string>> {
    const valid = [...new Set(ids)].filter(id => z.safeParse(Id, id).success)
    if (valid.length === 0) return new Map()
    return new Map((await listTitles(tx, valid)).map(row => [row.id, row.tittel]))
  },
})
export type ProduksjonService = ReturnType<typeof createProduksjonService>
