import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { writtenDate } from '../../../platform/norwegian-day.ts'
import type { Base } from '../../base.ts'
import { listMangler } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import { kontoFor } from './kontostand.ts'
import { feiletBrev, utbetaltBrev, venterBrev } from './utbetaling.mail.ts'
import { listHoldte, listUvarslede, markVarslet } from './varsel.repository.ts'

export type VarselDependencies = Pick<Base, 'inTransaction' | 'outbox' | 'readBrev' | 'cipher' | 'now'>

const atOnce = 100

/** Tells the members of payments that were sent, or failed, since they were last told. Put in the queue with what they are told of. */
export const queueVarsler = (tx: Database): Promise<void> =>
  addJob(tx, 'varsle_betalinger', {}, { jobKey: 'varsle_betalinger' })

/** Some at a time, each batch kept whole: what is cut off goes on where it was. No mail has an amount. */
async function notify({ inTransaction, outbox, readBrev, now }: VarselDependencies): Promise<void> {
  const brev = await readBrev()
  for (;;) {
    const antall = await inTransaction(async tx => {
      const rows = await listUvarslede(tx, atOnce)
      for (const { fornavn, epost, navn: fordeling, feilet, dato } of rows)
        await (feilet
          ? outbox.queue(tx, epost, 'utbetaling_feilet', feiletBrev(brev, { fornavn, fordeling }))
          : outbox.queue(
              tx,
              epost,
              'utbetalt',
              utbetaltBrev(brev, { fornavn, fordeling, dato: dato === null ? '' : writtenDate(dato) }),
            ))
      await markVarslet(
        tx,
        rows.map(({ id }) => id),
        now(),
      )
      return rows.length
    })
    if (antall < atOnce) return
  }
}

/** Tells those who are paid nothing yet of what an approved run gives them what is missing. Put in the queue with the approval. */
export const queueHoldte = (tx: Database, id: string): Promise<void> =>
  addJob(tx, 'varsle_holdte', { id }, { jobKey: `varsle_holdte:${id}` })

async function notifyHoldte(d: VarselDependencies, id: string, log: Log): Promise<void> {
  const brev = await d.readBrev()
  await d.inTransaction(async tx => {
    for (const row of await listHoldte(tx, id)) {
      const { fornavn, epost, navn: fordeling, har_nummer: harNummer, eoes } = row
      const mangler = listMangler({ ...kontoFor({ cipher: d.cipher, log }, row), harNummer, eoes })
      await d.outbox.queue(tx, epost, 'vederlag_venter', venterBrev(brev, { fornavn, fordeling, mangler }))
    }
  })
}

export const createVarselJobs = (d: VarselDependencies): JobHandlers => ({
  varsle_betalinger: () => notify(d),
  varsle_holdte: ({ id }: { id: string }, { log }) => notifyHoldte(d, id, log),
})
