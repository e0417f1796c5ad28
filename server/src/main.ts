import { say } from './app/kommando.ts'
import { startPortal } from './app/portal.ts'
import { runProcess } from './app/process.ts'
import { readConfig } from './platform/config/config.ts'
import { createLog } from './platform/log.ts'

await runProcess(async () => {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL ?? (config.production ? 'info' : 'warn'))
  const web = process.argv.includes('--sources') ? 'sources' : 'built'
  return { config, log, portal: await startPortal({ config, log, web, say }) }
})
