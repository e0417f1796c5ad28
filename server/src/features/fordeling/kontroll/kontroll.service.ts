import {
  type Avgjoerelse,
  avgjoerelsesnavn,
  type Funn,
  type Funnslag,
  funnslagNavn,
  type Kjoering,
} from '@rp/contract/kjoering'
import { pageOf } from '../../../platform/db/list-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireFreshLogin } from '../../../platform/http/caller.ts'
import type { Database } from '../../database.ts'
import { differences } from '../../historikk/historikk.service.ts'
import { updateKjoering } from '../kjoering/kjoering.repository.ts'
import { get, type KjoeringDependencies, lock, lockOpen } from '../kjoering/kjoering.service.ts'
import { type D as BetalingDependencies, lockBetalinger } from '../utbetaling/betaling.ts'
import { findEndrede } from './endrede.repository.ts'
import { toFunn } from './kontroll.mapping.ts'
import * as repository from './kontroll.repository.ts'

type D = KjoeringDependencies & BetalingDependencies
type Locked = Awaited<ReturnType<typeof lockOpen>>

const note = (
  d: D,
  tx: Database,
  caller: Caller,
  id: string,
  hendelse: 'funn_avgjort' | 'kontrollert' | 'frosset',
  etter: Readonly<Record<string, unknown>>,
  foer: Readonly<Record<string, unknown>> = {},
) =>
  d.historikk.append(tx, {
    tid: d.now(),
    aktoerId: caller.id,
    entitet: 'kjoering',
    entitetId: id,
    hendelse,
    endringer: differences(foer, etter),
  })

/** How a finding is settled, as the history tells it. It names no person: what a run counted does that. */
const toldOf = ({ avgjoerelse, begrunnelse }: repository.FunnRow) => ({
  avgjoerelse: avgjoerelse && avgjoerelsesnavn[avgjoerelse],
  begrunnelse,
})

type Ny = {
  avgjoerelse: Avgjoerelse | null
  begrunnelse: string
  avgjort: string | null
  alle?: boolean | undefined
}
const alleLinjer = { bruker_id: null, produksjon_id: null, gruppe: null, dokument_id: null }

/**
 * Finds the documents that have changed since the run counted them. What is to be settled anew takes a control back.
 * @returns how many findings nobody has settled
 */
async function oppdag(tx: Database, { id, tilstand, simulert }: Locked): Promise<number> {
  const funnet = simulert && (await findEndrede(tx, { id, simulert }))
  const aapne = await repository.countFunn(tx, id, { aapne: 'ja' })
  if (funnet?.annet) {
    if (funnet.holdt) await repository.holdLinjer(tx, id, alleLinjer)
    const again = tilstand === 'kontrollert' && aapne > 0
    await updateKjoering(
      tx,
      id,
      again ? { tilstand: 'simulert', kontrollert: null, kontrollert_av: null } : {},
    )
  }
  return aapne
}

/** A run with what there is to settle by now. @throws AppError `ikke_funnet` */
const getOppdaget = async (d: D, id: string): Promise<Kjoering> => {
  const { tilstand } = await get(d.db, id)
  if (tilstand === 'simulert' || tilstand === 'kontrollert')
    await d.inTransaction(async tx => {
      const row = await lock(tx, id)
      if (row.tilstand === 'simulert' || row.tilstand === 'kontrollert') await oppdag(tx, row)
    })
  return get(d.db, id)
}

const avgjoer = (d: D, caller: Caller, id: string, funnId: string, ny: Ny): Promise<Funn> =>
  d.inTransaction(async tx => {
    const kjoering = await lockOpen(tx, id)
    const before = await repository.findFunn(tx, id, funnId)
    if (!before) throw new AppError('ikke_funnet', 'no such finding')
    if ((before.avgjort?.toISOString() ?? null) !== ny.avgjort)
      throw new AppError('funn_endret', 'finding settled since it was read')
    const begrunnelse = ny.begrunnelse.trim()
    const isOpen = ny.avgjoerelse === null
    const values = {
      avgjoerelse: ny.avgjoerelse,
      begrunnelse: isOpen ? '' : begrunnelse,
      avgjort: isOpen ? null : d.now(),
      avgjort_av: isOpen ? null : caller.id,
    }
    await repository.updateFunn(tx, funnId, values)
    const isForAll = ny.alle === true && !isOpen
    const flere = isForAll ? await repository.updateAapne(tx, id, before.slag, values) : 0
    await repository.holdLinjer(tx, id, isForAll ? alleLinjer : before)
    // Another decision is another run to approve.
    const again = kjoering.tilstand === 'kontrollert' ? ({ tilstand: 'simulert' } as const) : {}
    await updateKjoering(tx, id, { ...again, kontrollert: null, kontrollert_av: null })
    const after = (await repository.findFunn(tx, id, funnId)) ?? before
    const which = {
      funn: funnslagNavn[before.slag],
      produksjon: before.tittel,
      gruppe: before.gruppe,
      flere: flere || null,
    }
    await note(d, tx, caller, id, 'funn_avgjort', { ...which, ...toldOf(after) }, toldOf(before))
    return toFunn(after)
  })

