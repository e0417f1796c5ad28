import type { Produksjon } from '@rp/contract/produksjon'
import { type Caller, requireSelfOrAdministrator } from '../../../platform/http/caller.ts'
import type { Database } from '../../database.ts'
import { toProduksjon } from '../produksjon.mapping.ts'
import { listForslagRows } from './forslag.repository.ts'

/** The viewing year that is distributed now (specification, section 9). */
const visningsaar = 2023
const atMost = 20

/** What a member may have forgotten to register. */
export const createForslagService = (db: Database) => ({
  /** @throws AppError `ikke_funnet` for members who ask for somebody else */
  async list(caller: Caller, userId: string): Promise<Produksjon[]> {
    requireSelfOrAdministrator(caller, userId)
    return (await listForslagRows(db, userId, visningsaar, atMost)).map(toProduksjon)
  },
})
