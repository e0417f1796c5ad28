import type { KiSvar } from '@rp/contract/ki'
import type { Forsoek } from '../../platform/forsoek.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, isAdministrator } from '../../platform/http/caller.ts'
import type { Clock, Database, InTransaction } from '../database.ts'
import { requireKontrollert } from '../dokument/dokument.policy.ts'
import type { DokumentService } from '../dokument/dokument.service.ts'
import type { BestillingService } from './bestilling.service.ts'
import { isShown, toKiSvar } from './ki.mapping.ts'
import * as repository from './ki.repository.ts'
import { findVenterTil, type Kigrenser } from './koe.repository.ts'

type D = {
  db: Database
  inTransaction: InTransaction
  dokument: DokumentService
  bestilling: BestillingService
  forsoek: Forsoek
  grenser: Kigrenser
  now: Clock
}

/** Readings that one member may order in an hour: each may take the processor for minutes. */
const lesingerPerHour = 30

async function read(d: D, db: Database, caller: Caller, dokumentId: string): Promise<KiSvar> {
  const lesing = await repository.findLesing(db, dokumentId)
  const ferdig = lesing ? await repository.findFerdig(db, dokumentId) : null
  const venter = lesing?.tilstand === 'venter'
  const venterTil = venter ? await findVenterTil(db, dokumentId, d.grenser, d.now()) : null
  return toKiSvar(lesing && { ...lesing, venterTil }, ferdig, isAdministrator(caller))
}

async function start(d: D, tx: Database, caller: Caller, id: string): Promise<KiSvar> {
  const { laast, viruskontroll } = await d.dokument.hold(tx, caller, id)
  // Staff may change a finished document, but there is nothing to propose for it.
  if (laast) throw new AppError('laast_dokument', 'document is BEHANDLET')
  requireKontrollert({ viruskontroll })
  if (!d.bestilling.paa) throw new AppError('ki_av', 'KI is switched off')
  await d.bestilling.order(tx, id)
  return read(d, tx, caller, id)
}

/** An older reading's proposals are known to who asks, who has them on the screen; any others are like none at all. */
async function refuse(tx: Database, caller: Caller, id: string, unknown: readonly string[]): Promise<never> {
  const older = await repository.listFelter(tx, id, unknown)
  if (older.length === unknown.length && older.every(felt => isShown(felt, isAdministrator(caller))))
    throw new AppError('forslag_foreldet', 'a later reading has taken the place of these proposals')
  throw new AppError('ikke_funnet', 'no such proposal of this document')
}

/** Marks what the answer shows the caller, all of it or nothing. */
async function answer(
  d: D,
  tx: Database,
  caller: Caller,
  { id, valg, forslag }: { id: string; valg: 'godta' | 'forkast'; forslag: readonly string[] },
): Promise<KiSvar> {
  await d.dokument.hold(tx, caller, id)
  const { forslag: shown } = await read(d, tx, caller, id)
  const current = new Set(shown.filter(one => one.tilstand !== 'foreldet').map(one => one.id))
  const wanted = [...new Set(forslag.map(one => one.toLowerCase()))]
  const unknown = wanted.filter(one => !current.has(one))
  if (unknown.length > 0) await refuse(tx, caller, id, unknown)
  await repository.setTilstand(tx, wanted, valg === 'godta' ? 'godtatt' : 'forkastet')
  return read(d, tx, caller, id)
}

/** What KI has read in documents, and what people made of it. */
export const createKiService = (d: D) => ({
  async get(caller: Caller, id: string): Promise<KiSvar> {
    await d.dokument.get(caller, id)
    return read(d, d.db, caller, id)
  },
  /** @throws AppError `for_mange_forsoek` when a member orders more than thirty an hour, `laast_dokument`, `ki_av` */
  async start(caller: Caller, id: string): Promise<KiSvar> {
    if (!isAdministrator(caller))
      await d.forsoek.require([{ navn: 'ki', hvem: caller.id, hoeyst: lesingerPerHour, sekunder: 3600 }])
    return d.inTransaction(tx => start(d, tx, caller, id))
  },
  answer: (caller: Caller, valg: Parameters<typeof answer>[3]) =>
    d.inTransaction(tx => answer(d, tx, caller, valg)),
})
export type KiService = ReturnType<typeof createKiService>
