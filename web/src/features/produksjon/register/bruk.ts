/** `Bruk` as it came, an object or a list, as one line of text for each entry. */
export const describeBruk = (bruk: unknown): string[] =>
  (Array.isArray(bruk) ? bruk : [bruk]).map(describe).filter(line => line !== '')

function describe(entry: unknown): string {
  if (entry === null || typeof entry !== 'object') return String(entry ?? '')
  const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return Object.entries(entry)
    .map(([name, value]) => `${name}: ${shown(value)}`)
    .join(', ')
}
