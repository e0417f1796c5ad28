import type { DrawnPage } from '../../../platform/reading/draw-pages.ts'
import { EksternFeil } from './feil.ts'
import { postOnce } from './post.ts'
import type { Sendtside } from './sendt.ts'
import { createSpoersmaal, oppdrag, oppdragMedBilder } from './spoersmaal.ts'
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

/** What is asked about: the text, and pictures of some of its pages. */
export type Sendt = { sider: readonly Sendtside[]; bilder: readonly DrawnPage[] }

async function generate(t: Tjeneste, { sider, bilder }: Sendt, abortSignal: AbortSignal): Promise<unknown> {
  const model = await createModell(t)
  const { generateText, jsonSchema, Output } = await import('ai')
  const schema = jsonSchema<unknown>(svarskjema)
  const { output } = await generateText({
    model,
    instructions: bilder.length > 0 ? oppdragMedBilder : oppdrag,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: createSpoersmaal(sider, bilder) },
          ...bilder.map(({ jpeg }) => ({ type: 'file' as const, mediaType: 'image/jpeg', data: jpeg })),
        ],
      },
    ],
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

/** Of the key, the purse, the pace and the length. Any other refusal may be of the pictures; llama.cpp says 500 where it has no eyes. */
const notOfPictures = new Set([401, 402, 403, 408, 413, 429])
const mayBeOfPictures = (error: unknown): boolean => {
  const status = ownFeil(error)?.status ?? 0
  return status === 500 || (status >= 400 && status < 500 && !notOfPictures.has(status))
}

/**
 * Asks the service once, and without the pictures where it refused them. `bildesvar` is told when it answers to pictures, or without them.
 * @throws EksternFeil
 * @throws the signal's reason when it is aborted
 */
export async function spoer(
  t: Tjeneste,
  sendt: Sendt,
  signal: AbortSignal,
  bildesvar: (svar: { avvist: boolean; status?: number | undefined }) => void = () => {},
): Promise<Svar> {
  const tid = AbortSignal.timeout(t.sekunder * 1000)
  const stop = AbortSignal.any([signal, tid])
  let output: unknown
  try {
    output = await generate(t, sendt, stop).then(
      answer => {
        if (sendt.bilder.length > 0) bildesvar({ avvist: false })
        return answer
      },
      async error => {
        if (sendt.bilder.length === 0 || !mayBeOfPictures(error)) throw error
        const answer = await generate(t, { ...sendt, bilder: [] }, stop)
        bildesvar({ avvist: true, status: ownFeil(error)?.status })
        return answer
      },
    )
  } catch (error) {
    signal.throwIfAborted()
    throw tid.aborted ? new EksternFeil('for_tregt') : await kodeOf(error)
  }
  const parsed = Svar.safeParse(output)
  if (!parsed.success) throw new EksternFeil('ugyldig_svar')
  return parsed.data
}
