/** What the page of one screen has more than the others: the web's build makes it of its table of screens (web/skjermer.ts). */
export type Skjerm = {
  path: string
  /** For web/public/start.js: its scripts, and what it asks for. */
  start: string
  deler: string
  skall: string
}

const patternOf = (path: string): RegExp => {
  const parts = path.split('/').filter(Boolean)
  const pattern = parts.map(part =>
    part.startsWith(':') ? (part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+') : `/${part}`,
  )
  return new RegExp(`^${pattern.join('')}/?$`, 'i')
}

/** Finds the screen at an address. Without one it is drawn as not found, and must be answered as such. */
export function createFindSkjerm<One extends { path: string }>(
  skjermer: readonly One[],
): (address: string) => One | undefined {
  // What is named comes before what may be anything.
  const patterns = skjermer
    .map(skjerm => ({ skjerm, pattern: patternOf(skjerm.path) }))
    .toSorted((a, b) => Number(a.skjerm.path.includes(':')) - Number(b.skjerm.path.includes(':')))
  return address => patterns.find(({ pattern }) => pattern.test(address))?.skjerm
}
