import type { Clock } from '../../database.ts'

/** To count more than this, most of the table is read. */
const large = 10_000
const keptMs = 60_000
const keptAtMost = 200

/**
 * Counts what a filter leaves. A small number is counted each time; a large one is kept for a minute, since to count it costs more than
 * the page it stands above.
 */
export function createCounts<Sporring extends object>(
  now: Clock,
  count: (sporring: Sporring) => Promise<number>,
): (sporring: Sporring) => Promise<number> {
  const kept = new Map<string, { antall: number; until: number }>()
  return async sporring => {
    const key = keyOf(sporring)
    const known = kept.get(key)
    if (known && known.until > now().getTime()) return known.antall
    kept.delete(key)
    const antall = await count(sporring)
    if (antall <= large) return antall
    const [oldest] = kept.keys()
    if (kept.size >= keptAtMost && oldest !== undefined) kept.delete(oldest)
    kept.set(key, { antall, until: now().getTime() + keptMs })
    return antall
  }
}

const unordered = new Set(['sorter', 'retning', 'side', 'antall'])

const keyOf = (sporring: object): string =>
  JSON.stringify(
    Object.entries(sporring)
      .filter(([name, value]) => !unordered.has(name) && value)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
