import type { LagretFilter } from '@rp/contract/lagret-filter'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import * as repository from './filter.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'>

const toFilter = ({ id, navn, soek, fornavn, etternavn, epost }: repository.Rad): LagretFilter => ({
  id,
  navn,
  soek,
  hvem: [fornavn, etternavn].filter(Boolean).join(' ') || epost,
})

async function get(db: Database, id: string): Promise<LagretFilter> {
  const row = await repository.findFilter(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such filter')
  return toFilter(row)
}

/** Filters of staff lists under a name. They belong to all of the staff; whose idea it was is shown. */
export function createFilterService(d: D) {
  const note = createNote(d, 'innstilling')
  return {
    list: async (liste: string) => (await repository.listFiltre(d.db, liste)).map(toFilter),
    create: (caller: Caller, ny: { liste: string; navn: string; soek: string }) =>
      d.inTransaction(async tx => {
        const id = d.newId()
        const navn = ny.navn.trim()
        await repository.insertFilter(tx, {
          id,
          ...ny,
          navn,
          navn_sort: sortKey(navn),
          eier_id: caller.id,
          opprettet: d.now(),
        })
        await note(tx, caller, id, 'opprettet', listEndringer({}, { navn }))
        return get(tx, id)
      }),
    /** @throws AppError `konflikt` with the filter as it stands, where the caller has read another name */
    rename: (caller: Caller, id: string, nytt: { navn: string; lest?: string | undefined }) =>
      d.inTransaction(async tx => {
        const navn = nytt.navn.trim()
        await repository.lockFilter(tx, id)
        const foer = await get(tx, id)
        if (nytt.lest !== undefined && nytt.lest !== foer.navn)
          throw new AppError('konflikt', 'renamed meanwhile', { gjeldende: foer })
        if (navn === foer.navn) return
        await repository.updateFilter(tx, id, { navn, navn_sort: sortKey(navn) })
        await note(tx, caller, id, 'endret', listEndringer(foer, { navn }))
      }),
    delete: (caller: Caller, id: string) =>
      d.inTransaction(async tx => {
        await repository.lockFilter(tx, id)
        const foer = await get(tx, id)
        await repository.deleteFilter(tx, id)
        await note(tx, caller, id, 'slettet', listEndringer(foer, { navn: null }))
      }),
  }
}
