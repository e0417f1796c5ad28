/** A seeded source of chance: the same seed gives the same demo on every machine. */
export type Rng = {
  /** 0 (included) to 1 (excluded). */
  readonly next: () => number
  /** A whole number from `from` to `to`, both included. */
  readonly int: (from: number, to: number) => number
  readonly chance: (probability: number) => boolean
  /** One of the list; throws on an empty one. */
  readonly pick: <T>(list: readonly T[]) => T
  /** A source of its own for a part of the demo, so that a change in one part leaves the others as they were. */
  readonly fork: (label: string) => Rng
}

/** Makes a source from a seed (mulberry32: small, fast, good enough for made-up data, never for secrets). */
export function createRng(seed: number): Rng {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)]
    if (chosen === undefined) throw new Error('The demo picked from an empty list.')
    return chosen
  }
  return {
    next,
    int,
    pick,
    chance: probability => next() < probability,
    fork: label => createRng(hash(label, seed)),
  }
}

/** FNV-1a over the label, started from the seed. */
function hash(label: string, seed: number): number {
  let value = (2_166_136_261 ^ seed) >>> 0
  for (const character of label) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  }
  return value
}
