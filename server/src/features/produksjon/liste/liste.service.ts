import {
  type ProduksjonslisteSpoersmaal,
  type Produksjonslisteside,
  produksjonerPerSide,
} from '@rp/contract/produksjon'
import { type Caller, isAdministrator } from '../../../platform/http/caller.ts'
import type { Database } from '../../database.ts'
import { toProduksjon, toSendeliste } from '../produksjon.mapping.ts'
import { listSendelisteRows } from '../produksjon.repository.ts'
import { countProduksjoner, listProduksjoner } from './liste.repository.ts'

/** The list of /produksjoner a page at a time, for who has not the whole of it yet. */
export const createProduksjonslisteService = ({ db }: { db: Database }) => ({
  async listSide(caller: Caller, spoersmaal: ProduksjonslisteSpoersmaal): Promise<Produksjonslisteside> {
    const seer = { id: caller.id, stab: isAdministrator(caller) }
    const total = await countProduksjoner(db, spoersmaal, seer)
    const antall = spoersmaal.antall ?? produksjonerPerSide
    const side = Math.min(spoersmaal.side ?? 1, Math.max(1, Math.ceil(total / antall)))
    const rows = await listProduksjoner(db, spoersmaal, { side, antall }, seer)
    const lines = await listSendelisteRows(
      db,
      rows.map(({ id }) => id),
    )
    return { rader: rows.map(toProduksjon), antall: total, sendelister: lines.map(toSendeliste) }
  },
})
