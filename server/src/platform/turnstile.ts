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

/** What one person may have: so many pieces of work at the same time, and so many more that wait. */
export type Share = { readonly atOnce: number; readonly waiting: number }

/**
 * A turnstile for each person, so that whoever asks for much waits for themselves and not for others. What waits takes nobody's room.
 * @param refuse what is thrown to whoever has no room left to wait in, before any work
 */
export function createOwnTurnstile(refuse: () => Error) {
  const people = new Map<string, { inTurn: ReturnType<typeof createTurnstile>; inside: number }>()
  return async function inOwnTurn<T>(who: string, share: Share, work: () => Promise<T>): Promise<T> {
    const person = people.get(who) ?? { inTurn: createTurnstile(share.atOnce), inside: 0 }
    if (person.inside >= share.atOnce + share.waiting) throw refuse()
    people.set(who, person)
    person.inside++
    try {
      return await person.inTurn(work)
    } finally {
      if (--person.inside === 0) people.delete(who)
    }
  }
}

/** Tells work that has a place whether it is to go, so that somebody who waits gets in. */
export type Place = {
  /** Places that others wait for and that nobody has been asked to leave as yet. */
  readonly wanted: number
  /** Whether the same person has taken another place since, so that the other one would go first. */
  readonly hasYounger: boolean
  /** Says that this place will soon be free. */
  leave(): void
}

type Held = { who: string; isLeaving: boolean }

/** So many places for everybody. One that becomes free goes to the person who has the fewest, and of those to who has waited longest. */
export function createFairPlaces(places: number) {
  const held = new Set<Held>()
  let waiting: { one: Held; enter(): void }[] = []
  const of = (who: string) => [...held].filter(other => other.who === who)
  const letIn = () => {
    while (held.size < places && waiting.length > 0) {
      const counts = waiting.map(({ one }) => of(one.who).length)
      const next = waiting[counts.indexOf(Math.min(...counts))]
      waiting = waiting.filter(other => other !== next)
      next?.enter()
    }
  }
  const placeOf = (one: Held): Place => ({
    get wanted() {
      return waiting.length - [...held].filter(({ isLeaving }) => isLeaving).length
    },
    get hasYounger() {
      return of(one.who).findLast(({ isLeaving }) => !isLeaving) !== one
    },
    leave: () => {
      one.isLeaving = true
    },
  })
  return async function inPlace<T>(who: string, work: (place: Place) => Promise<T>): Promise<T> {
    const one: Held = { who, isLeaving: false }
    await new Promise<void>(resolve => {
      waiting.push({
        one,
        enter: () => {
          held.add(one)
          resolve()
        },
      })
      letIn()
    })
    try {
      return await work(placeOf(one))
    } finally {
      held.delete(one)
      letIn()
    }
  }
}
