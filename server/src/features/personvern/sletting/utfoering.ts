import type { Slettegruppe } from '@rp/contract/sletting'
import { failpoint } from '../../../platform/failpoint.ts'
import { eraseBruker } from '../../bruker/sletting.service.ts'
import type { Database } from '../../database.ts'
import type { Sletteresultat } from '../../database-personvern.ts'
import * as person from './person.repository.ts'
import type { Funnet } from './person.ts'
import { findPerson } from './person.ts'
import * as repository from './sletting.repository.ts'
import type { D } from './sletting.service.ts'

/** By group, without what there is nothing of. */
export function sumUp(antall: readonly person.Antall[]): { hva: Slettegruppe; antall: number }[] {
  const sums = new Map<Slettegruppe, number>()
  for (const one of antall) sums.set(one.hva, (sums.get(one.hva) ?? 0) + one.antall)
  return [...sums].filter(([, sum]) => sum > 0).map(([hva, sum]) => ({ hva, antall: sum }))
}

/** What an erasure would do, from the same table that does it. */
export async function dryRun(db: Database, funnet: Funnet): Promise<Sletteresultat> {
  const linjer = await person.listHistorikk(db, funnet.person, historikkNavn(funnet))
  return {
    fjernes: sumUp([
      { hva: 'konto', antall: funnet.bruker ? 1 : 0 },
      ...(await person.runSteg(db, funnet.person, 'tell')),
      { hva: 'historikk', antall: linjer.length },
      { hva: 'spor', antall: await person.countJobber(db, funnet.person) },
    ]),
    pseudonymiseres: sumUp(await person.countPseudonyme(db, funnet.person)),
    beholdes: funnet.plan.beholdes,
  }
}

/** A case handler's name stands in the lines of what they were given and took; a member's stands in their own. */
const historikkNavn = ({ bruker, navn }: Funnet): string =>
  bruker?.brukertype === 'administrator' ? navn : ''

/** Rows of one erasure, in one transaction. @returns keys of files that are now nobody's */
async function eraseRows(d: D, tx: Database, id: string): Promise<void> {
  const row = await repository.lockSletting(tx, id)
  if (!row) return
  const naa = d.now()
  const idag = await repository.findIdag(tx, naa)
  const funnet = await findPerson(d, tx, id, { tider: await d.readTider(), idag })
  const resultat = await dryRun(tx, funnet)
  const filer = await person.listFilnoekler(tx, funnet.person)
  const linjer = await person.listHistorikk(tx, funnet.person, historikkNavn(funnet))
  const by = { aktoerId: row.bestilt_av, tid: naa }
  if (linjer.length > 0) await d.kjede.removeInnhold(tx, linjer, by)
  await person.deleteJobber(tx, funnet.person)
  await person.runSteg(tx, funnet.person, 'utfoer')
  await eraseBruker(d.cipher, tx, id, funnet.plan, naa)
  if (!row.utfoert)
    await d.historikk.append(tx, {
      ...by,
      entitet: 'bruker',
      entitetId: id,
      hendelse: 'slettet',
    })
  await repository.updateSletting(tx, id, {
    utfoert: row.utfoert ?? naa,
    // What was done the first time is what is told; what stays of it changes as the rules let go.
    resultat: JSON.stringify(row.resultat ? { ...row.resultat, beholdes: resultat.beholdes } : resultat),
    beholdt_til: funnet.plan.neste,
    filer: JSON.stringify([...new Set([...row.filer, ...filer])]),
  })
}

/** Files whose rows are gone. Killed in between, the list of them is still there. */
async function removeFiler(d: D, id: string): Promise<void> {
  const row = await repository.findSletting(d.db, id)
  if (!row || row.filer.length === 0) return
  const kjente = await person.listKjente(d.db, row.filer)
  for (const noekkel of row.filer) if (!kjente.includes(noekkel)) await d.storage.remove(noekkel)
  await repository.updateSletting(d.db, id, { filer: '[]' })
}

/** Carries an ordered erasure out, from wherever it was cut off. Once more does no harm. */
export async function erase(d: D, id: string): Promise<void> {
  await d.slettede.add(id, d.now())
  failpoint('sletting-listet')
  await d.inTransaction(tx => eraseRows(d, tx, id))
  failpoint('sletting-rader-borte')
  await removeFiler(d, id)
}
