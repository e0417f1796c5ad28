import type { Outbox } from '../../../platform/email/outbox.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Clock, InTransaction } from '../../database.ts'
import { toMerketekst } from '../../historikk/kjede/kjede.service.ts'
import type { ReadBrev } from '../../innstilling/brev.service.ts'
import { merkeBrev } from './merke.mail.ts'
import { findMerkeSiden, listAdministratorer } from './merke.repository.ts'

type Dependencies = { inTransaction: InTransaction; outbox: Outbox; readBrev: ReadBrev; now: Clock }

const day = 86_400_000

/** Mails the newest mark of history to the administrators, whose mailboxes who owns the database does not reach. */
export const createMerkeJobs = ({ inTransaction, outbox, readBrev, now }: Dependencies): JobHandlers => ({
  async send_merke() {
    const brev = await readBrev()
    await inTransaction(async tx => {
      const newest = await findMerkeSiden(tx, new Date(now().getTime() - day))
      if (!newest) return
      const tekst = toMerketekst({ lenke: newest.lenke, hash: newest.hash.toString('hex') })
      const letter = merkeBrev(brev, newest.lenke.toLocaleString('nb-NO'), tekst)
      for (const { epost } of await listAdministratorer(tx))
        await outbox.queue(tx, epost, 'historikk_merke', letter)
    })
  },
})
