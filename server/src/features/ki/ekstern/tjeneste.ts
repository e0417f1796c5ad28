import { EksternFeil } from './feil.ts'
import { postOnce } from './post.ts'
import { oppdrag } from './spoersmaal.ts'
import { Svar, svarskjema } from './svar.ts'

export type Tjeneste = {
  url: string
  modell: string
  noekkel?: string | undefined
  /** How long one answer may take, in seconds. */
  sekunder: number
}

/** A fence of Markdown around the answer, or a model's thoughts before it. */
const withoutWrapping = (text: string): string =>
  text
    .replace(/^\s*<think>[\s\S]*?<\/think>/u, '')
    .replace(/^\s*```[a-z]*\s*/iu, '')
    .replace(/\s*```\s*$/u, '')
    .trim()

/** The libraries are read in when the first document is sent, and not at all where nothing is. */
async function createModell({ url, modell, noekkel }: Tjeneste) {
  const [{ wrapLanguageModel, extractJsonMiddleware }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const tjeneste = createOpenAICompatible({
    name: 'ki',
    baseURL: url.replace(/\/+$/u, ''),
    ...(noekkel && { apiKey: noekkel }),
    supportsStructuredOutputs: true,
    fetch: postOnce,
  })
  return wrapLanguageModel({
    model: tjeneste.chatModel(modell),
    middleware: extractJsonMiddleware({ transform: withoutWrapping }),
  })
}

async function generate(t: Tjeneste, spoersmaal: string, abortSignal: AbortSignal): Promise<unknown> {
  const model = await createModell(t)
  const { generateText, jsonSchema, Output } = await import('ai')
  const schema = jsonSchema<unknown>(svarskjema)
  const { output } = await generateText({
    model,
    instructions: oppdrag,
    prompt: spoersmaal,
    output: Output.object({ schema, name: 'funn' }),
    maxRetries: 0,
    abortSignal,
  })
  return output
}

/** Our own error somewhere under what the libraries made of it. */
function ownFeil(error: unknown): EksternFeil | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at instanceof EksternFeil) return at
  return null
}

async function kodeOf(error: unknown): Promise<EksternFeil> {
  const own = ownFeil(error)
  if (own) return own
  const { AISDKError, APICallError } = await import('ai')
  if (APICallError.isInstance(error) && error.statusCode === undefined) return new EksternFeil('nede')
  if (AISDKError.isInstance(error)) return new EksternFeil('ugyldig_svar')
  return new EksternFeil('intern')
}

/**
 * Asks the service once.
 * @throws EksternFeil
 * @throws the signal's reason when it is aborted
 */
export async function spoer(t: Tjeneste, spoersmaal: string, signal: AbortSignal): Promise<Svar> {
  const tid = AbortSignal.timeout(t.sekunder * 1000)
  let output: unknown
  try {
    output = await generate(t, spoersmaal, AbortSignal.any([signal, tid]))
  } catch (error) {
    signal.throwIfAborted()
    throw tid.aborted ? new EksternFeil('for_tregt') : await kodeOf(error)
  }
  const parsed = Svar.safeParse(output)
  if (!parsed.success) throw new EksternFeil('ugyldig_svar')
  return parsed.data
}
