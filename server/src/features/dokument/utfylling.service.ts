import type { Dokument, DokumentEndring, Filsignatur } from '@rp/contract/dokument'
import type { Database, NewId } from '../database.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import { changedColumns, toDokument } from './dokument.mapping.ts'
import * as repository from './dokument.repository.ts'
import type { Dokumentendring } from './endring.ts'
import { listFiler } from './original/original.repository.ts'
import { toRegistreringRows } from './registrering.ts'

type Dependencies = { endring: Dokumentendring; produksjon: ProduksjonService; newId: NewId }
type Lesbart = { dokument: Dokument /** Null where there is no merged file. */; noekkel: string | null }

const toLesbart = (row: repository.DokumentRow | undefined): Lesbart | null =>
  row ? { dokument: toDokument(row), noekkel: row.fil?.noekkel ?? null } : null

/** What the portal itself does to a document that it has read; no caller stands behind it. */
export const createUtfyllingService = (d: Dependencies) => ({
  /** Null where it is deleted. */
  find: async (db: Database, id: string): Promise<Lesbart | null> =>
    toLesbart(await repository.findDokument(db, id)),
  /** The same, held until the transaction ends. */
  async hold(tx: Database, id: string): Promise<Lesbart | null> {
    return toLesbart(await repository.holdDokument(tx, id))
  },
  /** The digital signatures in the files that came. */
  async listSignaturer(db: Database, id: string): Promise<Filsignatur[]> {
    return (await listFiler(db, id)).flatMap(({ signaturer }) => signaturer)
  },
  /** Puts values into a document that is held, as KI. Its owner is not mailed. */
  async fill(tx: Database, id: string, endring: DokumentEndring): Promise<void> {
    await d.endring.change(tx, { caller: null }, [id], async row => {
      const columns = changedColumns(row, endring)
      const registreringer = endring.ansiennitet
        ? await toRegistreringRows({ ...d, db: tx }, endring.ansiennitet, row.ansiennitet)
        : null
      const changed = Object.keys(columns).length > 0 || registreringer !== null
      return changed ? [{ hendelse: 'ki_lest', columns, registreringer }] : []
    })
  },
})
export type UtfyllingService = ReturnType<typeof createUtfyllingService>
