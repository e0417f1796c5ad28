import { type ErrorCode, errorMessage } from '@rp/contract/errors'
import {
  type Avgjoerelse,
  avgjoerelsesnavn,
  type Funn,
  type Funnslag,
  funnslagNavn,
  type Kjoering,
  listAvgjoerelser,
} from '@rp/contract/kjoering'
import { pageOf } from '../../../platform/db/list-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireProved } from '../../../platform/http/caller.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { isAdministratorSiden } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { lockKjoering, updateKjoering } from '../kjoering/kjoering.repository.ts'
import { get, type KjoeringDependencies, lockOpen } from '../kjoering/kjoering.service.ts'
import { type D as BetalingDependencies, lockBetalinger } from '../utbetaling/betaling.ts'
import { queueHoldte } from '../utbetaling/varsel.jobs.ts'
import { findEndrede } from './endrede.repository.ts'
import { toFunn } from './kontroll.mapping.ts'
import * as repository from './kontroll.repository.ts'

type D = KjoeringDependencies & BetalingDependencies
type Locked = Awaited<ReturnType<typeof lockOpen>>

/** How a finding is settled, as the history tells it. It names no person: what a run counted does that. */
const toldOf = ({ avgjoerelse, begrunnelse }: repository.FunnRow) => ({
  avgjoerelse: avgjoerelse && avgjoerelsesnavn[avgjoerelse],
  begrunnelse,
})

/** @throws AppError `ugyldig_foresporsel` for a decision that would pay what nobody may be paid, or hold what nobody gets */
function requireMulig(slag: Funnslag, avgjoerelse: Avgjoerelse | null): void {
  if (avgjoerelse === null || listAvgjoerelser(slag).includes(avgjoerelse)) return
  throw new AppError('ugyldig_foresporsel', 'a finding of this kind is not settled so', {
    felt: { avgjoerelse: `«${funnslagNavn[slag]}» kan ikke få svaret «${avgjoerelsesnavn[avgjoerelse]}».` },
  })
}

type Ny = {
  avgjoerelse: Avgjoerelse | null
  begrunnelse: string
  avgjort: string | null
  alle?: boolean | undefined
}
const alleLinjer = { bruker_id: null, produksjon_id: null, gruppe: null, dokument_id: null }

/**
 * Finds the documents that have changed since the run counted them, or are again as it did.
 * @returns whether anything was, and whether what was decided of any has fallen with it
 */
async function detect(tx: Database, { id, simulert }: Locked): Promise<{ annet: boolean; avgjort: boolean }> {
  if (!simulert) return { annet: false, avgjort: false }
  const funnet = await findEndrede(tx, { id, simulert })
  if (funnet.avgjort) await repository.holdLinjer(tx, id, alleLinjer)
  return funnet
}

/** @throws AppError `konflikt`, `kjoering_foreldet`: what was read is not what stands there now */
async function requireCurrent(tx: Database, row: Locked, versjon: number): Promise<void> {
  if (row.versjon !== versjon)
    throw new AppError('konflikt', 'run changed since it was read', { gjeldende: await get(tx, row.id) })
  if (row.simulering !== null || (row.simulert && (await repository.isForeldet(tx, row, row.simulert))))
    throw new AppError('kjoering_foreldet', 'something the run counted has changed since')
}

/**
 * Why somebody cannot approve a run; null where they can. Whoever made, changed, simulated, settled or controlled it at any time has prepared
 * it, and who was made an administrator since it was made can have been made one for it.
 */
async function findUegnet(tx: Database, caller: Caller, id: string): Promise<ErrorCode | null> {
  if (await repository.hasPart(tx, id, caller.id)) return 'egen_kjoering'
  const opprettet = await repository.findOpprettet(tx, id)
  return opprettet && (await isAdministratorSiden(tx, caller.id, opprettet)) ? 'ny_administrator' : null
}

/** @throws AppError `egen_kjoering`, `ny_administrator` */
async function requireAnother(tx: Database, caller: Caller, id: string): Promise<void> {
  const uegnet = await findUegnet(tx, caller, id)
  if (uegnet)
    throw new AppError(uegnet, 'who prepared a run, or was made an administrator since, cannot approve it')
}

