import type { Dokument } from '@rp/contract/dokument'
import type { Reading } from '../../platform/reading/page-text.ts'
import type { Clock, Database, NewId } from '../database.ts'
import type { UtfyllingService } from '../dokument/utfylling.service.ts'
import type { ProduksjonService } from '../produksjon/produksjon.service.ts'
import { formOfPages } from './dokumentform.ts'
import { judgeForslag } from './dom.ts'
import { createForslag, createMerknader, type NyttForslag } from './forslag.ts'
import { forventetStatus } from './forventet-status.ts'
import type { Funn } from './funn.ts'
import { toForslag } from './ki.mapping.ts'
import * as repository from './ki.repository.ts'
import type { KiMotor } from './motor.ts'
import { holdSamtykke } from './samtykke/samtykke.repository.ts'
import { type Plassert, planUtfylling } from './utfylling.ts'

type Dependencies = {
  utfylling: UtfyllingService
  produksjon: ProduksjonService
  now: Clock
  newId: NewId
}
type Lest = {
  lesing: repository.LesingRow
  /** Key of the file that was read. */
  noekkel: string
  lest: Reading
  funn: Funn
  motor: KiMotor['navn']
  reserve: boolean
}

/** A production goes by its own title; one that has been deleted meanwhile keeps the name alone. */
async function withTitles(
  d: Dependencies,
  tx: Database,
  nye: readonly NyttForslag[],
): Promise<NyttForslag[]> {
  const titles = await d.produksjon.holdTitles(
    tx,
    nye.flatMap(({ produksjonsID }) => produksjonsID ?? []),
  )
  return nye.map(one => {
    const title = one.produksjonsID ? titles.get(one.produksjonsID) : undefined
    return title === undefined ? { ...one, produksjonsID: null } : { ...one, verdi: title }
  })
}

/** With the ids they get; what a person has already written themselves is answered. */
function toRows(
  d: Dependencies,
  lesingId: string,
  dokument: Dokument,
  forslag: readonly Plassert[],
  samtykket: boolean,
) {
  const rows = forslag.map(one => ({
    id: d.newId(),
    lesing_id: lesingId,
    felt: one.felt,
    gruppe: one.gruppe,
    verdi: one.verdi,
    produksjon_id: one.produksjonsID,
    i_behold: one.iBehold,
    sikkerhet: one.sikkerhet,
    sted: one.sted,
    forklaring: one.forklaring,
    trekk: samtykket && one.trekk ? [...one.trekk] : null,
    tilstand: one.tilstand,
  }))
  const dommer = judgeForslag(rows.map(toForslag), dokument, dokument)
  return rows.map(row => ({
    ...row,
    verdi: JSON.stringify(row.verdi),
    sted: row.sted && JSON.stringify(row.sted),
    tilstand: dommer.get(row.id) ?? row.tilstand,
  }))
}

/**
 * Keeps what was found as proposals, and fills in the sure ones: all of it or nothing, with the document held.
 * @returns false when the file has been replaced since it was read; then nothing is kept
 */
export async function storeFunn(d: Dependencies, tx: Database, det: Lest): Promise<boolean> {
  const { lesing, funn, lest, motor, reserve } = det
  const now = await d.utfylling.hold(tx, lesing.dokument_id)
  if (!now || now.dokument.laast) {
    await repository.deleteLesing(tx, lesing.id)
    return true
  }
  if (now.noekkel !== det.noekkel) return false
  const nye = await withTitles(d, tx, createForslag(funn, forventetStatus(funn)))
  const tidligere = (await repository.listGjeldende(tx, lesing.dokument_id)).map(row => ({
    ...toForslag(row),
    lesingId: row.lesing_id,
  }))
  const { forslag, foreldet, endring } = planUtfylling(now.dokument, nye, tidligere)
  await repository.setTilstand(tx, foreldet, 'foreldet')
  // It may have been taken back while the document was read.
  const samtykket = await holdSamtykke(tx, now.dokument.userId)
  await repository.insertForslag(tx, toRows(d, lesing.id, now.dokument, forslag, samtykket))
  await d.utfylling.fill(tx, lesing.dokument_id, endring)
  await repository.updateLesing(tx, lesing.id, {
    tilstand: 'ferdig',
    motor,
    reserve,
    spraak: funn.spraak,
    form: formOfPages(lest.pages),
    merknader: JSON.stringify(createMerknader(funn, lest)),
    ferdig: d.now(),
  })
  return true
}
