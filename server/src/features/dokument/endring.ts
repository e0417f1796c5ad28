import type { Hendelse } from '@rp/contract/historikk'
import type { Database } from '../database.ts'
import { differences, type HistorikkService } from '../historikk/historikk.service.ts'
import type { changedColumns } from './dokument.mapping.ts'
import * as repository from './dokument.repository.ts'
import { describeRegistreringer } from './registrering.ts'
import type { Turkolonner } from './tur.ts'

export type Endringer = {
  row: repository.DokumentRow
  columns: ReturnType<typeof changedColumns>
  /** The new list, or null where it is as it was. */
  registreringer: repository.RegistreringRow[] | null
  /** What the change sets of whose turn it is. */
  tur?: Partial<Turkolonner>
  hendelse: Hendelse
  /** Null where the portal itself acts. */
  aktoerId: string | null
  tid: Date
}

/** Stores what has changed of a document that is held, with the line of its history. @returns its own row as it is then */
export async function saveChanges(
  { historikk }: { historikk: HistorikkService },
  tx: Database,
  { row, columns, registreringer, tur, hendelse, aktoerId, tid }: Endringer,
): ReturnType<typeof repository.updateDokumentRow> {
  const { id } = row
  const saved = await repository.updateDokumentRow(tx, id, { ...columns, ...tur, endret: tid })
  if (registreringer) await repository.replaceRegistreringer(tx, id, registreringer)
  const endringer = differences(
    { ...row, registreringer: describeRegistreringer(row.ansiennitet) },
    { ...columns, ...(registreringer && { registreringer: describeRegistreringer(registreringer) }) },
  )
  await historikk.append(tx, { tid, aktoerId, entitet: 'dokument', entitetId: id, hendelse, endringer })
  return saved
}
