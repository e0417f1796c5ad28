import type { Kjoering, Kjoeringsfelter, Kjoeringslinje } from '@rp/contract/kjoering'
import { pageOf } from '../../../platform/db/list-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { formatKroner } from '../kroner.ts'
import { toKjoering, toLinje } from './kjoering.mapping.ts'
import * as repository from './kjoering.repository.ts'

export type KjoeringDependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'>

/** @throws AppError `ikke_funnet` */
export async function get(db: Database, id: string): Promise<Kjoering> {
  const row = await repository.findKjoering(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such run')
  return toKjoering(row)
}

/** What history keeps of the choices of a run: words, to be read also when the plan and the pots are gone. */
async function told(tx: Database, { navn, planId, potter }: Kjoeringsfelter) {
  const plan = await repository.findPlan(tx, planId)
  const rows = await repository.listPotter(tx, potter)
  return {
    navn: navn.trim(),
    plan: plan && `Plan for ${plan.visningsaar}, utgave ${plan.utgave}`,
    potter: rows.map(({ kilde, slag, beloep }) => `${kilde}, ${slag}, ${formatKroner(beloep)}`).join('; '),
  }
}

/** Two pots can be told by the same words: what is chosen is compared by ids. */
const isSame = (a: Kjoeringsfelter, b: Kjoeringsfelter): boolean =>
  a.navn.trim() === b.navn.trim() &&
  a.planId === b.planId &&
  [...new Set(a.potter)].sort().join() === [...new Set(b.potter)].sort().join()

/** Holds a run that can still be changed. @throws AppError `ikke_funnet`, `kjoering_frosset` */
export async function lockOpen(tx: Database, id: string) {
  const row = await repository.lockKjoering(tx, id)
  if (!row) throw new AppError('ikke_funnet', 'no such run')
  if (row.tilstand === 'frosset') throw new AppError('kjoering_frosset', 'run is frozen')
  return row
}

/** Why a pot cannot be chosen, by its name. */
function potten(pott: repository.ValgtPott, visningsaar: number): string {
  const navn = `Potten fra ${pott.kilde} (${pott.slag}, ${formatKroner(pott.beloep)})`
  if (pott.visningsaar !== visningsaar)
    return `${navn} gjelder visningsåret ${pott.visningsaar}. Velg en annen pott.`
  return pott.godkjent
    ? `${navn} er alt fordelt i «${pott.kjoering}», som er godkjent. Velg en annen pott.`
    : `${navn} er med i «${pott.kjoering}». Ta den ut der først, eller velg en annen pott.`
}

/** @throws AppError `ugyldig_foresporsel` where a pot is in another run or of another year, `ikke_funnet` for the plan */
async function choose(tx: Database, id: string, visningsaar: number, felter: Kjoeringsfelter): Promise<void> {
  const potter = [...new Set(felter.potter)]
  if (!(await repository.findPlan(tx, felter.planId))) throw new AppError('ikke_funnet', 'no such plan')
  const free = await repository.lockLedigePotter(tx, potter, visningsaar, id)
  const [opptatt] = (await repository.listPotter(tx, potter)).filter(({ id }) => !free.includes(id))
  if (opptatt)
    throw new AppError('ugyldig_foresporsel', 'pot is in another run or of another year', {
      felt: { potter: potten(opptatt, visningsaar) },
    })
  if (free.length !== potter.length) throw new AppError('ikke_funnet', 'no such pot')
  await repository.replacePotter(tx, id, potter)
}

/** What makes a run a draft again. A simulation under way then finds that it is not wanted. */
export const draft = {
  tilstand: 'utkast',
  simulering: null,
  kontrollert: null,
  kontrollert_av: null,
} as const

/** Runs of the distribution. */
export function createKjoeringService(d: KjoeringDependencies) {
  const note = createNote(d, 'kjoering')

  const create = (caller: Caller, { visningsaar, ...felter }: Kjoeringsfelter & { visningsaar: number }) =>
    d.inTransaction(async tx => {
      const [id, tid] = [d.newId(), d.now()]
      const row = { id, navn: felter.navn.trim(), visningsaar, plan_id: felter.planId }
      if (!(await repository.findPlan(tx, felter.planId))) throw new AppError('ikke_funnet', 'no such plan')
      await repository.insertKjoering(tx, { ...row, opprettet: tid, endret: tid, endret_av: caller.id })
      await choose(tx, id, visningsaar, felter)
      await note(tx, caller, id, 'opprettet', listEndringer({}, await told(tx, felter)))
      return get(tx, id)
    })

  const update = (
    caller: Caller,
    id: string,
    { versjon, ...felter }: Kjoeringsfelter & { versjon: number },
  ) =>
    d.inTransaction(async tx => {
      const row = await lockOpen(tx, id)
      const before = await get(tx, id)
      if (row.versjon !== versjon)
        throw new AppError('konflikt', 'run changed since it was read', { gjeldende: before })
      const foer = { ...before, planId: before.plan._id }
      if (isSame(foer, felter)) return before
      const changes = listEndringer(await told(tx, foer), await told(tx, felter))
      await choose(tx, id, row.visningsaar, felter)
      const values = { navn: felter.navn.trim(), plan_id: felter.planId, ...draft }
      await repository.updateKjoering(tx, id, { ...values, endret: d.now(), endret_av: caller.id })
      await note(tx, caller, id, 'endret', changes)
      return get(tx, id)
    })

  const remove = (caller: Caller, id: string) =>
    d.inTransaction(async tx => {
      await lockOpen(tx, id)
      await repository.deleteKjoering(tx, id)
      await note(tx, caller, id, 'slettet')
    })

  const simulate = (caller: Caller, id: string) =>
    d.inTransaction(async tx => {
      await lockOpen(tx, id)
      const simulering = d.newId()
      await repository.updateKjoering(tx, id, { ...draft, simulering, endret: d.now(), endret_av: caller.id })
      await repository.saveArbeid(tx, { kjoering_id: id, steg: 'Venter', ferdig: 0, av: 5 })
      await addJob(tx, 'simuler_kjoering', { id, simulering }, { jobKey: `simuler_kjoering:${id}` })
      await note(tx, caller, id, 'simulert')
      return get(tx, id)
    })

  /** Shows members the estimate of a run that is simulated, or no longer. Simulated anew, it is the new one that they see. */
  const updateAnslag = (
    caller: Caller,
    id: string,
    { vises, versjon }: { vises: boolean; versjon: number },
  ) =>
    d.inTransaction(async tx => {
      const row = await lockOpen(tx, id)
      if (row.versjon !== versjon)
        throw new AppError('konflikt', 'run changed since it was read', { gjeldende: await get(tx, id) })
      if (vises === (row.anslag !== null)) return get(tx, id)
      if (vises && row.tilstand === 'utkast') throw new AppError('kjoering_ikke_simulert', 'run is a draft')
      await repository.updateKjoering(tx, id, { anslag: vises ? d.now() : null })
      const told = (shown: boolean) => ({ Anslag: shown ? 'Vist for medlemmene' : 'Ikke vist' })
      await note(tx, caller, id, 'endret', listEndringer(told(!vises), told(vises)))
      return get(tx, id)
    })

  async function listLinjer(
    id: string,
    filter: repository.Filter,
    order: Parameters<typeof repository.listLinjer>[3],
    side: { side: number; antall: number },
  ): Promise<{ rader: Kjoeringslinje[]; antall: number }> {
    await get(d.db, id)
    const [rows, antall] = await Promise.all([
      repository.listLinjer(d.db, id, filter, order, pageOf(side)),
      repository.countLinjer(d.db, id, filter),
    ])
    return { rader: rows.map(toLinje), antall }
  }

  return {
    list: async () => (await repository.listKjoeringer(d.db)).map(toKjoering),
    create,
    update,
    delete: remove,
    simulate,
    updateAnslag,
    listLinjer,
    async sum(id: string, etter: Parameters<typeof repository.sumKrav>[2]) {
      await get(d.db, id)
      return repository.sumKrav(d.db, id, etter)
    },
  }
}
