import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the machine. */
const msPerTick = 10
const lookAgainMs = 20

/** Milliseconds of processor time that a process has had, all threads together; null where the system does not tell. */
function processorMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Behind the name, which may hold anything: the 14th and 15th field of proc(5), utime and stime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * msPerTick
  } catch {
    return null
  }
}

type Limits = {
  /** Milliseconds on the clock and on the processor. */
  ms: number
  /** Milliseconds on the clock for whoever has not had the processor for that long. */
  waitMs: number
}

/**
 * Tells work that is heavy from a machine that is busy: `heavy` when both clock and processor have gone for `ms`, `starved` when `waitMs`
 * have passed without it. Where the system does not tell of the processor, the clock counts alone.
 * @returns what stops it
 */
export function startClock(
  pid: number,
  { ms, waitMs }: Limits,
  onEnd: (why: 'heavy' | 'starved') => void,
): () => void {
  const had = processorMs(pid)
  const began = performance.now()
  let timer = setTimeout(look, Math.min(ms, waitMs))
  function look(): void {
    const passed = performance.now() - began
    const now = processorMs(pid)
    const used = had === null || now === null ? passed : now - had
    if (used >= ms) onEnd('heavy')
    else if (passed >= waitMs) onEnd('starved')
    else timer = setTimeout(look, Math.max(lookAgainMs, Math.min(ms - used, waitMs - passed)))
  }
  return () => clearTimeout(timer)
}
