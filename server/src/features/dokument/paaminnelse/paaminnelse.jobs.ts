import { type Paaminnelsestatus, paaminnelsestatuser } from '@rp/contract/status'
import { addJob, type JobHandlers } from '../../../platform/jobs/jobs.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import type { Base } from '../../base.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import type { InnstillingService } from '../../innstilling/innstilling.service.ts'
import { paaminnelseBrev } from './paaminnelse.mail.ts'
import * as repository from './paaminnelse.repository.ts'

type Dependencies = Pick<Base, 'db' | 'inTransaction' | 'readBrev' | 'historikk' | 'outbox' | 'now'> & {
  innstilling: Pick<InnstillingService, 'get'>
}

const statusOf = (text: string): Paaminnelsestatus | undefined =>
  paaminnelsestatuser.find(status => status === text.toLocaleUpperCase('nb'))

/** Reminders for documents that wait for the member. Off until staff switch them on under Innstillinger. */
export function createPaaminnelseJobs(d: Dependencies) {
  const note = createNote(d, 'dokument')

  /** One job a person: a mail that cannot be made stops nobody else's. */
  async function findAll(): Promise<void> {
    const regler = await d.innstilling.get('paaminnelser')
    const eiere = await repository.listEiereToRemind(d.db, regler, norwegianDay(d.now()))
    for (const brukerId of eiere)
      await addJob(d.db, 'send_paaminnelse', { brukerId }, { jobKey: `paaminnelse:${brukerId}` })
  }

  /** Mails one person about all that waits for them. What is not due any more is found out with the person held. */
  async function remind(brukerId: string): Promise<void> {
    const [regler, brev] = await Promise.all([d.innstilling.get('paaminnelser'), d.readBrev()])
    await d.inTransaction(async tx => {
      const eier = await repository.lockEier(tx, brukerId)
      if (!eier) return
      const sendt = d.now()
      const rows = await repository.lockDueDokumenter(tx, eier.id, regler, norwegianDay(sendt))
      const dokumenter = rows.flatMap(row => {
        const status = statusOf(row.status)
        return status ? [{ ...row, status, oppgave: regler[status].tekst }] : []
      })
      if (dokumenter.length === 0) return
      const letter = paaminnelseBrev(brev, eier.fornavn, dokumenter)
      if (!(await d.outbox.queue(tx, eier.epost, 'paaminnelse', letter))) return
      await repository.insertPaaminnelser(
        tx,
        dokumenter.map(({ id, tur_siden, sendt_foer }) => ({
          dokument_id: id,
          tur_siden,
          nummer: Number(sendt_foer) + 1,
          eier_id: eier.id,
          sendt,
        })),
      )
      for (const { id, status, sendt_foer } of dokumenter) {
        const til = `${Number(sendt_foer) + 1} av ${regler[status].hoeyst}`
        await note(tx, null, id, 'paaminnet', [{ felt: 'Påminnelse', fra: null, til }])
      }
    })
  }

  return {
    finn_paaminnelser: findAll,
    send_paaminnelse: ({ brukerId }: { brukerId: string }) => remind(brukerId),
  } satisfies JobHandlers as JobHandlers
}
