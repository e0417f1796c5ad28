import { Id } from '@rp/contract/id'
import * as z from 'zod/mini'
import { type PreparedAnswer, prepareJson } from '../../platform/http/prepared-answer.ts'
import { createVersioned } from '../../platform/versioned.ts'
import type { Database } from '../database.ts'
import { toProduksjon, toProduksjonsselskap, toSendeliste } from './produksjon.mapping.ts'
import {
  getRegisterversjon,
  holdTitles,
  listProduksjonRows,
  listSelskapRows,
  listSendelisteRows,
  listTitles,
  type Register,
} from './produksjon.repository.ts'

/** Other features show productions too. */
export { toProduksjon }

type Dependencies = { db: Database }

/** A register's answer, made once for each state that the register has been in. */
const createAnswer = ({ db }: Dependencies, register: Register, list: (db: Database) => Promise<unknown[]>) =>
  createVersioned<PreparedAnswer>(
    () => getRegisterversjon(db, register),
    async () => prepareJson(await list(db)),
  )

async function toTitles(
  ids: readonly string[],
  read: (valid: readonly string[]) => Promise<{ id: string; tittel: string }[]>,
): Promise<Map<string, string>> {
  const valid = [...new Set(ids)].filter(id => z.safeParse(Id, id).success)
  if (valid.length === 0) return new Map()
  return new Map((await read(valid)).map(row => [row.id, row.tittel]))
}

/** The registers that everybody logged in may read: productions, companies, broadcast lists. */
export const createProduksjonService = (d: Dependencies) => ({
  /** The whole registers in Norwegian order, ready to be sent. */
  answers: {
    produksjoner: createAnswer(d, 'produksjon', async db => (await listProduksjonRows(db)).map(toProduksjon)),
    produksjonsselskaper: createAnswer(d, 'produksjonsselskap', async db =>
      (await listSelskapRows(db)).map(toProduksjonsselskap),
    ),
    sendelister: createAnswer(d, 'sendeliste', async db => (await listSendelisteRows(db)).map(toSendeliste)),
  },
  /** Lines of the broadcast lists of every year that point to these. */
  listSendelister: async (produksjoner: readonly string[]) =>
    (await listSendelisteRows(d.db, [...new Set(produksjoner)])).map(toSendeliste),
  /** Titles of those of the ids that exist; what is not an id names nothing. */
  listTitles: (db: Database, ids: readonly string[]) => toTitles(ids, valid => listTitles(db, valid)),
  /** The same for a save that will name them: nobody deletes them until its transaction ends. */
  holdTitles: (tx: Database, ids: readonly string[]) => toTitles(ids, valid => holdTitles(tx, valid)),
})
export type ProduksjonService = ReturnType<typeof createProduksjonService>
