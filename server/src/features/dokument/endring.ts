import type { Hendelse } from '@rp/contract/historikk'
import type { Database } from '../database.ts'
import { type Endring, type HistorikkService, listEndringer } from '../historikk/historikk.service.ts'
import type { changedColumns } from './dokument.mapping.ts'
import * as repository from './dokument.repository.ts'
import { asRegistrering, describeRegistreringer } from './registrering.ts'

export type Endringer = {
  /** As it is before; its registrations where they change. */
  row: { id: string; ansiennitet?: repository.DokumentRow['ansiennitet'] }
  columns: ReturnType<typeof changedColumns>
  /** The new list, or null where it is as it was. */
  registreringer: repository.RegistreringRow[] | null
  /** What is set too and not told: whose turn it is, the hash of the content. */
  stille?: Parameters<typeof repository.updateDokumentRow>[2]
  /** Told too. */
  fortalt?: readonly Endring[]
  hendelse: Hendelse
  /** Null where the portal itself acts. */
  aktoerId: string | null
  tid: Date
}

/** Stores what has changed of a document that is held, with the line of its history. */
export async function saveChanges(
  { historikk }: { historikk: HistorikkService },
  tx: Database,
  { row, columns, registreringer, stille, fortalt = [], hendelse, aktoerId, tid }: Endringer,
): Promise<void> {
  const { id, ansiennitet = [] } = row
  await repository.updateDokumentRow(tx, id, { ...columns, ...stille, endret: tid })
  if (registreringer) await repository.replaceRegistreringer(tx, id, registreringer)
  const changed = listEndringer(
    { ...row, registreringer: describeRegistreringer(ansiennitet) },
    {
      ...columns,
      ...(registreringer && { registreringer: describeRegistreringer(registreringer.map(asRegistrering)) }),
    },
  )
  const endringer = [...changed, ...fortalt]
  await historikk.append(tx, { tid, aktoerId, entitet: 'dokument', entitetId: id, hendelse, endringer })
}
