// The thread that files are hashed, encrypted and written in: some 3 ms a megabyte, and memory whose collection would hold everybody.
import fs from 'node:fs'
import { constants, setPriority } from 'node:os'
import { setImmediate as breathe } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openSealedFile, type SealedFile } from './sealed-file.ts'
import type { FromSealing, ToSealing } from './sealing-messages.ts'

const readAtOnce = 2 ** 18

/**
 * On Linux a thread has a priority of its own: whoever waits for another answer goes before those who upload. The threads that Node
 * itself works with stand beside it, and were started long before the first upload.
 */
function stepBack(): void {
  try {
    const [thread] = fs.readlinkSync('/proc/thread-self').split('/').slice(-1)
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Elsewhere, and in containers that forbid it, the work is done at the common pace.
  }
}
if (workerData.isBehind) stepBack()

const files = new Map<number, SealedFile>()
const say = (message: FromSealing) => parentPort?.postMessage(message)

function close(nr: number): void {
  files.get(nr)?.close()
  files.delete(nr)
}

function fail(nr: number, error: unknown): void {
  close(nr)
  const { message, code } = error as NodeJS.ErrnoException
  say({ nr, failed: { message, code } })
}

/** What comes from a file of ours is read here, some at a time: others' files come between. */
async function readFrom(nr: number, name: string): Promise<void> {
  const from = fs.openSync(name, 'r')
  try {
    const memory = Buffer.allocUnsafeSlow(readAtOnce)
    for (let read = -1; read !== 0; ) {
      read = fs.readSync(from, memory)
      files.get(nr)?.push(memory.subarray(0, read))
      await breathe()
    }
  } finally {
    fs.closeSync(from)
  }
  await end(nr)
}

async function end(nr: number): Promise<void> {
  const file = files.get(nr)
  if (!file) return
  say({ nr, content: file.end() })
  await file.sync()
  close(nr)
  say({ nr, done: true })
}

async function follow(message: ToSealing): Promise<void> {
  const { nr } = message
  if ('open' in message) files.set(nr, openSealedFile(message.open))
  else if ('piece' in message) {
    files.get(nr)?.push(message.piece)
    say({ nr, taken: message.piece.byteLength })
  } else if ('readFrom' in message) await readFrom(nr, message.readFrom)
  else if ('end' in message) await end(nr)
  else {
    close(nr)
    say({ nr, closed: true })
  }
}

parentPort?.on('message', (message: ToSealing) => {
  follow(message).catch(error => fail(message.nr, error))
})
