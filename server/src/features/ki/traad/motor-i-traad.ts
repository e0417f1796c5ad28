import { Worker } from 'node:worker_threads'
import type { Funn } from '../funn.ts'
import { MotorFeil } from '../lesingsfeil.ts'
import type { KiMotor } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import type { FraTraad, Oppdrag, Spoersmaal, TilTraad } from './meldinger.ts'

type Grenser = { timeoutMs?: number; maxMemoryMb?: number }

/** Less than V8 would take, beside the portal's own. */
const youngMb = 16
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY'

const look = (oppslag: Oppslag, { navn, argumenter }: Spoersmaal): Promise<unknown> =>
  (oppslag[navn] as (...argumenter: unknown[]) => Promise<unknown>)(...argumenter)

function listen(worker: Worker, oppslag: Oppslag, timeoutMs: number, signal: AbortSignal): Promise<Funn> {
  return new Promise<Funn>((resolve, reject) => {
    const timer = setTimeout(() => reject(new MotorFeil('for_lang_tid')), timeoutMs)
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
    worker.on('message', ({ spoersmaal, funn, feil }: FraTraad) => {
      if (spoersmaal)
        look(oppslag, spoersmaal).then(
          svar => worker.postMessage({ nr: spoersmaal.nr, svar } satisfies TilTraad),
          reject,
        )
      if (funn) resolve(funn)
      if (feil !== undefined) reject(new MotorFeil('intern', feil))
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(new MotorFeil(error.code === outOfMemory ? 'for_mye_minne' : 'intern', error.code)),
    )
    worker.on('exit', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      reject(new MotorFeil('intern', 'the thread ended'))
    })
  })
}

/**
 * The built-in engine in a thread of its own: a long document would hold everybody else, and one that is made to be slow for ever.
 * @throws MotorFeil past the limit of time (milliseconds) or memory (megabytes)
 */
export const createMotorITraad = (
  oppslag: Oppslag,
  { timeoutMs = 60_000, maxMemoryMb = 384 }: Grenser = {},
): KiMotor => ({
  navn: 'innebygd',
  async finn(lest, { signal, tegnSider: _, ...sammenheng }) {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./motor-arbeider.ts', import.meta.url), {
      workerData: { lest, sammenheng } satisfies Oppdrag,
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: youngMb },
      // What the main thread was started with is not for it.
      execArgv: [],
      env: {},
    })
    try {
      return await listen(worker, oppslag, timeoutMs, signal)
    } finally {
      await worker.terminate()
    }
  },
})
