/** Deeper than any call of the contract: what only wants to exhaust the stack is left to the schema. */
const deepest = 50

/**
 * What came in with every text of it in composed form (NFC), as it is stored and compared: «å» is one character, not two. Passwords are composed
 * further before they are compared, so that this changes nothing of them.
 */
export function toComposed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map(one => toComposed(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toComposed(one, depth + 1)]))
}
