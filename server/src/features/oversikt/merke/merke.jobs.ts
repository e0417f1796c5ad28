import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Base } from '../../base.ts'
import { listAdministratorer } from '../../bruker/sletting.service.ts'
import type { Database } from '../../database.ts'
import { merkeBrev } from './merke.mail.ts'

type Dependencies = Pick<Base, 'inTransaction' | 'outbox' | 'readBrev' | 'now'> & {
  /** The chain of history. */
  kjede: { findMerkeSiden(tx: Database, tid: Date): Promise<{ merke: string; linjer: number } | null> }
}

const day = 86_400_000

/** Mails the newest mark of history to the administrators, whose mailboxes who owns the database does not reach. */
export const createMerkeJobs = ({
  kjede,
  inTransaction,
  outbox,
  readBrev,
  now,
}: Dependencies): JobHandlers => ({
  async send_merke() {
    const brev = await readBrev()
    await inTransaction(async tx => {
      const newest = await kjede.findMerkeSiden(tx, new Date(now().getTime() - day))
      if (!newest) return
      const letter = merkeBrev(brev, newest.linjer.toLocaleString('nb-NO'), newest.merke)
      for (const { epost } of await listAdministratorer(tx))
        await outbox.queue(tx, epost, 'historikk_merke', letter)
    })
  },
})
