import { once } from 'node:events'
import http from 'node:http'
import os from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { call, type SignedIn, send } from '../server/test/process.ts'
import { smallPicture, uploadSmall } from './client.ts'
import { bearer } from './ground.ts'

type Order = { address: string; person: SignedIn; what: 'crowd' | 'hogs' }

/**
 * Load, made in a thread that steps back from everything else: those who make it in earnest have machines of their own.
 * `crowd`: 200 uploads of 2 MB at once, and what they were answered. `hogs`: 20 connections that ask for what costs most, until they
 * are stopped; what their uploads were answered.
 */
export function startLoad(order: Order): { ended: Promise<(number | string)[]>; stop(): void } {
  const worker = new Worker(new URL(import.meta.url), { workerData: order })
  return {
    // Whoever has an answer is gone, also in the middle of sending.
    ended: once(worker, 'message').then(async ([said]) => {
      await worker.terminate()
      return said as (number | string)[]
    }),
    stop: () => worker.postMessage('stop'),
  }
}

const statusOf = (answer: Promise<{ status: number }>): Promise<number | string> =>
  answer.then(
    ({ status }) => status,
    error => (error as Error).message,
  )

async function crowd({ address, person }: Order) {
  const innhold = await smallPicture(2 * 2 ** 20)
  const upload = (i: number) =>
    send(address, person, { filnavn: `Nr. ${i}`, filer: [{ navn: 'a.jpg', innhold }] })
  return Promise.all(Array.from({ length: 200 }, (_, i) => statusOf(upload(i))))
}

async function hogs({ address, person }: Order) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 40 })
  const answers: (number | string)[] = []
  let going = true
  parentPort?.once('message', () => {
    going = false
  })
  const hog = async () => {
    while (going) {
      answers.push(await statusOf(uploadSmall(address, person)))
      await call(`${address}/api/produksjoner`, { headers: bearer(person), agent }).catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: 20 }, hog))
  agent.destroy()
  return answers
}

if (!isMainThread) {
  // On Linux a thread has a priority of its own.
  os.setPriority(0, os.constants.priority.PRIORITY_LOW)
  const order = workerData as Order
  parentPort?.postMessage(await { crowd, hogs }[order.what](order))
}
