// A thread of the PDF process. While WebAssembly has the main thread no timer and no signal handler runs there, and V8's
// own limits do not see WebAssembly's memory: only another thread can end the process in time.
import { writeSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { memoryMark } from './pdf-job.ts'

const checkEveryMs = 20
const bytesPerMb = 1 << 20

/** The portal. Killed, it cannot tell us, and what we would go on writing lies readable on the disk. */
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 10 * checkEveryMs)

type Watch = { deadline: number; maxMemoryMb: number }

let timer: NodeJS.Timeout | undefined

parentPort?.on('message', (watch: Watch | undefined) => {
  clearInterval(timer)
  if (watch) timer = setInterval(() => check(watch), checkEveryMs)
})

function check({ deadline, maxMemoryMb }: Watch): void {
  const isTooLarge = process.memoryUsage.rss() > maxMemoryMb * bytesPerMb
  if (isTooLarge) writeSync(2, memoryMark)
  // The pool keeps the time itself; the deadline here is for a process whose pool has died.
  if (isTooLarge || Date.now() > deadline) process.kill(process.pid, 'SIGKILL')
}
