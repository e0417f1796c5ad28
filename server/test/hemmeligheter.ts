import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLog, secretNames } from '../src/platform/log.ts'

/** Shorter ones are found by chance, and are no secrets that anybody could use later. */
const shortest = 11
/** What a login service sends back: secret on the way in, while an answer's `code` is the name of an error. */
const onlyAsked = ['code', 'state', 'nettleser']
/** What staff, members and programs send and get that is a secret, under whatever name. */
const ownShapes = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+|(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(part => typeof part === 'string')

/** Remembers the secrets of a whole run, and finds the ones that came into its log. */
export function createHemmeligheter() {
  const byStart = new Map<string, Set<string>>()
  function add(secret: string): void {
    if (secret.length < shortest) return
    const start = secret.slice(0, shortest)
    byStart.set(start, (byStart.get(start) ?? new Set()).add(secret))
  }
  function collect(value: unknown, names: readonly string[]): void {
    // A list of what is left, since a hostile body may be deeper than the stack.
    const left = [value]
    for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop())
      for (const [name, part] of next !== null && typeof next === 'object' ? Object.entries(next) : []) {
        if (names.includes(name)) for (const text of textsIn(part)) add(text)
        left.push(part)
      }
  }
  return {
    add,
    /** A call's body or query. */
    addAsked: (value: unknown) => collect(value, [...secretNames, ...onlyAsked]),
    addAnswered: (value: unknown) => collect(value, secretNames),
    /** @param address of a mail's button; what is after `#` opens something */
    addLenke: (address: string | undefined) => add(address?.split('#')[1] ?? ''),
    count: () => byStart.size,
    /** The lines of the log in which one of them stands, or what looks like one of ours. */
    findIn(log: string): string[] {
      const hasSecret = (line: string): boolean => {
        for (let at = 0; at + shortest <= line.length; at++)
          for (const secret of byStart.get(line.slice(at, at + shortest)) ?? [])
            if (line.startsWith(secret, at)) return true
        return line.search(ownShapes) >= 0
      }
      return log.split('\n').filter(hasSecret)
    },
  }
}
export type Hemmeligheter = ReturnType<typeof createHemmeligheter>

const parsed = (payload: unknown): unknown => {
  if (typeof payload !== 'string' || !payload.startsWith('{')) return null
  return JSON.parse(payload)
}

/** Listens to every call that an app answers. */
function listenTo(app: FastifyInstance, hemmeligheter: Hemmeligheter): void {
  app.addHook('preHandler', async (request: FastifyRequest) => {
    hemmeligheter.addAsked(request.body)
    hemmeligheter.addAsked(request.query)
  })
  app.addHook('onSend', async (_request, _reply, payload) => {
    hemmeligheter.addAnswered(parsed(payload))
  })
}

type Mail = { letter: { link?: { url: string } | undefined } }

/** The log of a portal under test, which no secret of the test may have come into when it closes. */
export function createWatchedLog() {
  const lines: string[] = []
  const hemmeligheter = createHemmeligheter()
  return {
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    text: () => lines.join(''),
    listenTo: (app: FastifyInstance) => listenTo(app, hemmeligheter),
    addMails: (mails: readonly Mail[]) => {
      for (const { letter } of mails) hemmeligheter.addLenke(letter.link?.url)
    },
    /** @throws Error with the first lines that hold a secret */
    requireClean(): void {
      const found = hemmeligheter.findIn(lines.join(''))
      if (found.length > 0) throw new Error(`secrets in the log:\n${found.slice(0, 10).join('\n')}`)
    },
  }
}
