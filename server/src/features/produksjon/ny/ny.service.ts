import type { addProduksjon } from '@rp/contract/ny-produksjon'
import type { Produksjon } from '@rp/contract/produksjon'
import type * as z from 'zod/mini'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { type Caller, isAdministrator } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import { toProduksjon } from '../produksjon.mapping.ts'
import { addMedlem, findSame, insertProduksjon, listNye, lockTittel } from './ny.repository.ts'

type Dependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'forsoek' | 'now' | 'newId'>
type Felter = z.output<(typeof addProduksjon)['body']>

const perHour = 30

/** Productions that members miss in the register. */
export function createNyProduksjonService(d: Dependencies) {
  const note = createNote(d, 'produksjon')

  function toRow(caller: Caller, felter: Felter) {
    const tid = d.now()
    const selskap = felter.Produksjonsselskap?.trim() ?? ''
    return {
      id: d.newId(),
      tittel: felter.Produksjonstittel,
      tittel_sort: sortKey(felter.Produksjonstittel),
      selskap,
      selskap_sort: sortKey(selskap),
      sesong: felter.Sesong ?? null,
      premiere: felter.Premiere ?? null,
      verkstype: felter.Verkstype || null,
      spilletid_sekunder: felter.Spilletid_sekunder ?? null,
      episoder: felter.Episoder ?? null,
      bruk: felter.Bruk === undefined || felter.Bruk === '' ? null : JSON.stringify(felter.Bruk),
      // What staff add, staff have looked at.
      ...(isAdministrator(caller) ? {} : { ny: true, ny_fra: caller.id }),
      opprettet: tid,
      endret: tid,
    }
  }

  async function add(caller: Caller, felter: Felter): Promise<Produksjon> {
    await d.forsoek.require([{ navn: 'ny_produksjon', hvem: caller.id, hoeyst: perHour, sekunder: 3600 }])
    return d.inTransaction(async tx => {
      const row = toRow(caller, felter)
      await lockTittel(tx, row.tittel)
      const same = await findSame(tx, row)
      const produksjon = same ?? (await insertProduksjon(tx, row))
      if (!isAdministrator(caller)) await addMedlem(tx, produksjon.id, caller.id)
      if (same) return toProduksjon(produksjon)
      await note(tx, caller, row.id, 'opprettet')
      return toProduksjon(produksjon)
    })
  }

  return {
    /** @returns the new production, or the one that was there already */
    add,
    /** What staff have not looked at yet: a member's own, and all of them for staff. */
    listNye: async (caller: Caller) =>
      (await listNye(d.db, isAdministrator(caller) ? null : caller.id)).map(toProduksjon),
  }
}
