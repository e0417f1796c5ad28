import { vederlagstypeOf } from '@rp/contract/fordeling'
import type { Fordelingsrad } from '@rp/contract/fordelingsliste'
import { pageOf } from '../../platform/db/list-page.ts'
import type { Database } from '../database.ts'
import { type Filter, listRader, type Order, sumRader } from './fordeling.repository.ts'

type Dependencies = {
  db: Database
  /** Puts registrations in Norwegian order that were written since they were last listed. */
  fillOrder: () => Promise<void>
}
type Row = Awaited<ReturnType<typeof listRader>>[number]

function toRad({
  signatur_pc,
  signatur_rh,
  rettighet_status,
  rettighet_kommentar,
  ...row
}: Row): Fordelingsrad {
  const rights = {
    signaturePC: signatur_pc,
    rettighetsklausuler: { status: rettighet_status, comment: rettighet_kommentar },
  }
  return {
    ...row,
    ...rights,
    mediehus: row.mediehus ?? '',
    signatureRH: signatur_rh,
    vederlagstype: vederlagstypeOf(rights),
  }
}

/** Who is paid what of a viewing year, as staff see it. */
export const createFordelingService = ({ db, fillOrder }: Dependencies) => ({
  /** One page, or everything where `side` is null, with the sums of all that the filter leaves. */
  async list(aar: number, filter: Filter, order: Order, side: { side: number; antall: number } | null) {
    await fillOrder()
    const [rader, sum] = await Promise.all([
      listRader(db, aar, filter, order, side && pageOf(side)),
      sumRader(db, aar, filter),
    ])
    return {
      rader: rader.map(toRad),
      antall: sum.dokumenter,
      sum: { ...sum, privatkopiering: sum.dokumenter - sum.forVederlag },
    }
  },
})
