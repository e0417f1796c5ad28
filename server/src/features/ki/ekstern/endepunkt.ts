import { oppdrag, Svar } from './svar.ts'

export type Endepunkt = { url: string; modell: string; noekkel: string | undefined; timeoutMs: number }

const bytesAtMost = 2 ** 20

/** Follows nobody elsewhere, and stops listening to an answer that does not end. */
const carefulFetch: typeof fetch = async (address, options) => {
  const answer = await fetch(address, { ...options, redirect: 'error' })
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      bytes += chunk.byteLength
      if (bytes > bytesAtMost) out.error(new Error('the answer is too long'))
      else out.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body?.pipeThrough(limit) ?? null, { status, statusText, headers })
}

/**
 * Asks once, and waits no longer than the time limit.
 * @throws where there is no answer that fits the schema
 */
export async function spoer(endepunkt: Endepunkt, tekst: string, signal: AbortSignal): Promise<Svar> {
  // Loaded by the first question: a portal without an external engine never needs them.
  const [{ extractJsonMiddleware, generateText, Output, wrapLanguageModel }, { createOpenAICompatible }] =
    await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])
  const provider = createOpenAICompatible({
    name: 'ki',
    baseURL: endepunkt.url,
    ...(endepunkt.noekkel && { apiKey: endepunkt.noekkel }),
    // Without it the schema is never sent.
    supportsStructuredOutputs: true,
    fetch: carefulFetch,
  })
  const model = wrapLanguageModel({
    model: provider(endepunkt.modell),
    // Many models wrap their JSON in a Markdown fence.
    middleware: extractJsonMiddleware(),
  })
  const { output } = await generateText({
    model,
    output: Output.object({ schema: Svar }),
    system: oppdrag,
    prompt: `<dokument>\n${tekst.replaceAll('</dokument>', '')}\n</dokument>`,
    temperature: 0,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(endepunkt.timeoutMs)]),
  })
  return output
}
