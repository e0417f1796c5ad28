import { type Caller, requireSelf } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import { deleteUnusedBytter, endBegyntAv } from '../paabegynt.repository.ts'
import { endOwnSesjon, listGyldigeSesjoner } from './sesjon.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now'> & {
  /** A session that has not been used for so long lets nobody in. */
  idleMinutes: number
}

/** Where a person is logged in, as they see it themselves. */
export function createSesjonService(d: D) {
  const list = async (caller: Caller) => {
    const naa = d.now()
    const bruktEtter = new Date(naa.getTime() - d.idleMinutes * 60_000)
    const rows = await listGyldigeSesjoner(d.db, caller.id, naa, bruktEtter)
    return rows.map(row => ({
      id: row.id,
      enhet: row.enhet,
      opprettet: row.opprettet.toISOString(),
      sistBrukt: row.sist_brukt.toISOString(),
      denne: row.id === caller.sesjonId,
    }))
  }

  const end = (caller: Caller, sesjonId: string) =>
    d.inTransaction(async tx => {
      if (!(await endOwnSesjon(tx, caller.id, sesjonId, d.now()))) return
      await endBegyntAv(tx, sesjonId)
      // Whoever ends a session that they do not know, wants no change of address that they may not have asked for.
      await deleteUnusedBytter(tx, caller.id)
      await createNote(d, 'bruker')(tx, caller, caller.id, 'innlogging_avsluttet')
    })

  return {
    /** @throws AppError `ikke_funnet` for anybody but the person */
    async list(caller: Caller, brukerId: string) {
      requireSelf(caller, brukerId)
      return list(caller)
    },
    /** Another person's session, an unknown one and one that is over are all left alone. @throws AppError `ikke_funnet` */
    async end(caller: Caller, brukerId: string, sesjonId: string): Promise<void> {
      requireSelf(caller, brukerId)
      await end(caller, sesjonId)
    },
  }
}
