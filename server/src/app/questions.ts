import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from '../platform/start-error.ts'

export type Questions = {
  /** Asks, and waits for a line. Of a hidden answer nothing is shown, not even its length. */
  ask(question: string, options?: { hidden: boolean }): Promise<string>
  close(): void
}

/**
 * Questions to the person at a terminal.
 * @throws StartError (from `ask`) when the person ends the input instead: Ctrl-C, Ctrl-D
 */
export function createQuestions(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Questions {
  // Also between questions: what is typed too early may be the password.
  let hidden = true
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) output.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input, output: echo, terminal: true })
  terminal.on('line', () => {
    hidden = true
  })
  // As an iterator it keeps lines that are pasted before they are asked for.
  const lines = terminal[Symbol.asyncIterator]()
  return {
    async ask(question, options) {
      output.write(question)
      hidden = options?.hidden === true
      const { value, done } = await lines.next()
      if (options?.hidden) output.write('\n')
      if (done) throw new StartError('Avbrutt.')
      return value
    },
    close: () => terminal.close(),
  }
}
