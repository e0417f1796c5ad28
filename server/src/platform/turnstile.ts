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

type Share = {
  /** Pieces of work of one person that run at the same time. */
  atOnce: number
  /** How many more of theirs may wait. */
  waiting: number
  /** How many of everybody's may run and wait. */
  inAll: number
  /** What is thrown to whoever comes when there is no room; `own` when it is their own work that fills it. */
  refuse: (own: boolean) => Error
}

/**
 * A turnstile for each person, so that whoever asks for much waits for themselves and not for others.
 * @throws what `refuse` makes, before any work, when there is no room to wait
 */
export function createFairTurnstile({ atOnce, waiting, inAll, refuse }: Share) {
  const people = new Map<string, { inTurn: ReturnType<typeof createTurnstile>; inside: number }>()
  let inside = 0
  return async function inOwnTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    const person = people.get(who) ?? { inTurn: createTurnstile(atOnce), inside: 0 }
    if (person.inside >= atOnce + waiting) throw refuse(true)
    if (inside >= inAll) throw refuse(false)
    people.set(who, person)
    person.inside++
    inside++
    try {
      return await person.inTurn(work)
    } finally {
      inside--
      if (--person.inside === 0) people.delete(who)
    }
  }
}
