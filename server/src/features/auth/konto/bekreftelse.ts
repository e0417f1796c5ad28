import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Base } from '../../base.ts'
import type { BrukerService } from '../../bruker/bruker.service.ts'
import type { Database, InTransaction } from '../../database.ts'
import type { Brev, ReadBrev } from '../../innstilling/brev.service.ts'
import { newLenke } from '../lenke.ts'
import { bekreftAdresseBrev } from './konto.mail.ts'
import * as repository from './konto.repository.ts'

type Sending = Pick<Base, 'outbox' | 'now' | 'newId'> & {
  bruker: Pick<BrukerService, 'markBekreftelseSendt'>
}
type D = Sending & { db: Database; inTransaction: InTransaction; readBrev: ReadBrev }

/** It only shows that mail arrives, and may lie unread over a holiday. */
const lenkeDager = 14
const atOnce = 200

/** Mails a link that confirms the address in use: one to the same address as before. Voids earlier links. */
export async function queueBekreftelse(
  d: Sending,
  tx: Database,
  bruker: { id: string; epost: string },
  brev: Brev,
): Promise<void> {
  const { lenke, sti } = newLenke('/bekreft-epost', d.newId())
  const opprettet = d.now()
  await repository.replaceBytte(tx, {
    ...lenke,
    bruker_id: bruker.id,
    epost: bruker.epost,
    opprettet,
    utloeper: new Date(opprettet.getTime() + lenkeDager * 24 * 3_600_000),
    brukt: null,
    sesjon_id: null,
  })
  await d.bruker.markBekreftelseSendt(tx, bruker.id)
  await d.outbox.queue(tx, bruker.epost, 'bekreft_adresse', bekreftAdresseBrev(brev, sti, lenkeDager))
}

export function createBekreftelseJobs(d: D): JobHandlers {
  /** One mail to each member whose address was never confirmed, from before it mattered. Cut off, it goes on with the others. */
  async function askAll(): Promise<void> {
    const brev = await d.readBrev()
    for (;;) {
      const ids = await repository.listAldriSpurt(d.db, d.now(), atOnce)
      if (ids.length === 0) return
      for (const id of ids)
        await d.inTransaction(async tx => {
          const bruker = await repository.lockAldriSpurt(tx, id)
          if (bruker) await queueBekreftelse(d, tx, bruker, brev)
        })
    }
  }

  return { be_om_bekreftelse: askAll }
}
