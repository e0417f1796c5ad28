import type { Endpoint } from '@rp/contract/endpoint'
import type { Listeformat } from '@rp/contract/liste'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { createTurnstile } from '../turnstile.ts'
import { AppError } from './app-error.ts'
import { toComposed } from './composed.ts'
import { bodyWithVersion } from './if-match.ts'
import { JsonText } from './json-text.ts'
import type { ListExport } from './list-export.ts'
import { type AnswerFile, type ListFile, rowsAtOnce, sendListFile } from './list-file.ts'

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
/** Aliases and optional fields make answers loose; what is sent must still fit what the contract promises. */
type Answer<E extends Endpoint> = E['response'] extends z.ZodMiniType ? z.input<E['response']> : unknown

/** Of a list: one page of it, and a row. */
type PageOf<E extends Endpoint> = Extract<Output<E['response']>, { rader: readonly unknown[] }>
type PagedFile<E extends Endpoint> = ListFile<PageOf<E>['rader'][number], PageOf<E>>
type FileOf<E extends Endpoint> = [PageOf<E>] extends [never]
  ? AnswerFile<Output<E['response']>>
  : PagedFile<E>
/** Columns for the endpoint whose query may ask for a file (`filFelt`), and for no other. */
type Files<E extends Endpoint> = E['query'] extends z.ZodMiniType
  ? 'fil' extends keyof z.output<E['query']>
    ? [file: FileOf<E>]
    : []
  : []

export type Call<E extends Endpoint, Caller> = {
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: E['multipart'] extends true ? undefined : Output<E['body']>
  /** Null only where the endpoint is open. */
  readonly caller: E['access'] extends 'aapen' ? null : Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Finds out who calls and refuses who may not; returns null where the endpoint is open to anyone. */
export type Authorize<Caller> = (request: FastifyRequest, endpoint: Endpoint) => Promise<Caller | null>

type Whose = { readonly id: string }
/** Whose an open call is, where what it carries proves that: a key is one person's, and nobody else's call is answered with theirs. */
export type OwnerOf = (endpoint: Endpoint, body: unknown) => Promise<Whose | undefined>

/**
 * Carries a change out, unless it has been: what is sent again, with the same Idempotency-Key and `content`, is answered as it was.
 */
export type Repeat = (
  asked: { caller: Whose; request: FastifyRequest; content: unknown },
  work: () => Promise<unknown>,
) => Promise<unknown>

const isRepeatable = ({ method, multipart, response, repeated }: Endpoint): boolean =>
  method !== 'GET' && !multipart && response !== undefined && repeated === undefined

const fieldErrors = (error: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map(issue => [issue.path.join('.'), sentenceOf(issue)]))

/** The library's own English messages are not for people; ours are. */
const isOurs = ({ message }: { message: string }): boolean => !/^(Invalid|Too|Unrecognized)/.test(message)

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  const candidates = issue.code === 'invalid_union' ? [issue, ...issue.errors.flat()] : [issue]
  return candidates.find(isOurs)?.message ?? 'Verdien er ikke gyldig.'
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema | undefined,
  value: unknown,
): z.output<Schema> | undefined {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, toComposed(value ?? {}))
  if (parsed.success) return parsed.data
  throw new AppError('ugyldig_foresporsel', 'request does not fit the contract', {
    felt: fieldErrors(parsed.error),
  })
}

/** An id that cannot be one names nothing, and is answered like an object that does not exist. */
function parseParams(endpoint: Endpoint, value: unknown): unknown {
  if (!endpoint.params) return undefined
  const parsed = z.safeParse(endpoint.params, value)
  if (parsed.success) return parsed.data
  throw new AppError('ikke_funnet', 'malformed id')
}

const isForFile = (query: unknown): query is { fil: Listeformat } =>
  typeof query === 'object' && query !== null && 'fil' in query && query.fil !== undefined

/** A crowd that sends forms all at once is let in a few at a time, so that others' calls come between. */
const formsAtTheDoor = 4

/**
 * Makes the function with which features answer the endpoints of the contract: the caller is settled first, then the request
 * is parsed, then the handler runs. Every path of the specification that means the call is served by the same handler.
 */
export function createRoutes<Caller extends Whose | null>(
  app: FastifyInstance,
  authorize: Authorize<Caller>,
  options: { checkAnswers: boolean; collect: ListExport; repeat: Repeat; ownerOf: OwnerOf },
) {
  const atTheDoor = createTurnstile(formsAtTheDoor)
  const settle = (request: FastifyRequest, endpoint: Endpoint) =>
    endpoint.multipart ? atTheDoor(() => authorize(request, endpoint)) : authorize(request, endpoint)
  return function route<const E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E, Caller>) => Promise<Answer<E> | JsonText>,
    /** The list that the endpoint answers, as the file that its query may ask for. */
    ...[file]: Files<E>
  ): void {
    /** Who may ask for a page may have them all, by the same handler. */
    const sendFile = (call: Call<E, Caller>, { fil, ...asked }: { fil: Listeformat }) =>
      sendListFile(call.reply, file as PagedFile<E> | AnswerFile<PageOf<E>>, fil, {
        collect: options.collect,
        ask: async side => {
          const query = { ...asked, side, antall: rowsAtOnce } as Call<E, Caller>['query']
          const page = await handler({ ...call, query })
          return (page instanceof JsonText ? JSON.parse(page.text) : page) as PageOf<E>
        },
      })
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        config: { endpoint },
        handler: async (request, reply) => {
          const caller = await settle(request, endpoint)
          const params = parseParams(endpoint, request.params)
          const query = parse(endpoint.query, request.query)
          const body = endpoint.multipart
            ? undefined
            : parse(endpoint.body, bodyWithVersion(request, endpoint.body))
          const asked = { params, query, body, caller, request, reply } as Call<E, Caller>
          if (isForFile(query)) return sendFile(asked, query)
          const work = () => handler(asked)
          const owner = isRepeatable(endpoint) && (caller ?? (await options.ownerOf(endpoint, body)))
          const answer = owner
            ? await options.repeat({ caller: owner, request, content: [query, body] }, work)
            : await work()
          if (reply.sent || !endpoint.response) return answer
          const text = answer instanceof JsonText ? answer.text : undefined
          if (options.checkAnswers) z.parse(endpoint.response, JSON.parse(text ?? JSON.stringify(answer)))
          if (text !== undefined) reply.type('application/json; charset=utf-8')
          return reply.status(endpoint.status ?? 200).send(text ?? answer)
        },
      })
    }
  }
}
export type Route<Caller extends Whose | null> = ReturnType<typeof createRoutes<Caller>>

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
