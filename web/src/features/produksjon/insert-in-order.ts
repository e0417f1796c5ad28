import { once } from '@rp/contract/once'
import type { Produksjon } from '@rp/contract/produksjon'

/** Norwegian order; one for all, since it takes milliseconds to make. */
export const collator = once(() => new Intl.Collator('nb'))

/** The place of a title in a list that is in Norwegian order: after those that are the same. */
function placeOf(list: readonly Produksjon[], tittel: string): number {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (collator().compare(list[middle]?.Produksjonstittel ?? '', tittel) > 0) to = middle
    else from = middle + 1
  }
  return from
}

/** Puts productions in their places in a list; both are in Norwegian order of title. One that is there already stays as it is. */
export function insertInOrder(list: readonly Produksjon[], nye: readonly Produksjon[]): Produksjon[] {
  const wanted = new Set(nye.map(row => row._id))
  for (const row of list) wanted.delete(row._id)
  const parts: (readonly Produksjon[])[] = []
  let from = 0
  for (const row of nye.filter(({ _id }) => wanted.has(_id))) {
    const to = Math.max(from, placeOf(list, row.Produksjonstittel))
    parts.push(list.slice(from, to), [row])
    from = to
  }
  return [...parts.flat(), ...list.slice(from)]
}
