import { visningsaar as gjeldende } from '@rp/contract/fordeling'
import type { Visningsaar, Visningsaarliste } from '@rp/contract/visningsaar'
import * as z from 'zod/mini'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Clock, Database, InTransaction } from '../database.ts'
import { createNote, type HistorikkService } from '../historikk/historikk.service.ts'
import { toTilstand } from './innstilling.mapping.ts'
import * as repository from './innstilling.repository.ts'
import type { InnstillingService } from './innstilling.service.ts'

type D = {
  db: Database
  inTransaction: InTransaction
  historikk: HistorikkService
  innstilling: InnstillingService
  now: Clock
}

/** The years have one history together, under this name. */
const navn = 'visningsaar'
const verdi = { liste: 'egen tabell' }

/** What the history calls a change of one year. */
const feltOf = (aar: number) => `Visningsåret ${aar}`

const toRow = ({ aar, fordeles, planVedtatt }: Visningsaar) => ({
  aar,
  fordeles,
  plan_vedtatt: planVedtatt,
})
const describe = (row: repository.VisningsaarRow | null): string | null => {
  if (!row) return null
  const parts = [
    row.fordeles && `fordeles i ${row.fordeles}`,
    row.plan_vedtatt && `plan vedtatt ${row.plan_vedtatt.split('-').reverse().join('.')}`,
  ]
  return parts.filter(Boolean).join(', ') || 'ikke fastsatt'
}

async function requireRow(tx: Database, aar: number) {
  const row = await repository.lockVisningsaar(tx, aar)
  if (!row) throw new AppError('ikke_funnet', 'no such viewing year')
  return row
}

type Lest = Pick<Visningsaar, 'fordeles' | 'planVedtatt'>
const isRead = ({ fordeles, plan_vedtatt }: repository.VisningsaarRow, lest: Lest | undefined): boolean =>
  !lest || (lest.fordeles === fordeles && lest.planVedtatt === plan_vedtatt)

/** Viewing years: rows, so that another year is no change of code. */
export function createVisningsaarService(d: D) {
  const note = createNote(d, 'innstilling')

  /** Makes the change of one year and its line of history; `change` answers the year before and after. */
  async function write(
    caller: Caller,
    aar: number,
    change: (
      tx: Database,
      innstillingId: string,
    ) => Promise<{ foer: repository.VisningsaarRow | null; etter: repository.VisningsaarRow | null }>,
  ): Promise<void> {
    await d.inTransaction(async tx => {
      const naa = d.now()
      const { id } = await repository.lockInnstilling(tx, navn, naa)
      const { foer, etter } = await change(tx, id)
      const [fra, til] = [describe(foer), describe(etter)]
      if (fra === til) return
      await repository.updateInnstilling(tx, navn, { verdi, hvem: caller.id, naa })
      await note(tx, caller, id, 'endret', [{ felt: feltOf(aar), fra, til }])
    })
  }

  async function list(): Promise<Visningsaarliste> {
    const [rows, rader] = await Promise.all([repository.listVisningsaar(d.db), d.innstilling.getRader()])
    const { endret, id } = toTilstand(rader.get(navn), z.unknown(), null)
    return {
      rader: rows.map(({ aar, fordeles, plan_vedtatt, sendinger }) => ({
        aar,
        fordeles,
        planVedtatt: plan_vedtatt,
        sendinger: Number(sendinger),
      })),
      endret,
      id,
    }
  }

  /** @throws AppError `konflikt` with the year as it stands */
  async function requireRead(
    tx: Database,
    caller: Caller,
    id: string,
    row: repository.VisningsaarRow,
    lest: Lest | undefined,
  ) {
    if (isRead(row, lest)) return
    const { aar, fordeles, plan_vedtatt } = row
    throw await d.historikk.konflikt(tx, caller, {
      entitet: 'innstilling',
      id,
      felt: [feltOf(aar)],
      gjeldende: { aar, fordeles, planVedtatt: plan_vedtatt },
      naa: d.now(),
    })
  }

  return {
    list,
    async create(caller: Caller, ny: Visningsaar): Promise<Visningsaarliste> {
      await write(caller, ny.aar, async tx => {
        const etter = toRow(ny)
        if (!(await repository.insertVisningsaar(tx, etter)))
          throw new AppError('visningsaar_finnes', 'viewing year exists')
        return { foer: null, etter }
      })
      return list()
    },
    /** @param lest the year as the caller has read it @throws AppError `konflikt` with the year as it stands, when it is another by now */
    async update(
      caller: Caller,
      aar: number,
      { lest, ...endring }: Visningsaar & { lest?: Lest | undefined },
    ): Promise<Visningsaarliste> {
      await write(caller, aar, async (tx, id) => {
        const foer = await requireRow(tx, aar)
        await requireRead(tx, caller, id, foer, lest)
        const etter = { ...toRow(endring), aar }
        await repository.updateVisningsaar(tx, etter)
        return { foer, etter }
      })
      return list()
    },
    /** @throws AppError `visningsaar_i_bruk` when it has a broadcast list, `visningsaar_gjelder` for 2023 itself */
    async delete(caller: Caller, aar: number): Promise<Visningsaarliste> {
      const values = { aar: String(aar) }
      await write(caller, aar, async tx => {
        const foer = await requireRow(tx, aar)
        if (await repository.hasSendeliste(tx, aar))
          throw new AppError('visningsaar_i_bruk', 'viewing year has a broadcast list', { values })
        if (aar === gjeldende.aar) throw new AppError('visningsaar_gjelder', 'the present year', { values })
        await repository.deleteVisningsaar(tx, aar)
        return { foer, etter: null }
      })
      return list()
    },
  }
}
export type VisningsaarService = ReturnType<typeof createVisningsaarService>
