const room = 20_000

/** What `instrument` calls around every place: notes that it decided, and answers as if it were not there while it is switched off. */
export function createBrytere() {
  const decided = new Uint8Array(room)
  const off = new Uint8Array(room)
  /** What decided while the engine was loaded: nothing tells any more what it did. */
  const atLoad = new Set<number>()
  let isLoading = true
  /** Patterns, and texts that patterns are made of, by what they say. */
  const tags = new Map<string, number>()

  function note(at: number, decides: boolean): boolean {
    if (!decides) return false
    decided[at] = 1
    if (isLoading) atLoad.add(at)
    return off[at] === 1
  }
  function tag(at: number, value: unknown, depth = 0): void {
    if (value instanceof RegExp) tags.set(value.source, at)
    else if (typeof value === 'string') tags.set(value.replace(/(?<!\\)\//gu, '\\/'), at)
    else if (value && typeof value === 'object' && depth < 3)
      for (const one of Object.values(value))
        if (typeof one !== 'string' || /[\\(]/u.test(one)) tag(at, one, depth + 1)
  }
  const calls = {
    sann: (at: number, value: unknown) => (note(at, Boolean(value)) ? false : value),
    usann: (at: number, value: unknown) => (note(at, !value) ? true : value),
    noe: (at: number, value: unknown) => (note(at, value !== null && value !== undefined) ? null : value),
    liste: (at: number, value: Iterable<unknown>) => {
      const list = [...value]
      return note(at, list.length > 0) ? [] : list
    },
    kjede: (at: number, name: 'replace', owner: string, args: [string, string]) => {
      const after = owner[name](...args)
      return note(at, after.length !== owner.length || (typeof after === 'string' && after !== owner))
        ? owner
        : after
    },
    post: (at: number, value: unknown) => {
      tag(at, value)
      return value
    },
  }
  Object.assign(globalThis, { __bt: calls })

  const { exec } = RegExp.prototype
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const found = exec.call(this, text)
    const at = found === null ? undefined : tags.get(this.source)
    if (at === undefined || !note(at, true)) return found
    this.lastIndex = 0
    return null
  }

  return {
    atLoad,
    reset: () => {
      isLoading = false
      decided.fill(0)
    },
    list: () => [...decided.keys()].filter(at => decided[at] === 1),
    switchOff: (at: number) => {
      off[at] = 1
    },
    switchOn: (at: number) => {
      off[at] = 0
    },
  }
}
