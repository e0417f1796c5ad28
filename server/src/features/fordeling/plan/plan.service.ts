import type { HelPlan } from '@rp/contract/fordelingsplan'
import { type Planinnhold, tomPlan } from '@rp/contract/planinnhold'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Clock, Database, InTransaction, NewId } from '../../database.ts'
import { type HistorikkService, listEndringer } from '../../historikk/historikk.service.ts'
import { toHelPlan, toOrd, toPlan } from './plan.mapping.ts'
import * as repository from './plan.repository.ts'

type D = { db: Database; inTransaction: InTransaction; historikk: HistorikkService; now: Clock; newId: NewId }
type Endring = { versjon: number; vedtatt: string | null; endring: string; innhold: Planinnhold }

const missing = () => new AppError('ikke_funnet', 'no such plan')

async function get(db: Database, id: string): Promise<HelPlan> {
  const row = await repository.findPlan(db, id)
  if (!row) throw missing()
  return toHelPlan(row)
}

async function create(
  d: D,
  caller: Caller,
  { visningsaar, fra }: { visningsaar: number; fra?: string | null | undefined },
) {
  const model = fra ? await get(d.db, fra) : null
  return d.inTransaction(async tx => {
    const tid = d.now()
    const id = d.newId()
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
    await note(d, tx, caller, id, 'opprettet')
    return get(tx, id)
  })
}

const note = (
  d: D,
  tx: Database,
  caller: Caller,
  id: string,
  hendelse: 'opprettet' | 'endret' | 'slettet',
  endringer: ReturnType<typeof listEndringer> = [],
) =>
  d.historikk.append(tx, {
    tid: d.now(),
    aktoerId: caller.id,
    entitet: 'fordelingsplan',
    entitetId: id,
    hendelse,
    endringer,
  })

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
  const update = (caller: Caller, id: string, { versjon, vedtatt, endring, innhold }: Endring) =>
    d.inTransaction(async tx => {
      const row = await lockOpen(tx, id)
      if (row.versjon !== versjon)
        throw await d.historikk.konflikt(tx, caller, {
          entitet: 'fordelingsplan',
          id,
          gjeldende: await get(tx, id),
          naa: d.now(),
        })
      const changes = changesOf(row, { vedtatt, endring, innhold })
      if (changes.length > 0) {
        const values = { vedtatt, endring, innhold: JSON.stringify(innhold) }
        await repository.updatePlan(tx, id, { ...values, endret: d.now(), endret_av: caller.id })
        await note(d, tx, caller, id, 'endret', changes)
      }
      return get(tx, id)
    })

  return {
    list: async () => (await repository.listPlaner(d.db)).map(toPlan),
    get: (id: string) => get(d.db, id),
    create: (caller: Caller, ny: Parameters<typeof create>[2]) => create(d, caller, ny),
    update,
    delete: (caller: Caller, id: string) =>
      d.inTransaction(async tx => {
        await lockOpen(tx, id)
        if (await repository.findKjoeringOf(tx, id))
          throw new AppError('plan_valgt', 'a run has chosen the plan')
        await repository.deletePlan(tx, id)
        await note(d, tx, caller, id, 'slettet')
      }),
  }
}
export type PlanService = ReturnType<typeof createPlanService>
