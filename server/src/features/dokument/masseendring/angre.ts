import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Clock, Database } from '../../database.ts'
import { isLaast } from '../dokument.policy.ts'
import type { DokumentRow } from '../dokument.repository.ts'
import type { Dokumentendring } from '../endring.ts'
import { type Turkolonner, turVedVurdering } from '../tur.ts'
import * as repository from './masseendring.repository.ts'

type D = { endring: Dokumentendring; now: Clock }

/** A change of many can be undone for so long. */
export const undoMs = 24 * 60 * 60_000

/**
 * The turn as it was before the change, with what it was put off to, unless somebody has moved it since: then what the status as it
 * is again gives.
 */
function turTilbake(
  rad: DokumentRow,
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

/** Field by field: what somebody has changed since stays, and so does all of a document that has been locked since. */
export async function undo(d: D, tx: Database, caller: Caller, id: string) {
  const naa = d.now()
  const endring = await repository.lockMasseendring(tx, id)
  if (!endring || endring.angret || endring.tid.getTime() < naa.getTime() - undoMs)
    throw new AppError('ikke_funnet', 'no change of many that can be undone')
  const foer = new Map((await repository.listFoer(tx, id)).map(rad => [rad.dokument_id, rad.foer]))
  let tilbake = 0
  await d.endring.change(tx, { caller, isSvar: true, samlet: true }, [...foer.keys()], (row, tid) => {
    const verdier = foer.get(row.id) ?? {}
    const columns = Object.fromEntries(
      Object.entries(verdier).filter(([navn]) => {
        const name = navn as keyof repository.Verdier
        return row[name] === endring.endring[name]
      }),
    )
    const lockedSince = isLaast(row.status) && !('status' in columns)
    if (lockedSince || Object.keys(columns).length === 0) return null
    tilbake++
    const stille = turTilbake(row, verdier, columns, { endret: endring.tid, tid })
    return [{ hendelse: 'angret', columns, stille, tur: {} }]
  })
  await repository.markAngret(tx, id, naa, caller.id)
  return { tilbake, hoppetOver: foer.size - tilbake }
}
