import { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Ark, Arkfeil, Leseoenske } from './ark.ts'

const seconds = 60
const memoryMb = 768

type Message = { rader?: string[][]; ferdig?: Omit<Ark, 'rader'>; feil?: Arkfeil; grunn?: string }

/**
 * Reads the file in a thread of its own, with a limit of time and memory.
 * @throws AppError that names what is wrong with the file
 */
export function readFil(bytes: Buffer, oenske: Leseoenske): Promise<Ark> {
  const worker = new Worker(new URL('./ark-arbeider.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), oenske },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // What the main thread was started with is not for it.
    execArgv: [],
    env: {},
  })
  const rader: string[][] = []
  return new Promise<Ark>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('liste_uleselig', 'reading took too long')),
      seconds * 1000,
    )
    worker.on('message', ({ rader: more, ferdig, feil, grunn }: Message) => {
      if (more) rader.push(...more)
      if (ferdig) resolve({ ...ferdig, rader })
      if (feil) reject(new AppError(feil, `unreadable list: ${grunn}`))
    })
    worker.on('error', cause =>
      reject(new AppError('liste_uleselig', 'the reading thread failed', { cause })),
    )
    worker.on('exit', () => {
      clearTimeout(timer)
      reject(new AppError('liste_uleselig', 'the reading thread ended'))
    })
  }).finally(() => worker.terminate())
}
