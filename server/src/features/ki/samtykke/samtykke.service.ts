import type { KiSamtykke } from '@rp/contract/konto'
import { type Caller, requireSelf } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import * as repository from './samtykke.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now'>

async function read(db: Database, brukerId: string): Promise<KiSamtykke> {
  const row = await repository.findSamtykke(db, brukerId)
  return { gitt: row?.gitt.toISOString() ?? null }
}

/** Whether KI may learn from what became of its proposals in a member's documents: the member's own choice. */
export function createSamtykkeService(d: D) {
  const note = createNote(d, 'bruker')
  return {
    async get(caller: Caller, id: string) {
      requireSelf(caller, id)
      return read(d.db, caller.id)
    },
    /** Taken back, what was kept is gone with it. */
    update(caller: Caller, id: string, samtykker: boolean) {
      requireSelf(caller, id)
      return d.inTransaction(async tx => {
        const changed = samtykker
          ? await repository.insertSamtykke(tx, caller.id, d.now())
          : await repository.deleteSamtykke(tx, caller.id)
        if (changed && !samtykker) await repository.deleteTrekkOfEier(tx, caller.id)
        if (changed) await note(tx, caller, caller.id, samtykker ? 'ki_samtykke_gitt' : 'ki_samtykke_trukket')
        return read(tx, caller.id)
      })
    },
  }
}
export type SamtykkeService = ReturnType<typeof createSamtykkeService>
