import type { Config } from '../platform/config/config.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { say } from './kommando.ts'
import type { Portal } from './portal.ts'

type Running = { config: Config; log: Log; portal: Portal }

/** The demo's addresses and passwords stand on the screen too; they exist on a developer's own machine only. */
function announce({ config, portal }: Running): void {
  if (config.PROCESS === 'worker') {
    say('Rettighetsportalen utfører jobber.')
    return
  }
  say(`\nRettighetsportalen er åpen: ${portal.address}`)
  for (const { rolle, email, password } of portal.demo ?? [])
    say(`  ${rolle.padEnd(14)} ${email}   ${password}`)
  if (!config.production && !config.SMTP_URL) say(`  ${'E-post'.padEnd(14)} ${portal.address}/dev/epost`)
  say('')
}

function stopOnSignal({ config, log, portal }: Running): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), config.STOP_SECONDS * 1000).unref()
      await portal.stop()
      process.exit(0)
    })
}

/** Runs the portal until it is told to stop. What a person can put right is said in one sentence, without a stack. */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start()
    stopOnSignal(running)
    announce(running)
  } catch (error) {
    const text = error instanceof StartError ? error.message : (error as Error).stack
    process.stderr.write(`\n${text}\n\n`)
    process.exit(1)
  }
}
