import { setImmediate } from 'node:timers/promises'

/** Half a frame: what others wait for, besides their own work. */
const mostMs = 8

/** Lets others have their turn when the work between two calls has taken long enough. */
export function createPause(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < mostMs) return undefined
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}
