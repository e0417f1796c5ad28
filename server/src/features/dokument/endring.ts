import type { Hendelse } from '@rp/contract/historikk'
import type { Database } from '../database.ts'
import { type Endring, type HistorikkService, listEndringer } from '../historikk/historikk.service.ts'
import type { changedColumns } from './dokument.mapping.ts'
import * as repository from './dokument.repository.ts'
import { asRegistrering, describeRegistreringer } from './registrering.ts'

/** Who makes a change, when, and what the history calls it. */
type Opphav = {
  hendelse: Hendelse
  /** Null where the portal itself acts. */
  aktoerId: string | null
  tid: Date
}
type D = { historikk: HistorikkService }

export type Endringer = {
  /** As it is before; its registrations where they change. */
  row: { id: string; ansiennitet?: repository.DokumentRow['ansiennitet'] }
  columns: ReturnType<typeof changedColumns>
  /** The new list, or null where it is as it was. */
  registreringer: repository.RegistreringRow[] | null
  /** What is set too and not told: whose turn it is, the hash of the content. */
  stille?: Parameters<typeof repository.updateDokumenter>[2]
  /** Told too. */
  fortalt?: readonly Endring[]
}

/** The line of the history that tells of a change. */
function tell(
  { historikk }: D,
  tx: Database,
  { row, columns, registreringer, fortalt = [] }: Endringer,
  opphav: Opphav,
): Promise<void> {
  const { id, ansiennitet = [] } = row
  const changed = listEndringer(
    { ...row, registreringer: describeRegistreringer(ansiennitet) },
    {
      ...columns,
      ...(registreringer && { registreringer: describeRegistreringer(registreringer.map(asRegistrering)) }),
    },
  )
  const linje = { ...opphav, entitet: 'dokument', entitetId: id } as const
  return historikk.append(tx, { ...linje, endringer: [...changed, ...fortalt] })
}

/** Stores what has changed of a document that is held, with the line of its history. */
export async function saveChanges(
  d: D,
  tx: Database,
  { hendelse, aktoerId, tid, ...endringer }: Endringer & Opphav,
): Promise<void> {
  const { row, columns, registreringer, stille } = endringer
  await repository.updateDokumenter(tx, [row.id], { ...columns, ...stille, endret: tid })
  if (registreringer) await repository.replaceRegistreringer(tx, row.id, registreringer)
  await tell(d, tx, endringer, { hendelse, aktoerId, tid })
}

/** The same of many documents whose registrations stay: what is set alike is one statement. */
export async function saveMany(
  d: D,
  tx: Database,
  alle: readonly Omit<Endringer, 'registreringer'>[],
  opphav: Opphav,
): Promise<void> {
  const setOf = ({ columns, stille }: Omit<Endringer, 'registreringer'>) => ({ ...columns, ...stille })
  for (const alike of Map.groupBy(alle, one => JSON.stringify(setOf(one))).values()) {
    const [first] = alike
    const ids = alike.map(({ row }) => row.id)
    if (first) await repository.updateDokumenter(tx, ids, { ...setOf(first), endret: opphav.tid })
  }
  for (const one of alle) await tell(d, tx, { ...one, registreringer: null }, opphav)
}
