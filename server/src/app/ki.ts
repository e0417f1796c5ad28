import type { BrukerService } from '../features/bruker/bruker.service.ts'
import type { Clock, Database, InTransaction, NewId } from '../features/database.ts'
import type { DokumentService } from '../features/dokument/dokument.service.ts'
import type { Dokumentendring } from '../features/dokument/endring.ts'
import { createUtfyllingService } from '../features/dokument/utfylling.service.ts'
import type { HistorikkService } from '../features/historikk/historikk.service.ts'
import type { InnstillingService } from '../features/innstilling/innstilling.service.ts'
import type { BestillingService } from '../features/ki/bestilling.service.ts'
import { createKiService } from '../features/ki/ki.service.ts'
import { createKvalitetService } from '../features/ki/kvalitet/kvalitet.service.ts'
import { createLesingService } from '../features/ki/lesing.service.ts'
import type { KiMotor } from '../features/ki/motor.ts'
import { createOppslag } from '../features/ki/oppslag.ts'
import { createMotorITraad } from '../features/ki/traad/motor-i-traad.ts'
import { createMotorer } from '../features/ki/valg-av-motor.ts'
import type { ProduksjonService } from '../features/produksjon/produksjon.service.ts'
import type { SendelisteService } from '../features/sendeliste/sendeliste.service.ts'
import type { Config } from '../platform/config/config.ts'
import type { Forsoek } from '../platform/forsoek.ts'
import { createReader, type Reader } from '../platform/reading/reader.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { WorkFolder } from '../platform/work-folder.ts'

type Base = {
  db: Database
  inTransaction: InTransaction
  storage: FileStorage
  workFolder: WorkFolder
  now: Clock
  newId: NewId
  historikk: HistorikkService
  endring: Dokumentendring
  bruker: BrukerService
  dokument: DokumentService
  produksjon: ProduksjonService
  innstilling: InnstillingService
  sendeliste: SendelisteService
  bestilling: BestillingService
  forsoek: Forsoek
}
/** What tests put in the place of the real reading and finding. */
export type KiParts = { reader?: Pick<Reader, 'read'>; motorer?: readonly [KiMotor, ...KiMotor[]] }

/** Share of a document's time that reading it may take; what was read by then is searched in the rest. */
const readingShare = 0.9

/** What reads contracts, what it has read, and what people made of it. */
export function createKiServices(config: Config, base: Base, parts: KiParts = {}) {
  const timeoutMs = config.KI_SEKUNDER * 1000
  // Beside a whole suite of tests it would hardly get the processor.
  const reader = createReader({
    timeoutMs: timeoutMs * readingShare,
    lowPriority: config.NODE_ENV !== 'test',
  })
  const grenser = { lesinger: config.KI_LESINGER_I_TIMEN, sider: config.KI_SIDER_I_TIMEN }
  const oppslag = createOppslag({ db: base.db, verksoek: base.sendeliste.verksoek })
  const lesing = createLesingService({
    ...base,
    utfylling: createUtfyllingService(base),
    reader: parts.reader ?? reader,
    motorer: parts.motorer ?? createMotorer(config, { innebygd: createMotorITraad(oppslag), oppslag }),
    readFagliste: () => base.innstilling.get('fagliste'),
    timeoutMs,
    grenser,
  })
  return {
    kiReader: reader,
    kiLesing: lesing,
    ki: createKiService({ ...base, grenser }),
    kiKvalitet: createKvalitetService(base),
  }
}
