/** `Bruk` as it came, an object or a list, as one line of text for each entry. */
export const describeBruk = (bruk: unknown): string[] =>
  (Array.isArray(bruk) ? bruk : [bruk]).map(describe).filter(line => line !== '')

/** What is known to stand there, as staff would say it; the rest is shown by its own name. */
const names: Readonly<Record<string, string>> = {
  year: 'År',
  aar: 'År',
  episoder: 'Episoder',
  mediehus: 'Mediehus',
  kanal: 'Kanal',
  premiere: 'Premiere',
}

function describe(entry: unknown): string {
  if (entry === null || typeof entry !== 'object') return String(entry ?? '')
  const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return Object.entries(entry)
    .map(([name, value]) => `${names[name] ?? name}: ${shown(value)}`)
    .join(', ')
}
