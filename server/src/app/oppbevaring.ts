import { regelOf, varighet } from '@rp/contract/oppbevaring'
import { createHistorikkService } from '../features/historikk/historikk.service.ts'
import { createInnstillingService } from '../features/innstilling/innstilling.service.ts'
import { previewRegler } from '../features/personvern/oppbevaring/oppbevaring.service.ts'
import { readConfig } from '../platform/config/config.ts'
import { addJob } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createClosers } from './closers.ts'
import { runCommand, say } from './kommando.ts'
import { joinDatabase } from './open-database.ts'
import { standardOf } from './settings.ts'

type Funnet = Awaited<ReturnType<typeof previewRegler>>[number]

function told({ navn, tid, foer, rader }: Funnet): string {
  const { hva, fra, enhet } = regelOf(navn)
  return [
    `${navn}: ${rader.length}`,
    `  ${hva}. ${varighet(tid, enhet)} etter ${fra}, altså før ${foer.toISOString()}.`,
    ...rader.map(id => `  - ${id}`),
  ].join('\n')
}

/** `npm run oppbevaring`: lets the running portal tidy now. With `-- --proev`: says what would go, by the ids alone, and does nothing. */
async function run(): Promise<number> {
  const config = readConfig(process.env)
  const log = createLog('warn')
  const closers = createClosers(log)
  try {
    const database = await joinDatabase(config, log, closers)
    const db = database.kysely
    if (!process.argv.includes('--proev')) {
      await addJob(db, 'oppbevaring', {}, { jobKey: 'oppbevaring:naa' })
      say('Bestilt. Portalen rydder så snart den har tid. Under Innstillinger ser du hva som ble borte.')
      return 0
    }
    const now = () => new Date()
    const innstilling = createInnstillingService({
      db,
      inTransaction: work => database.transaction(work),
      historikk: createHistorikkService(db),
      now,
      standard: standardOf(config),
    })
    const readTider = () => innstilling.get('oppbevaring')
    const funnet = await previewRegler({ db, readTider, trashDays: config.TRASH_DAYS, now })
    if (process.argv.includes('--json')) say(JSON.stringify(funnet, null, 2))
    else for (const one of funnet) say(told(one))
    return 0
  } finally {
    await closers.closeAll()
  }
}

await runCommand(run)
