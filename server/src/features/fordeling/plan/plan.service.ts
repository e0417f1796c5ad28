import type { HelPlan } from '@rp/contract/fordelingsplan'
import { type Planinnhold, tomPlan } from '@rp/contract/planinnhold'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, createSeenCheck, listEndringer } from '../../historikk/historikk.service.ts'
import { toHelPlan, toOrd, toPlan } from './plan.mapping.ts'
import * as repository from './plan.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now' | 'newId'>
type Ny = { visningsaar: number; fra?: string | null | undefined }
type Endring = { versjon: number; vedtatt: string | null; endring: string; innhold: Planinnhold }

const missing = () => new AppError('ikke_funnet', 'no such plan')

async function get(db: Database, id: string): Promise<HelPlan> {
  const row = await repository.findPlan(db, id)
  if (!row) throw missing()
  return toHelPlan(row)
}

/** @throws AppError `ikke_funnet`, `plan_laast` */
async function lockOpen(tx: Database, id: string) {
  const row = await repository.lockPlan(tx, id)
  if (!row) throw missing()
  if (row.laast) throw new AppError('plan_laast', 'a run uses the plan')
  return row
}

type Told = { vedtatt: string | null; endring: string; innhold: Planinnhold }

/** A plan as its history keeps it: each number by its name, so that a change shows from what to what. */
const told = ({ vedtatt, endring, innhold }: Told): Record<string, string | null> => ({
  vedtatt,
  endring,
  ...toOrd(innhold),
})

/** What was taken out counts as a change too. */
function changesOf(foer: Told, etter: Told) {
  const before = told(foer)
  const gone = Object.fromEntries(Object.keys(before).map(felt => [felt, null]))
  return listEndringer(before, { ...gone, ...told(etter) })
}

/** Distribution plans: data that staff set, by viewing year and version. */
export function createPlanService(d: D) {
  const note = createNote(d, 'fordelingsplan')
  const requireSeen = createSeenCheck(d, 'fordelingsplan', get)

  async function create(caller: Caller, { visningsaar, fra }: Ny) {
    const model = fra ? await get(d.db, fra) : null
    return d.inTransaction(async tx => {
      const [id, tid] = [d.newId(), d.now()]
      await repository.insertPlan(tx, {
        id,
        visningsaar,
        utgave: await repository.nextUtgave(tx, visningsaar),
        innhold: JSON.stringify(model?.innhold ?? tomPlan()),
        vedtatt: null,
        laast: null,
        opprettet: tid,
        endret: tid,
        endret_av: caller.id,
      })
      await note(tx, caller, id, 'opprettet')
      return get(tx, id)
    })
  }

  const update = (caller: Caller, id: string, { versjon, vedtatt, endring, innhold }: Endring) =>
    d.inTransaction(async tx => {
      const row = await lockOpen(tx, id)
      await requireSeen(tx, caller, row, versjon)
      const changes = changesOf(row, { vedtatt, endring, innhold })
      if (changes.length > 0) {
        const values = { vedtatt, endring, innhold: JSON.stringify(innhold) }
        await repository.updatePlan(tx, id, { ...values, endret: d.now(), endret_av: caller.id })
        await note(tx, caller, id, 'endret', changes)
      }
      return get(tx, id)
    })

  return {
    list: async () => (await repository.listPlaner(d.db)).map(toPlan),
    get: (id: string) => get(d.db, id),
    create,
    update,
    delete: (caller: Caller, id: string) =>
      d.inTransaction(async tx => {
        await lockOpen(tx, id)
        if (await repository.findKjoeringOf(tx, id))
          throw new AppError('plan_valgt', 'a run has chosen the plan')
        await repository.deletePlan(tx, id)
        await note(tx, caller, id, 'slettet')
      }),
  }
}
