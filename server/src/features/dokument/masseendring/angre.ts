import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Clock, Database } from '../../database.ts'
import type { HistorikkService } from '../../historikk/historikk.service.ts'
import { isLaast } from '../dokument.policy.ts'
import { saveMany } from '../endring.ts'
import type { Lesefunn } from '../lesing.ts'
import { type Turkolonner, turVedVurdering } from '../tur.ts'
import { scheduleVarsler } from '../varsel.ts'
import { readLeste, recordDommer } from './dommer.ts'
import * as repository from './masseendring.repository.ts'

type D = { funn: Lesefunn; historikk: HistorikkService; now: Clock; noticeMinutes: number }

/** A change of many can be undone for so long. */
export const undoMs = 24 * 60 * 60_000

/**
 * The turn as it was before the change, with what it was put off to, unless somebody has moved it since: then what the status as it
 * is again gives.
 */
function turTilbake(
  rad: repository.Rad,
  verdier: Readonly<Record<string, string | boolean | null>>,
  back: repository.Verdier,
  { endret, tid }: { endret: Date; tid: Date },
) {
  if (typeof verdier.tur !== 'string' || rad.tur_siden.getTime() !== endret.getTime())
    return turVedVurdering(rad, back, tid)
  const { tur, tur_siden, besvart, utsatt_til, utsatt_grunn } = verdier
  return {
    tur: tur as Turkolonner['tur'],
    tur_siden: new Date(String(tur_siden)),
    besvart: typeof besvart === 'string' ? new Date(besvart) : null,
    // Put off since: that is newer.
    ...(typeof utsatt_til === 'string' &&
      rad.utsatt_til === null && { utsatt_til, utsatt_grunn: String(utsatt_grunn) }),
  }
}

type Tilbake = ReturnType<typeof turTilbake>

/** One mail for each owner. */
export async function scheduleByEier(
  d: D,
  tx: Database,
  rader: readonly repository.Rad[],
  tid: Date,
): Promise<void> {
  for (const dokumenter of Map.groupBy(rader, ({ eier_id }) => eier_id).values())
    await scheduleVarsler(
      d,
      tx,
      dokumenter.map(({ id }) => id),
      tid,
    )
}

/** Field by field: what somebody has changed since stays, and so does all of a document that has been locked since. */
export async function undo(d: D, tx: Database, caller: Caller, id: string) {
  const tid = d.now()
  const endring = await repository.lockMasseendring(tx, id)
  if (!endring || endring.angret || endring.tid.getTime() < tid.getTime() - undoMs)
    throw new AppError('ikke_funnet', 'no change of many that can be undone')
  const foer = await repository.listFoer(tx, id)
  const ids = foer.map(rad => rad.dokument_id)
  await repository.lockDokumenter(tx, ids)
  const byId = new Map((await repository.listDokumenter(tx, ids)).map(rad => [rad.id, rad]))
  const tilbakestilt: { row: repository.Rad; columns: repository.Verdier; stille: Tilbake }[] = []
  for (const { dokument_id, foer: verdier } of foer) {
    const rad = byId.get(dokument_id)
    const back = Object.fromEntries(
      Object.entries(verdier).filter(([navn]) => {
        const name = navn as keyof repository.Verdier
        return rad !== undefined && rad[name] === endring.endring[name]
      }),
    )
    const lockedSince = rad && isLaast(rad.status) && !('status' in back)
    if (!rad || lockedSince || Object.keys(back).length === 0) continue
    const stille = turTilbake(rad, verdier, back, { endret: endring.tid, tid })
    tilbakestilt.push({ row: rad, columns: back, stille })
  }
  const lest = await readLeste(
    d,
    tx,
    tilbakestilt.map(({ row }) => row.id),
  )
  await saveMany(d, tx, tilbakestilt, { hendelse: 'angret', aktoerId: caller.id, tid })
  await scheduleByEier(
    d,
    tx,
    tilbakestilt.map(({ row }) => row),
    tid,
  )
  await recordDommer(d, tx, lest)
  await repository.markAngret(tx, id, tid, caller.id)
  const tilbake = tilbakestilt.length
  return { tilbake, hoppetOver: foer.length - tilbake }
}
