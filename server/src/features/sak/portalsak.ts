import type { AlleSaksslag } from '@rp/contract/sak'
import type { Database } from '../database.ts'
import type { HistorikkService } from '../historikk/historikk.service.ts'
import { createFrist } from './frist.ts'
import { insertSak } from './sak.repository.ts'

type Portalsak = { id: string; brukerId: string; slag: AlleSaksslag; tid: Date; svarfrist: number }

/** A case that the portal opens by itself, about an account and no document. What stands in it, the caller writes. */
export async function openPortalsak(
  { historikk }: { historikk: HistorikkService },
  tx: Database,
  { id, brukerId, slag, tid, svarfrist }: Portalsak,
): Promise<void> {
  const frist = createFrist(tid, svarfrist)
  const utenDokument = { dokument_id: null, dokument_navn: '', dokument_sort: '' }
  await insertSak(tx, { id, bruker_id: brukerId, ...utenDokument, slag, opprettet: tid, frist })
  await historikk.append(tx, { tid, aktoerId: null, entitet: 'sak', entitetId: id, hendelse: 'opprettet' })
}
