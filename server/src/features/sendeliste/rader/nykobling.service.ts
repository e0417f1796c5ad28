import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database, Tx } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import {
  findVisningsaar,
  keepProduksjoner,
  lockVisningsaar,
  saveArbeid,
} from '../importer/importer.repository.ts'
import { toSendelinje } from '../importer/importlinjer.ts'
import type { KoblingService } from '../kobling/kobling.service.ts'
import type { Utfall } from '../kobling/valg.ts'
import { listUkoblede, type Ukoblet, updateUkoblet } from './nykobling.repository.ts'

export type NykoblingDependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now'> & {
  kobling: KoblingService
  titlesOf: (db: Database, ids: readonly string[]) => Promise<Map<string, string>>
}
type D = NykoblingDependencies
type Nykoblet = { rad: Ukoblet; utfall: Utfall }

const words = (tvil: boolean) => (tvil ? 'Må avklares' : 'Uten produksjon')

/** A line that somebody has decided meanwhile, or whose production is gone again, is left as it is. */
async function save(d: D, tx: Tx, caller: Caller, changed: readonly Nykoblet[]) {
  const ids = [...new Set(changed.flatMap(({ utfall }) => utfall.produksjonId ?? []))]
  const [there, titles] = [await keepProduksjoner(tx, ids), await d.titlesOf(tx, ids)]
  const note = createNote(d, 'sendeliste')
  const saved: Nykoblet[] = []
  for (const one of changed) {
    const { rad, utfall } = one
    const { produksjonId, sikkerhet, metode, tvil } = utfall
    if (produksjonId && !there.has(produksjonId)) continue
    const kobling = { produksjon_id: produksjonId, sikkerhet, metode, tvil }
    if (!(await updateUkoblet(tx, rad.id, kobling))) continue
    saved.push(one)
    const endring = produksjonId
      ? { felt: 'produksjon', fra: null, til: titles.get(produksjonId) ?? null }
      : { felt: 'kobling', fra: words(rad.tvil), til: words(tvil) }
    await note(tx, caller, rad.id, 'endret', [endring])
  }
  return saved
}

/**
 * Matches the lines of a year that have no production, as the register stands now.
 * @param noekkel names the work for those who ask how far it is
 * @throws AppError `ikke_funnet` for a year that is not there
 */
export async function matchAgain(d: D, caller: Caller, aar: number, noekkel: string | undefined) {
  if (!(await findVisningsaar(d.db, aar))) throw new AppError('ikke_funnet', 'no such viewing year')
  const rader = await listUkoblede(d.db, aar)
  const tell = async (ferdig: number) => {
    if (noekkel)
      await saveArbeid(d.db, { bruker_id: caller.id, noekkel, ferdig, av: rader.length, endret: d.now() })
  }
  await tell(0)
  const outcomes = await d.kobling.match(rader.map(toSendelinje), tell)
  const changed = rader.flatMap((rad, i) => {
    const utfall = outcomes[i]
    return utfall && (utfall.produksjonId !== null || utfall.tvil !== rad.tvil) ? [{ rad, utfall }] : []
  })
  const saved = await d.inTransaction(async tx => {
    await lockVisningsaar(tx, aar)
    return save(d, tx, caller, changed)
  })
  return {
    sett: rader.length,
    koblet: saved.filter(({ utfall }) => utfall.produksjonId !== null).length,
    tvil: saved.filter(({ utfall }) => utfall.produksjonId === null && utfall.tvil).length,
  }
}
