import { sql } from 'kysely'
import type pg from 'pg'

const mark = '/*ahead*/'
/** Ends a statement whose answer nobody reads (`modifyEnd`, or at the end of a template), so that nobody waits for it either. */
export const ahead = sql`/*ahead*/`

type Send = (sql: string, parameters: readonly unknown[]) => Promise<unknown>

/** Sent and not waited for at a time: after so many the next one is, so that a long loop lets others come between. */
const aheadAtMost = 16

const begins = /^(begin|start transaction)\b/
const isEnd = (text: string): boolean => text === 'commit' || text === 'rollback'
const nothing = { command: '', rowCount: 0, rows: [] }

/**
 * Within a transaction, its beginning and statements that end with `ahead` are sent without waiting for their answers: they reach the
 * server in the same order, one trip later at the most. What one of them fails with is thrown by the next statement that is waited for,
 * which the commit always is, and nothing of the transaction is kept.
 */
export function sendAhead(client: pg.ClientBase, send: Send): Send {
  let sent: Promise<unknown>[] = []
  let isInside = false
  // Only then: a COPY, on a connection that was taken from the pool by hand, cannot be sent so.
  const setPipeline = (is: boolean) => Object.assign(client, { pipeline: is })

  async function settle(answer: Promise<unknown>): Promise<unknown> {
    const before = sent
    sent = []
    // All are answered before anything else is sent: the connection tells answers apart by their order alone. The first failure is why
    // those behind it fail.
    const outcomes = await Promise.allSettled([...before, answer])
    const failed = outcomes.find(outcome => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return answer
  }

  return async (text, parameters) => {
    const isBeginning = begins.test(text)
    if (isBeginning) setPipeline(true)
    isInside ||= isBeginning
    const answer =
      text === 'rollback'
        ? Promise.allSettled(sent.splice(0)).then(() => send(text, parameters))
        : send(text, parameters)
    const mayWait = isInside && text.endsWith(mark) && sent.length < aheadAtMost
    if (isBeginning || mayWait) {
      // It is told by what follows.
      answer.catch(() => {})
      sent.push(answer)
      return nothing
    }
    if (!isEnd(text)) return settle(answer)
    isInside = false
    return settle(answer).finally(() => setPipeline(false))
  }
}
