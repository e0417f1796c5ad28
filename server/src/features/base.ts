import type { FieldCipher } from '../platform/crypto/field-cipher.ts'
import type { Outbox } from '../platform/email/outbox.ts'
import type { Forsoek } from '../platform/forsoek.ts'
import type { PdfPool } from '../platform/pdf/pdf-pool.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { WorkFolder } from '../platform/work-folder.ts'
import type { Clock, Database, InTransaction, NewId } from './database.ts'
import type { HistorikkService } from './historikk/historikk.service.ts'
import type { ReadBrev } from './innstilling/brev.service.ts'

/** What services lean on, by the name it has everywhere. Each picks just what it uses. */
export type Base = {
  db: Database
  inTransaction: InTransaction
  historikk: HistorikkService
  now: Clock
  newId: NewId
  outbox: Outbox
  readBrev: ReadBrev
  forsoek: Forsoek
  cipher: FieldCipher
  storage: FileStorage
  workFolder: WorkFolder
  pdf: PdfPool
}
