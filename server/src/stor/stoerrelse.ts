import { createRng, type Rng } from '../demo/rng.ts'

/** How much there is of everything. */
export type Stoerrelse = {
  produksjoner: number
  selskaper: number
  /** Spread over the viewing years. */
  sendelister: number
  brukere: number
  dokumenter: number
  registreringer: number
}

const hel: Stoerrelse = {
  produksjoner: 50_000,
  selskaper: 700,
  sendelister: 200_000,
  brukere: 20_000,
  dokumenter: 100_000,
  registreringer: 250_000,
}

export const stoerrelser = Object.keys(hel) as (keyof Stoerrelse)[]

/** So large a share of the whole, with at least some of each. @param valgt instead of the share of these */
export function createStoerrelse(skala = 1, valgt: Partial<Stoerrelse> = {}): Stoerrelse {
  const entries = Object.entries(hel).map(([name, antall]) => [
    name,
    Math.max(20, Math.round(antall * skala)),
  ])
  const stoerrelse = { ...(Object.fromEntries(entries) as Stoerrelse), ...valgt }
  // Every document has at least one.
  return { ...stoerrelse, registreringer: Math.max(stoerrelse.registreringer, stoerrelse.dokumenter) }
}

/** Ids that are the same each time, spread as those of the portal are. */
export function createIds(rng: Rng): () => string {
  const word = () => Math.floor(rng.next() * 2 ** 32)
  const hex = (value: number) => value.toString(16).padStart(8, '0')
  return () => {
    const [a, b, c, d] = [hex(word()), hex(word()), hex(word()), hex(word())]
    return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`
  }
}

/** A source for each part, so that one part's size leaves the others as they are. */
export const createKilder = (seed = 2023) => {
  const rng = createRng(seed)
  return { rng: (del: string) => rng.fork(del), ids: (del: string) => createIds(rng.fork(`id:${del}`)) }
}
export type Kilder = ReturnType<typeof createKilder>