/** @throws AppError `konflikt`, `kjoering_foreldet`: what was read is not what stands there now */
async function requireCurrent(tx: Database, row: Locked, versjon: number): Promise<void> {
  if (row.versjon !== versjon)
    throw new AppError('konflikt', 'run changed since it was read', { gjeldende: await get(tx, row.id) })
  if (row.simulering !== null || (row.simulert && (await repository.isForeldet(tx, row, row.simulert))))
    throw new AppError('kjoering_foreldet', 'something the run counted has changed since')
}

/** @throws AppError `funn_aapne` */
async function requireSettled(tx: Database, row: Locked): Promise<void> {
  if ((await oppdag(tx, row)) > 0) throw new AppError('funn_aapne', 'findings are not settled')
}

const kontroller = (d: D, caller: Caller, id: string, versjon: number): Promise<Kjoering> =>
  d.inTransaction(async tx => {
    const row = await lockOpen(tx, id)
    if (row.tilstand === 'utkast') throw new AppError('kjoering_ikke_simulert', 'run is a draft')
    await requireCurrent(tx, row, versjon)
    await requireSettled(tx, row)
    await updateKjoering(tx, id, { tilstand: 'kontrollert', kontrollert: d.now(), kontrollert_av: caller.id })
    await note(d, tx, caller, id, 'kontrollert', { resultat: row.resultat })
    return get(tx, id)
  })

/** Whoever made, changed, simulated, settled or controlled it at any time has prepared it. @throws AppError `egen_kjoering` */
async function requireAnother(tx: Database, caller: Caller, id: string): Promise<void> {
  if (await repository.hasPart(tx, id, caller.id))
    throw new AppError('egen_kjoering', 'who prepared a run cannot approve it')
}

const frys = (d: D, caller: Caller, id: string, godkjent: { versjon: number; resultat: string }) => {
  requireFreshLogin(caller, d.now())
  if (!caller.totrinn) throw new AppError('krever_andre_faktor', 'no second factor in this session')
  return d.inTransaction(async tx => {
    const row = await lockOpen(tx, id)
    if (row.tilstand !== 'kontrollert')
      throw new AppError('kjoering_ikke_kontrollert', 'run is not controlled')
    await requireAnother(tx, caller, id)
    if (row.resultat !== godkjent.resultat)
      throw new AppError('konflikt', 'other lines than were seen', { gjeldende: await get(tx, id) })
    await requireCurrent(tx, row, godkjent.versjon)
    await requireSettled(tx, row)
    // The history is chained by hashes, and the hash of the lines stands in it.
    await note(d, tx, caller, id, 'frosset', { grunnlag: row.grunnlag, resultat: row.resultat })
    await lockBetalinger(d, tx, id)
    await repository.saveAvsatt(tx, id)
    await updateKjoering(tx, id, {
      tilstand: 'frosset',
      anslag: null,
      godkjent: d.now(),
      godkjent_av: caller.id,
    })
    return get(tx, id)
  })
}

/** What stands between a simulated run and one that never changes again. */
export const createKontrollService = (d: D) => ({
  async listFunn(
    id: string,
    filter: { slag?: Funnslag | undefined; aapne?: 'ja' | undefined },
    side: { side: number; antall: number },
  ): Promise<{ rader: Funn[]; antall: number }> {
    await get(d.db, id)
    const [rows, antall] = await Promise.all([
      repository.listFunn(d.db, id, filter, pageOf(side)),
      repository.countFunn(d.db, id, filter),
    ])
    return { rader: rows.map(toFunn), antall }
  },
  get: (id: string) => getOppdaget(d, id),
  avgjoer: (caller: Caller, id: string, funnId: string, ny: Ny) => avgjoer(d, caller, id, funnId, ny),
  kontroller: (caller: Caller, id: string, versjon: number) => kontroller(d, caller, id, versjon),
  frys: (caller: Caller, id: string, godkjent: Parameters<typeof frys>[3]) => frys(d, caller, id, godkjent),
})
export type KontrollService = ReturnType<typeof createKontrollService>
