import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import type { ReadBrev } from '../../innstilling/brev.service.ts'
import { avgjortBrev, forslagBrev } from './andel.mail.ts'
import * as repository from './andel.repository.ts'

type D = Pick<Base, 'inTransaction' | 'outbox' | 'readBrev' | 'historikk' | 'now'>

const atOnce = 50

/** Tells the people of what was proposed, agreed on, refused or ended. Put in the queue with what they are told of. */
export const queueAndelsvarsler = (tx: Database): Promise<void> =>
  addJob(tx, 'varsle_andeler', {}, { jobKey: 'varsle_andeler' })

type Brev = Awaited<ReturnType<ReadBrev>>

export function createAndelJobs(d: D): JobHandlers {
  const note = createNote(d, 'bruker')
  async function tell(tx: Database, brev: Brev, avtale: repository.Uvarslet): Promise<void> {
    const { id, tilstand, produksjonstittel, gruppe } = avtale
    for (const { bruker_id, fornavn, epost, avslo, venter } of await repository.listMottakere(tx, id)) {
      // Who did it knows, and who has said yes is not asked.
      if (avslo || (tilstand === 'foreslaatt' && !venter)) continue
      const om = { fornavn, produksjonstittel, gruppe }
      await (tilstand === 'foreslaatt'
        ? d.outbox.queue(tx, epost, 'andel_foreslaatt', forslagBrev(brev, om))
        : d.outbox.queue(tx, epost, 'andel_avgjort', avgjortBrev(brev, om, tilstand)))
      if (tilstand === 'opphoert')
        await note(
          tx,
          null,
          bruker_id,
          'andel_opphoert',
          listEndringer({}, { produksjon: produksjonstittel, gruppe }),
        )
    }
    await repository.markVarslet(tx, id, tilstand)
  }

  /** Some at a time, each batch kept whole: what is cut off goes on where it was. No mail has a share. */
  async function notify(): Promise<void> {
    const brev = await d.readBrev()
    // The triggers end an agreement with what ends it; what was proposed in the same moment is found here.
    await d.inTransaction(tx => repository.endAlleAvtaler(tx))
    for (;;) {
      const antall = await d.inTransaction(async tx => {
        const avtaler = await repository.lockUvarslede(tx, atOnce)
        for (const avtale of avtaler) await tell(tx, brev, avtale)
        return avtaler.length
      })
      if (antall < atOnce) return
    }
  }

  return { varsle_andeler: notify }
}
