/** To count more than this, most of the table is read. */
const large = 10_000
/** A page is found faster than this many are counted. */
const middling = 1000
const keptMs = (antall: number) => (antall > large ? 60_000 : antall > middling ? 5_000 : 0)
const keptAtMost = 200

type Counted = { antall: number; until: number; mark: string | undefined }

/**
 * Counts what a filter leaves. A small number is counted each time; one above a thousand is kept for five seconds and one above ten
 * thousand for a minute, since to count it costs more than the page it stands above. With a mark of what is counted, any number is
 * kept, as long as the mark is the same.
 */
export function createCounts<Sporring extends object>(now: () => Date) {
  const kept = new Map<string, Counted>()
  return async (sporring: Sporring, count: () => Promise<number>, mark?: string): Promise<number> => {
    const key = keyOf(sporring)
    const known = kept.get(key)
    if (known && (mark === undefined ? known.until > now().getTime() : known.mark === mark))
      return known.antall
    kept.delete(key)
    const antall = await count()
    if (mark === undefined && keptMs(antall) === 0) return antall
    const [oldest] = kept.keys()
    if (kept.size >= keptAtMost && oldest !== undefined) kept.delete(oldest)
    kept.set(key, { antall, until: now().getTime() + keptMs(antall), mark })
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
