import type { Database } from '../../database.ts'
import { toDokument } from '../dokument.mapping.ts'
import { type DokumentRow, listDokumenterMed } from '../dokument.repository.ts'
import type { Lesefunn } from '../lesing.ts'

type D = { funn: Lesefunn }

/** The documents, as they are now, that KI has made proposals for. */
export async function readLeste({ funn }: D, tx: Database, ids: readonly string[]): Promise<DokumentRow[]> {
  const leste = await funn.listLeste(tx, ids)
  return leste.length === 0 ? [] : listDokumenterMed(tx, leste)
}

/** A change of many answers proposals like a save of one, and so does undoing it. */
export async function recordDommer({ funn }: D, tx: Database, lest: readonly DokumentRow[]): Promise<void> {
  if (lest.length === 0) return
  const byId = new Map(lest.map(row => [row.id, row]))
  for (const etter of await listDokumenterMed(tx, [...byId.keys()])) {
    const foer = byId.get(etter.id)
    if (foer) await funn.recordDom(tx, etter.id, toDokument(foer), toDokument(etter))
  }
}
