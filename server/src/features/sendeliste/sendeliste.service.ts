import type { Clock, Database, InTransaction, NewId } from '../database.ts'
import type { HistorikkService } from '../historikk/historikk.service.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import { createImporterService } from './importer/importer.service.ts'
import { createKoblingService } from './kobling/kobling.service.ts'
import { createRaderService } from './rader/rader.service.ts'

type Dependencies = {
  db: Database
  inTransaction: InTransaction
  historikk: HistorikkService
  produksjon: ProduksjonService
  now: Clock
  newId: NewId
}

/** Broadcast lists: their import, and the lines they have become. */
export function createSendelisteService(d: Dependencies) {
  const kobling = createKoblingService(d)
  const base = { ...d, kobling, titlesOf: d.produksjon.titlesOf }
  const importer = createImporterService(base)
  return { importer, rader: createRaderService(base), jobs: importer.jobs }
}
export type SendelisteService = ReturnType<typeof createSendelisteService>
