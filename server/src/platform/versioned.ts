/**
 * Keeps what is dear to make for as long as its version stands.
 *
 * The version is read before the value is made, so a value may be newer than its version but never older. Callers that come while it
 * is being made share the making; one that fails is made again by the next caller.
 *
 * @param readVersion cheap, and right across processes; asked each time
 */
export function createVersioned<T>(
  readVersion: () => Promise<string>,
  make: () => Promise<T>,
): () => Promise<T> {
  let kept: { version: string; value: Promise<T> } | null = null
  return async () => {
    const version = await readVersion()
    if (kept?.version === version) return kept.value
    const made = { version, value: make() }
    kept = made
    made.value.catch(() => {
      if (kept === made) kept = null
    })
    return made.value
  }
}
