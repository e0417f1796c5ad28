import { AppError } from '../../../platform/http/app-error.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Database, InTransaction } from '../../database.ts'
import * as repository from './feilet.repository.ts'

type Dependencies = { db: Database; inTransaction: InTransaction }

function requireFound(found: boolean): void {
  if (!found) throw new AppError('ikke_funnet', 'nothing failed under this id')
}

/** Mail and jobs that failed, and another try. */
export const createFeiletService = ({ db, inTransaction }: Dependencies) => ({
  async list() {
    const [epost, jobber] = await Promise.all([repository.listFeiletEpost(db), repository.listFeiletJobb(db)])
    return {
      epost: epost.map(mail => ({
        ...mail,
        opprettet: mail.opprettet.toISOString(),
        feilet: mail.feilet.toISOString(),
      })),
      jobber: jobber.map(jobb => ({
        ...jobb,
        opprettet: jobb.opprettet.toISOString(),
        neste: jobb.neste?.toISOString() ?? null,
      })),
    }
  },
  /** @throws AppError `ikke_funnet` when the mail has not failed, or was given up */
  retryEpost: (id: string): Promise<void> =>
    inTransaction(async tx => {
      requireFound(await repository.resetEpost(tx, id))
      await addJob(tx, 'send_epost', { epostId: id })
    }),
  forgetEpost: async (id: string): Promise<void> => requireFound(await repository.forgetEpost(db, id)),
  /** @throws AppError `ikke_funnet` when the job has not failed, or is done by now */
  retryJobb: async (id: string): Promise<void> => requireFound(await repository.rescheduleJobb(db, id)),
})
export type FeiletService = ReturnType<typeof createFeiletService>