/** What stands between a simulated run and one that never changes again. */
export function createKontrollService(d: D) {
  const note = createNote(d, 'kjoering')

  /** Takes back the control of a run that is another than was controlled. */
  async function takeBack(tx: Database, { id, tilstand }: Locked): Promise<void> {
    const again = tilstand === 'kontrollert'
    await updateKjoering(
      tx,
      id,
      again ? { tilstand: 'simulert', kontrollert: null, kontrollert_av: null } : {},
    )
    const etter = { Kontroll: 'Må gjøres på nytt, siden et dokument er endret' }
    if (again) await note(tx, null, id, 'endret', listEndringer({ Kontroll: 'Kontrollert' }, etter))
  }

  /**
   * Looks after the documents of every run that waits for control or approval, so that what changed is on its list when somebody opens it.
   * A control stands until what was decided falls: what has come may be gone again before anybody approves.
   */
  async function findAllEndrede(log: Log): Promise<void> {
    for (const id of await repository.listVentende(d.db))
      try {
        await d.inTransaction(async tx => {
          const row = await lockKjoering(tx, id)
          if (row?.tilstand !== 'simulert' && row?.tilstand !== 'kontrollert') return
          if ((await detect(tx, row)).avgjort) await takeBack(tx, row)
        })
      } catch (error) {
        log.error({ err: error, kjoering: id }, 'the documents of a run cannot be looked after')
      }
  }

  /** Why a run is not as it was seen, settled: `funn_aapne`, `konflikt`. What is found is kept all the same, so it is no throw. */
  async function findHindring(tx: Database, row: Locked): Promise<AppError | undefined> {
    const { annet } = await detect(tx, row)
    const isOpen = (await repository.countFunn(tx, row.id, { aapne: 'ja' })) > 0
    if (annet || (isOpen && row.tilstand === 'kontrollert')) await takeBack(tx, row)
    if (isOpen) return new AppError('funn_aapne', 'findings are not settled')
    return annet
      ? new AppError('konflikt', 'a document is again as it was counted', {
          gjeldende: await get(tx, row.id),
        })
      : undefined
  }

  /** Throws what the work returns as a refusal once its transaction is kept. */
  async function inTransaction(work: (tx: Database) => Promise<Kjoering | AppError>): Promise<Kjoering> {
    const outcome = await d.inTransaction(work)
    if (outcome instanceof AppError) throw outcome
    return outcome
  }

  /** Whether whoever asks can approve it: the screen says so before it is tried. */
  async function withHindring(caller: Caller, kjoering: Kjoering): Promise<Kjoering> {
    const uegnet = await findUegnet(d.db, caller, kjoering._id)
    return { ...kjoering, hindring: uegnet ? errorMessage[uegnet] : '' }
  }

  const freeze = async (caller: Caller, id: string, godkjent: { versjon: number; resultat: string }) => {
    // Nobody is asked for a second factor for what they can never do.
    await requireAnother(d.db, caller, id)
    requireProved(caller, d.now())
    return inTransaction(async tx => {
      const row = await lockOpen(tx, id)
      if (row.tilstand !== 'kontrollert')
        throw new AppError('kjoering_ikke_kontrollert', 'run is not controlled')
      await requireAnother(tx, caller, id)
      if (row.resultat !== godkjent.resultat)
        throw new AppError('konflikt', 'other lines than were seen', { gjeldende: await get(tx, id) })
      await requireCurrent(tx, row, godkjent.versjon)
      const hindring = await findHindring(tx, row)
      if (hindring) return hindring
      // The history is chained by hashes, and the hash of the lines stands in it.
      const { grunnlag, resultat } = row
      await note(tx, caller, id, 'frosset', listEndringer({}, { grunnlag, resultat }))
      await lockBetalinger(d, tx, id)
      await repository.saveAvsatt(tx, id)
      await queueHoldte(tx, id)
      const godkjenning = { godkjent: d.now(), godkjent_av: caller.id }
      await updateKjoering(tx, id, { tilstand: 'frosset', anslag: null, ...godkjenning })
      return get(tx, id)
    })
  }

  const decide = (caller: Caller, id: string, funnId: string, ny: Ny): Promise<Funn> =>
    d.inTransaction(async tx => {
      const kjoering = await lockOpen(tx, id)
      const before = await repository.findFunn(tx, id, funnId)
      if (!before) throw new AppError('ikke_funnet', 'no such finding')
      if ((before.avgjort?.toISOString() ?? null) !== ny.avgjort)
        throw new AppError('funn_endret', 'finding settled since it was read')
      requireMulig(before.slag, ny.avgjoerelse)
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
      const endringer = listEndringer(toldOf(before), { ...which, ...toldOf(after) })
      await note(tx, caller, id, 'funn_avgjort', endringer)
      return toFunn(after)
    })

  const check = async (caller: Caller, id: string, versjon: number): Promise<Kjoering> => {
    const kjoering = await inTransaction(async tx => {
      const row = await lockOpen(tx, id)
      if (row.tilstand === 'utkast') throw new AppError('kjoering_ikke_simulert', 'run is a draft')
      await requireCurrent(tx, row, versjon)
      const hindring = await findHindring(tx, row)
      if (hindring) return hindring
      const kontroll = { kontrollert: d.now(), kontrollert_av: caller.id }
      await updateKjoering(tx, id, { tilstand: 'kontrollert', ...kontroll })
      await note(tx, caller, id, 'kontrollert', listEndringer({}, { resultat: row.resultat }))
      return get(tx, id)
    })
    return withHindring(caller, kjoering)
  }

  return {
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
    get: async (caller: Caller, id: string) => withHindring(caller, await get(d.db, id)),
    decide,
    check,
    freeze,
    jobs: { finn_endrede: (_: unknown, { log }) => findAllEndrede(log) } satisfies JobHandlers as JobHandlers,
  }
}
