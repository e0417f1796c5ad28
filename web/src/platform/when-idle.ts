/** Does what nobody waits for when the browser has nothing else to do. @returns what takes it back */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  const ask = window.requestIdleCallback ?? ((later: () => void) => window.setTimeout(later, 200))
  const cancel = window.cancelIdleCallback ?? window.clearTimeout
  const asked = ask(() => work())
  return () => cancel(asked)
}
