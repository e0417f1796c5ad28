import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { SignedIn } from '../server/test/process.ts'
import { listMine, uploadSmall } from './client.ts'

const works = { list: listMine, upload: uploadSmall } as const
type Order = { address: string; person: SignedIn; what: keyof typeof works; atLeast: number }

/**
 * Somebody who uses the portal as usual, in a thread of its own: where the load is made, an answer that has come may lie for a
 * second before it is looked at. Tells the milliseconds of each call once it has been stopped and has made `atLeast`.
 */
export function startBystander(order: Order): { stop(): Promise<number[]> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: order })
  const times = once(worker, 'message').then(([said]) => said as number[])
  return {
    stop() {
      worker.postMessage('stop')
      return times
    },
  }
}

async function live({ address, person, what, atLeast }: Order): Promise<void> {
  let going = true
  parentPort?.once('message', () => {
    going = false
  })
  const times: number[] = []
  while (going || times.length < atLeast) {
    const started = performance.now()
    await works[what](address, person)
    times.push(performance.now() - started)
    await sleep(25)
  }
  parentPort?.postMessage(times)
}

if (!isMainThread) await live(workerData as Order)
