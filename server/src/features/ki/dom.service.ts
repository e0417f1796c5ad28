import type { Database } from '../database.ts'
import { type Felter, judgeForslag } from './dom.ts'
import { toForslag } from './ki.mapping.ts'
import * as repository from './ki.repository.ts'
import { deleteTrekkOfDokument } from './samtykke/samtykke.repository.ts'

/**
 * Keeps what a person made of the proposals, in the transaction of their save.
 * @param samlet one of many at once: nobody looked at it by itself, so that nothing is to be learned from it
 */
export async function recordDom(
  tx: Database,
  dokumentId: string,
  foer: Felter,
  etter: Felter,
  samlet: boolean,
): Promise<void> {
  const ferdig = await repository.findFerdig(tx, dokumentId)
  if (!ferdig) return
  const dommer = judgeForslag(ferdig.forslag.map(toForslag), foer, etter)
  for (const tilstand of new Set(dommer.values()))
    await repository.setTilstand(
      tx,
      [...dommer].filter(([, one]) => one === tilstand).map(([id]) => id),
      tilstand,
    )
  if (samlet && dommer.size > 0) await deleteTrekkOfDokument(tx, dokumentId)
}

/** How many remarks KI has made of each of these documents in its last reading; one that is missing has none. */
export async function countMerknader(
  db: Database,
  dokumentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await repository.countMerknader(db, dokumentIds)
  return new Map(rows.map(({ dokument_id, antall }) => [dokument_id, antall]))
}
