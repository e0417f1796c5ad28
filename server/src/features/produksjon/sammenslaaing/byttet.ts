/** Fields of the one that stayed: what they were, and what the merge made of them. */
export type Byttet = Readonly<Record<string, { foer: unknown; satt: unknown }>>

/** What a merge sets in the one that stays. */
export const toByttet = <Kept extends object>(kept: Kept, changed: object): Byttet =>
  Object.fromEntries(
    Object.entries(changed).map(([navn, satt]) => [navn, { foer: kept[navn as keyof Kept], satt }]),
  )

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Of what a merge set in the one that stayed, what still stands there, as it was before. */
export function returning<Kept extends object>(kept: Kept, byttet: Byttet): Partial<Kept> {
  const own = Object.entries(byttet).filter(([navn, { satt }]) => same(kept[navn as keyof Kept], satt))
  return Object.fromEntries(own.map(([navn, { foer }]) => [navn, foer])) as Partial<Kept>
}
