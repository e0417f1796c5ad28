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

/** Npm passes on what the terminal has told the portal already: so soon it is not told twice. */
const echoMs = 1000

/** Hears signals from before anything is open, so that what has begun to open is closed again. */
function listenForStop() {
  let running: Running | undefined
  let told: { signal: NodeJS.Signals; at: number } | undefined
  const stop = async ({ config, log, portal }: Running, signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), config.STOP_SECONDS * 1000).unref()
    await portal.stop()
    process.exit(0)
  }
  const hear = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (told) {
      // A stop has its own limit; an opening may take for ever.
      if (!running && now - told.at > echoMs) process.exit(1)
      return
    }
    told = { signal, at: now }
    if (running) void stop(running, signal)
    else say('Portalen stopper så snart den er åpnet. Avbryt en gang til for å avslutte den med en gang.')
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, hear)
  return {
    /** @returns whether it was told to stop while it opened, and does */
    opened(portal: Running): boolean {
      running = portal
      if (told) void stop(portal, told.signal)
      return told !== undefined
    },
  }
}

/** Runs the portal until it is told to stop. What a person can put right is said in one sentence, without a stack. */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  const signals = listenForStop()
  try {
    const running = await start()
    if (!signals.opened(running)) announce(running)
  } catch (error) {
    const text = error instanceof StartError ? error.message : (error as Error).stack
    process.stderr.write(`\n${text}\n\n`)
    process.exit(1)
  }
}
