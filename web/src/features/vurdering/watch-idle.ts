const kinds = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Tells when the page has been left untouched for `ms` milliseconds, and when it is touched again.
 * @returns what ends the watch
 */
export function watchIdle(page: EventTarget, ms: number, tell: (idle: boolean) => void): () => void {
  const goIdle = () => {
    timer = null
    tell(true)
  }
  let timer: ReturnType<typeof setTimeout> | null = setTimeout(goIdle, ms)
  const note = () => {
    if (timer === null) tell(false)
    else clearTimeout(timer)
    timer = setTimeout(goIdle, ms)
  }
  for (const kind of kinds) page.addEventListener(kind, note, { passive: true })
  return () => {
    if (timer !== null) clearTimeout(timer)
    for (const kind of kinds) page.removeEventListener(kind, note)
  }
}
