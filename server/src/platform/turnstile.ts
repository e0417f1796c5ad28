/** Lets at most `atOnce` pieces of work run at the same time; the rest wait in the order they came. */
export function createTurnstile(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
