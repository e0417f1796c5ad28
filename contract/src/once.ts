/**
 * What is made when it is first asked for, and kept. What formats and sorts in Norwegian takes some milliseconds each to make, which a
 * screen that does not show it shall not wait for.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
