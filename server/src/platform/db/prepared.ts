import crypto from 'node:crypto'
import { sql } from 'kysely'

/**
 * A statement that begins with this is parsed and planned once on each connection. Only for one that is asked all the time, whose best
 * plan does not depend on its values, and that is written in few ways: each way stays with the connection. It names its columns: once a
 * newer process has added one, the server refuses a prepared `*` on every connection that knows it ("cached plan must not change result
 * type").
 */
export const prepare = '/*prepare*/'
/** The same, to begin a template with, or for `modifyFront`. */
export const prepared = sql`/*prepare*/`

/** Of a statement that is built, in which it stands after the first word (`modifyFront`). */
const isPrepared = /^(select )?\/\*prepare\*\//

const names = new Map<string, string>()

const hasStar = /^select \/\*prepare\*\/ (\*|.*?"\w+"\.\*)/

/**
 * The name that the driver prepares a statement under; undefined for those that are planned anew each time.
 * @throws Error where it does not name its columns
 */
export function preparedName(text: string): string | undefined {
  if (!isPrepared.test(text)) return undefined
  if (hasStar.test(text)) throw new Error('a prepared statement names its columns')
  const name = names.get(text) ?? crypto.createHash('sha256').update(text).digest('base64url').slice(0, 32)
  names.set(text, name)
  return name
}
