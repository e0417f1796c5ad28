import { failpoint } from '../../../platform/failpoint.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Clock, InTransaction, NewId } from '../../database.ts'
import { createNote, type HistorikkService, listEndringer } from '../../historikk/historikk.service.ts'
import { findOwnImport, insertImport, lockVisningsaar } from '../importer/importer.repository.ts'
import { saveLinjer } from '../importer/importlinjer.ts'
import { type Funnet, planImport, readAar, resultOf } from '../importer/plan.ts'
import { headersOf } from '../lesing/kolonner.ts'
import { cellerOf, type Lest } from './lest-utkast.ts'
import { deleteUtkast, lockUtkast } from './utkast.repository.ts'

type Dependencies = { inTransaction: InTransaction; historikk: HistorikkService; now: Clock; newId: NewId }

export const requireVersjon = (row: { versjon: number } | undefined, versjon: number): void => {
  if (row?.versjon !== versjon) throw new AppError('foreldet', 'draft was changed meanwhile')
}

/**
 * Makes an import of a draft, and ends the draft; all of it or nothing. The import has the draft's id, so that whoever asks twice gets one.
 * @throws AppError `foreldet` when it was changed since it was read
 */
export const saveImport = (d: Dependencies, caller: Caller, lest: Lest, funnet: readonly Funnet[]) =>
  d.inTransaction(async tx => {
    const { id, versjon, visningsaar, filnavn, oppsett } = lest.row
    const row = await lockUtkast(tx, caller.id, id)
    if (!row && (await findOwnImport(tx, caller.id, id))) return
    requireVersjon(row, versjon)
    await lockVisningsaar(tx, visningsaar)
    const aar = await readAar(tx, visningsaar)
    const koblede = planImport(funnet, aar)
    const { merknader } = lest.leste
    const { nye, endrede, kjente } = resultOf(koblede, merknader)
    const tid = d.now()
    await insertImport(tx, {
      id,
      visningsaar,
      filnavn,
      oppsett: JSON.stringify({
        ...oppsett,
        overskrifter: headersOf(cellerOf(lest.rader), oppsett.overskriftsrad),
      }),
      importert: tid,
      importert_av: caller.id,
      nye,
      endrede,
      kjente,
      merknader: JSON.stringify(merknader),
    })
    await saveLinjer(tx, id, visningsaar, koblede, aar, d.newId)
    const facts = { filnavn, visningsaar, nye, endrede, kjente }
    await createNote(d, 'sendeliste')(tx, caller, id, 'importert', listEndringer({}, facts))
    await deleteUtkast(tx, caller.id, id)
    failpoint('sendeliste-importeres')
  })
