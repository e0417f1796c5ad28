import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Every } from './body-pace.ts'

/** How long a sender whose form is refused may go on; what it sends is thrown away. */
const hearOutMs = 30_000
const beatSeconds = 0.02
/** Read on one beat of all refused forms together, which makes 16 MB a second: refusing a crowd must cost others next to nothing. */
export const bytesPerBeat = 320 * 1024
/** Many are read in turn. */
const readAtOnce = 16

/**
 * Answers a form that is refused before all of it has come. A browser looks at the answer when it has sent everything, and
 * never when the connection is closed meanwhile: so the answer is written at once and ends when the rest has been read and thrown
 * away. Who looks earlier may go. What is not read yet waits at its sender, and all of them share one measured pace.
 */
export function createHearing(every: Every) {
  /** Those whose turn is longest ago come first. */
  const senders = new Map<IncomingMessage, () => void>()
  let inTurn: IncomingMessage[] = []
  let beat: { stop(): void } | undefined
  let left = 0

  const pause = () => {
    for (const message of inTurn) message.pause()
  }
  function onBeat(): void {
    pause()
    left = bytesPerBeat
    const next = [...senders.entries().take(readAtOnce)]
    inTurn = next.map(([message]) => message)
    for (const [message, done] of next) {
      senders.delete(message)
      senders.set(message, done)
      message.resume()
    }
  }
  function discard(piece: Buffer): void {
    left -= piece.length
    if (left <= 0) pause()
  }

  return {
    /** @returns the answer to send; its length is known, as that of `text` */
    answer(message: IncomingMessage, text: string): Readable {
      const answer = new Readable({ read() {} })
      answer.push(text)
      const done = () => {
        clearTimeout(timer)
        message.off('data', discard)
        if (!senders.delete(message)) return
        answer.push(null)
        if (senders.size > 0) return
        beat?.stop()
        beat = undefined
      }
      const timer = setTimeout(() => message.destroy(), hearOutMs).unref()
      message.once('end', done).once('close', done)
      message.unpipe()
      message.pause()
      message.on('data', discard)
      senders.set(message, done)
      beat ??= every(beatSeconds, onBeat)
      return answer
    },
    /** Hears nobody any longer. */
    stop(): void {
      for (const message of [...senders.keys()]) message.destroy()
    },
  }
}
