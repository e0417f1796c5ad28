import { say } from './app/kommando.ts'
import { startPortal } from './app/portal.ts'
import { runProcess } from './app/process.ts'
import { readConfig } from './platform/config/config.ts'
import { createLog } from './platform/log.ts'

/** Half of what V8 took to start is free then, and it would keep that. Where it is not told to (`--expose-gc`), it does. */
const giveBack = () => void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })

await runProcess(async () => {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL ?? (config.production ? 'info' : 'warn'))
  const web = process.argv.includes('--sources') ? 'sources' : 'built'
  const portal = await startPortal({ config, log, web, say })
  if (config.production) giveBack()
  return { config, log, portal }
})
