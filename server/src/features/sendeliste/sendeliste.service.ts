import type { Base } from '../base.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import { createImporterService } from './importer/importer.service.ts'
import { createKoblingService, type KoblingService, type Registerverk } from './kobling/kobling.service.ts'
import { createRaderService } from './rader/rader.service.ts'
import { createUtkastService } from './utkast/utkast.service.ts'

export type { Registerverk }
/** How other features ask which productions a title may be. */
export type Verksoek = Pick<KoblingService, 'findVerk' | 'listSelskapsVerk'>

type Dependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'storage' | 'now' | 'newId'> & {
  produksjon: ProduksjonService
}

/** Broadcast lists: the drafts of their imports, the imports, and the lines they have become. */
export function createSendelisteService(d: Dependencies) {
  const kobling = createKoblingService(d)
  const base = { ...d, kobling, titlesOf: d.produksjon.listTitles }
  const importer = createImporterService(base)
  const verksoek: Verksoek = kobling
  return {
    importer,
    utkast: createUtkastService(base),
    rader: createRaderService(base),
    verksoek,
    jobs: importer.jobs,
  }
}
export type SendelisteService = ReturnType<typeof createSendelisteService>
