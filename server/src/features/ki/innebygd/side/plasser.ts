/** Where something stands in a text. */
export type Plass = { fra: number; til: number }

/** The first of places in the order of the text that ends behind `at`; their number when there is none. */
export function firstEndingAfter(places: readonly Plass[], at: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.til ?? 0) > at) high = middle
    else low = middle + 1
  }
  return low
}
