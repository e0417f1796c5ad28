import type { Frase } from '@rp/contract/frase'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import * as repository from './frase.repository.ts'

type Dependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'>

type Ordlyd = { tekst: string; lest?: string | undefined }

async function lock(tx: Database, id: string) {
  const row = await repository.lockFrase(tx, id)
  if (!row) throw new AppError('ikke_funnet', 'no such phrase')
  return row
}

/** Phrases for comments to members, shared among staff. A comment that was made with one keeps its words. */
export function createFraseService(d: Dependencies) {
  const note = createNote(d, 'innstilling')
  return {
    async list(): Promise<Frase[]> {
      return (await repository.listFraser(d.db)).map(({ id, tekst }) => ({ _id: id, tekst }))
    },
    create: (caller: Caller, given: string): Promise<Frase> =>
      d.inTransaction(async tx => {
        const [id, tekst, naa] = [d.newId(), given.trim(), d.now()]
        const row = { id, tekst, tekst_sort: sortKey(tekst), opprettet: naa, endret: naa }
        await repository.insertFrase(tx, row)
        await note(tx, caller, id, 'opprettet', listEndringer({}, { frase: tekst }))
        return { _id: id, tekst }
      }),
    /**
     * @param given `lest`: the words that the caller has read, where nobody else's may be overwritten
     * @throws AppError `ikke_funnet`, `konflikt` with the phrase as it stands
     */
    update: (caller: Caller, id: string, given: Ordlyd): Promise<Frase> =>
      d.inTransaction(async tx => {
        const row = await lock(tx, id)
        const tekst = given.tekst.trim()
        if (tekst !== row.tekst) {
          if (given.lest !== undefined && given.lest !== row.tekst)
            throw new AppError('konflikt', 'other words by now', { gjeldende: { _id: id, tekst: row.tekst } })
          await repository.updateFrase(tx, id, { tekst, tekst_sort: sortKey(tekst), endret: d.now() })
          await note(tx, caller, id, 'endret', listEndringer({ frase: row.tekst }, { frase: tekst }))
        }
        return { _id: id, tekst }
      }),
    /** @throws AppError `ikke_funnet` */
    delete: (caller: Caller, id: string): Promise<void> =>
      d.inTransaction(async tx => {
        const row = await lock(tx, id)
        await repository.deleteFrase(tx, id)
        await note(tx, caller, id, 'slettet', listEndringer({ frase: row.tekst }, { frase: null }))
      }),
  }
}
