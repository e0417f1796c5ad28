import { Worker } from 'node:worker_threads'
import type { Content } from '../written-file.ts'
import type { SealingOrder } from './sealed-file.ts'
import type { FromSealing, ToSealing } from './sealing-messages.ts'
import type { Arriving, Source } from './storage.ts'

/** Of one file, on its way to the thread: a disk that is slow holds up the sender, not our memory. */
const underWayAtMost = 2 ** 18
/** Milliseconds without a file after which the thread is ended. */
const idleMs = 30_000
/** Freed in small collections: three parts of it hold what is young, and twice a part of it in buffers starts one. */
const youngMb = 6

type Line = {
  underWay: number
  /** Whoever waits for room, for the content or for the end hears of every message. */
  hear: Set<() => void>
  content?: Content
  done?: true
  closed?: true
  failure?: Error
}
type Thread = { worker: Worker; lines: Map<number, Line>; idle: NodeJS.Timeout | undefined }

let thread: Thread | undefined
let lastNr = 0

function tell(line: Line): void {
  for (const hear of [...line.hear]) hear()
}

function receive({ lines }: Thread, message: FromSealing): void {
  const line = lines.get(message.nr)
  if (!line) return
  if ('taken' in message) line.underWay -= message.taken
  else if ('content' in message) line.content = message.content
  else if ('done' in message) line.done = true
  else if ('closed' in message) line.closed = true
  else {
    const { message: said, code } = message.failed
    line.failure = Object.assign(new Error(said), code && { code })
  }
  tell(line)
}

function startThread(): Thread {
  const worker = new Worker(new URL('./sealing-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    execArgv: [],
    env: {},
    // Tests run several portals at once, and all of them wait for uploads.
    workerData: { isBehind: process.env.NODE_ENV !== 'test' },
  })
  const started: Thread = { worker, lines: new Map(), idle: undefined }
  worker.on('message', (message: FromSealing) => receive(started, message))
  const end = (reason: Error) => {
    if (thread === started) thread = undefined
    for (const line of started.lines.values()) {
      line.failure ??= reason
      line.closed = true
      tell(line)
    }
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the sealing thread has ended')))
  return started
}

/** A thread with nothing to do must not keep the process from ending, nor its memory. */
function borrow(): Thread {
  thread ??= startThread()
  clearTimeout(thread.idle)
  thread.worker.ref()
  return thread
}

function giveBack(lent: Thread, nr: number): void {
  lent.lines.delete(nr)
  if (lent.lines.size > 0) return
  lent.worker.unref()
  const retire = () => {
    if (thread === lent) thread = undefined
    void lent.worker.terminate()
  }
  lent.idle = setTimeout(retire, idleMs).unref()
}

/** Resolves once it is so. @throws what the thread has failed with */
async function until(line: Line, isSo: () => unknown): Promise<void> {
  while (!line.failure && !isSo())
    await new Promise<void>(resolve => {
      const hear = () => {
        line.hear.delete(hear)
        resolve()
      }
      line.hear.add(hear)
    })
  if (line.failure) throw line.failure
}

/** What the piece's owner has given up is handed on as it lies, where it has its memory to itself. */
const toSend = (piece: Uint8Array, isGiven: boolean): Uint8Array<ArrayBuffer> =>
  isGiven && piece.buffer instanceof ArrayBuffer && piece.byteLength === piece.buffer.byteLength
    ? (piece as Uint8Array<ArrayBuffer>)
    : new Uint8Array(piece)

async function send(
  source: Source,
  line: Line,
  post: (message: object, given?: ArrayBuffer[]) => void,
  isGiven: boolean,
) {
  if ('path' in source) return post({ readFrom: source.path })
  for await (const given of source) {
    const piece = toSend(given, isGiven)
    line.underWay += piece.byteLength
    post({ piece }, [piece.buffer])
    await until(line, () => line.underWay < underWayAtMost)
  }
  post({ end: true })
}

/**
 * Hashes, encrypts and writes a new file in a thread of its own. When it resolves, the file survives a power cut.
 * @throws what the source throws, or an error with a system `code`; then nobody writes to the file any more
 */
export async function writeSealed(
  order: Omit<SealingOrder, 'plain'>,
  source: Source,
  arriving?: Arriving,
): Promise<Content> {
  const lent = borrow()
  const nr = ++lastNr
  const line: Line = { underWay: 0, hear: new Set() }
  lent.lines.set(nr, line)
  const post = (message: object, given: ArrayBuffer[] = []) =>
    lent.worker.postMessage({ nr, ...message } as ToSealing, given)
  try {
    post({ open: { ...order, plain: arriving?.plain } satisfies SealingOrder })
    await send(source, line, post, arriving !== undefined)
    await until(line, () => line.content)
    const content = line.content as Content
    arriving?.onContent(content)
    await until(line, () => line.done)
    return content
  } catch (error) {
    post({ abort: true })
    line.failure = undefined
    await until(line, () => line.closed).catch(() => {})
    throw error
  } finally {
    giveBack(lent, nr)
  }
}
