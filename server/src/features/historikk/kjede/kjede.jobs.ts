import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import { type KjedeService, toMerketekst } from './kjede.service.ts'

export const createKjedeJobs = (kjede: KjedeService): JobHandlers => ({
  async forsegl_historikk(_payload: never, { log }) {
    const merke = await kjede.seal()
    // The log lies on another machine, where who owns the database does not write.
    if (merke) log.info({ merke: toMerketekst(merke) }, 'history marked')
  },
})
