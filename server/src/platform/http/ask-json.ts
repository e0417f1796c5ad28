/** Why another service gave no answer to use: not reached, too slow, or not JSON of a fair size. */
export type AskFailure = 'nede' | 'tregt' | 'uleselig'

export class AskError extends Error {
  readonly failure: AskFailure

  constructor(failure: AskFailure, cause?: unknown) {
    super(`the other service: ${failure}`, { cause })
    this.name = 'AskError'
    this.failure = failure
  }
}

type Limits = {
  /** From the first step to the last byte of the answer. */
  timeoutMs: number
  maxBytes: number
}

/** @throws AskError `uleselig` when there is more than that */
async function readText(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AskError('uleselig')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AskError('uleselig', cause)
  }
}

/**
 * Asks another service once, and follows it nowhere else. What it says is not trusted: the caller parses `body`.
 * @returns the body of a good answer (200), and null with any other status below 500
 * @throws AskError
 */
export async function askJson(address: URL, { timeoutMs, maxBytes }: Limits) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(address, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    })
    if (answer.status >= 500) throw new AskError('nede')
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return { status: answer.status, body: null }
    }
    return { status: 200, body: parseJson(await readText(answer.body, maxBytes)) }
  } catch (cause) {
    if (cause instanceof AskError) throw cause
    throw new AskError(signal.aborted ? 'tregt' : 'nede', cause)
  }
}
